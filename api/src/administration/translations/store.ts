import type { LanguageCode } from '@skep/domain';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';

type Db = Pick<Context, 'db'>;

export interface MessageKey {
  language: LanguageCode;
  package: string;
  id: string;
}

/** Everything that translators have ever touched; in one language, or in all. */
export async function edits({ db }: Db, language?: LanguageCode) {
  let found = db
    .selectFrom('translations')
    .leftJoin('users', 'users.id', 'translations.changed_by')
    .select(['language', 'package', 'message_id as id', 'text', 'english', 'revision'])
    .select(['is_reviewed as isReviewed', 'changed_at as changedAt', 'users.name as changedBy']);
  if (language !== undefined) found = found.where('language', '=', language);
  return found.execute();
}

export type EditRow = Awaited<ReturnType<typeof edits>>[number];

export interface NewEdit extends MessageKey {
  /** Undefined: taken back. */
  text: string | undefined;
  english: string;
  isReviewed: boolean;
  at: Date;
  by: UserId;
}

/**
 * Saves an edit of what the translator has seen as `revision`.
 * @returns false when another translator was faster.
 */
export async function saveEdit({ db }: Db, edit: NewEdit, revision: number): Promise<boolean> {
  const row = {
    package: edit.package,
    message_id: edit.id,
    language: edit.language,
    text: edit.text ?? null,
    english: edit.english,
    is_reviewed: edit.isReviewed,
    revision: revision + 1,
    changed_at: edit.at,
    changed_by: edit.by,
  };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('translations')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['language', 'package', 'message_id'])
        .doUpdateSet(row)
        .where('translations.revision', '=', revision),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
