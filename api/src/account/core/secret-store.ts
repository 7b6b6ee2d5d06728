import type { Context } from '#platform/context/context.ts';

type Db = Pick<Context, 'db'>;

export async function secretNamed({ db }: Db, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

/** Keeps a secret unless another process was first. */
export async function insertSecret({ db }: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto('secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
