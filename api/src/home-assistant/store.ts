import type { Context } from '#platform/context/context.ts';
import type { HiveId, UserId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';

type Db = Pick<Context, 'db'>;

/** Twice is once. */
export async function insertShownHive({ db }: Db, id: HiveId, at: Date): Promise<void> {
  await db
    .insertInto('home_assistant_hives')
    .values({ hive_id: id, created_at: at })
    .onConflict((known) => known.doNothing())
    .execute();
}

export async function deleteShownHives({ db }: Db, ids: readonly HiveId[]): Promise<void> {
  await db.deleteFrom('home_assistant_hives').where('hive_id', '=', anyOf(ids)).execute();
}

/** With their owners, in the order of their ids. @param ownerId undefined: those of all people */
export async function shownHives({ db }: Db, ownerId?: UserId): Promise<{ id: HiveId; ownerId: UserId }[]> {
  const all = db
    .selectFrom('home_assistant_hives')
    .innerJoin('hives', 'hives.id', 'home_assistant_hives.hive_id')
    .select(['hives.id', 'hives.user_id as ownerId'])
    .where('hives.deleted_at', 'is', null)
    .orderBy('hives.id');
  return (ownerId === undefined ? all : all.where('hives.user_id', '=', ownerId)).execute();
}

export async function storedTopics({ db }: Db): Promise<string[]> {
  const rows = await db.selectFrom('home_assistant_topics').select('topic').orderBy('topic').execute();
  return rows.map(({ topic }) => topic);
}

export async function insertTopics({ db }: Db, topics: readonly string[]): Promise<void> {
  if (topics.length === 0) return;
  await db
    .insertInto('home_assistant_topics')
    .values(topics.map((topic) => ({ topic })))
    .onConflict((known) => known.doNothing())
    .execute();
}

export async function deleteTopics({ db }: Db, topics: readonly string[]): Promise<void> {
  await db.deleteFrom('home_assistant_topics').where('topic', 'in', topics).execute();
}
