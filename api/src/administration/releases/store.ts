import type { Context } from '#platform/context/context.ts';

type Db = Pick<Context, 'db'>;

export function newestRelease({ db }: Db) {
  return db.selectFrom('newest_release').selectAll().executeTakeFirst();
}

export async function storeRelease(
  { db }: Db,
  release: { version: string; url: string | null; checked_at: Date },
): Promise<void> {
  await db
    .insertInto('newest_release')
    .values({ id: 1, ...release })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(release))
    .execute();
}
