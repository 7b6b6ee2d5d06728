import { sql } from 'kysely';
import { accessTo, isSeen } from '#hive-core/authorization.ts';
import type { Access } from '#platform/access/access.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { HiveId, UserId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';
import { columnsOf, valuesOf } from '#platform/resource/fields.ts';
import type { HiveTagCode } from './hive-tag.ts';
import { type HiveTagFields, hiveTagFields } from './hive-tag-fields.ts';

type Db = Pick<Context, 'db'>;

export interface StoredTag extends HiveTagFields {
  /** What the person may do with the hive. */
  access: Access;
}

/** The person's tags by number, or the one with this number; those of hives that they see no more are left out. */
export async function ownTagsOf(context: SignedInContext, number?: string): Promise<StoredTag[]> {
  const own = context.db
    .selectFrom('hive_tags')
    .innerJoin('hives', 'hives.id', 'hive_tags.hive_id')
    .select(['hive_tags.tag', 'hive_tags.action', 'hive_tags.hive_id'])
    .select(accessTo(context).as('access'))
    .where('hive_tags.user_id', '=', context.user.id)
    .where(isSeen(context))
    .where('hives.deleted_at', 'is', null)
    .orderBy('hive_tags.tag');
  const rows = await (number === undefined ? own : own.where('hive_tags.tag', '=', number)).execute();
  return rows.map((row) => ({ ...valuesOf(hiveTagFields, row), access: row.access }));
}

/** @returns false when the person has a tag with this number already. */
export async function insertTag({ db }: Db, ownerId: UserId, tag: HiveTagFields, at: Date): Promise<boolean> {
  const row = await db
    .insertInto('hive_tags')
    .values({ ...columnsOf(hiveTagFields, tag), user_id: ownerId, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'tag']).doNothing())
    .returning('tag')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns false when the person has no tag with this number. */
export async function deleteTag({ db }: Db, ownerId: UserId, number: string): Promise<boolean> {
  const row = await db
    .deleteFrom('hive_tags')
    .where('user_id', '=', ownerId)
    .where('tag', '=', number)
    .returning('tag')
    .executeTakeFirst();
  return row !== undefined;
}

/** The tags of hives that go become free; what is printed on them stays good for another hive. */
export async function freeTagsOfHives({ db }: Db, hiveIds: readonly HiveId[]): Promise<void> {
  await db.deleteFrom('hive_tags').where('hive_id', '=', anyOf(hiveIds)).execute();
}

/** Keeps these codes for the numbers that have none yet. */
export async function insertMissingCodes(
  { db }: Db,
  ownerId: UserId,
  codes: readonly HiveTagCode[],
  at: Date,
): Promise<void> {
  await db
    .insertInto('hive_tag_codes')
    .values(codes.map(({ number, code }) => ({ user_id: ownerId, tag: number, code, created_at: at })))
    .onConflict((conflict) => conflict.columns(['user_id', 'tag']).doNothing())
    .execute();
}

/** Codes of these numbers, by number. */
export function codesOf({ db }: Db, ownerId: UserId, numbers: readonly string[]): Promise<HiveTagCode[]> {
  return db
    .selectFrom('hive_tag_codes')
    .select(['tag as number', 'code'])
    .where('user_id', '=', ownerId)
    .where('tag', '=', sql<string>`any(${numbers}::text[])`)
    .orderBy('tag')
    .execute();
}

/** Whose tag a printed code is, and which. */
export function codeByText({ db }: Db, code: string) {
  return db
    .selectFrom('hive_tag_codes')
    .select(['user_id as ownerId', 'tag as number'])
    .where('code', '=', code)
    .executeTakeFirst();
}
