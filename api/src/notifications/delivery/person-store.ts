import { languageFor } from '@skep/domain';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';

/** Email address and language of a person. */
export async function personToNotify({ db }: Pick<Context, 'db'>, id: UserId) {
  const row = await db
    .selectFrom('users')
    .select(['email', 'email_verified_at as verifiedAt', 'locale'])
    .where('id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      email: row.email,
      isProved: row.verifiedAt !== null,
      language: languageFor(row.locale === null ? [] : [row.locale]),
    }
  );
}

export async function languageOf(context: Pick<Context, 'db'>, id: UserId): Promise<string> {
  return (await personToNotify(context, id))?.language ?? languageFor([]);
}
