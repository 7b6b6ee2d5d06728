import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';

type Db = Pick<Context, 'db'>;

export interface Lease {
  name: string;
  /** Who wants it, by a name that no other process has. */
  holder: string;
}

/**
 * Takes a lease that nobody has, or has one's own prolonged. By the database's clock: processes do not agree on the time.
 * @returns whether it is the holder's now
 */
export async function takeLease({ db }: Db, { name, holder }: Lease, seconds: number): Promise<boolean> {
  const until = sql<Date>`now() + ${seconds} * interval '1 second'`;
  const row = await db
    .insertInto('leases')
    .values({ name, holder, until })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, until })
        .where(({ or, eb }) =>
          or([eb('leases.holder', '=', holder), eb('leases.until', '<', sql<Date>`now()`)]),
        ),
    )
    .returning('holder')
    .executeTakeFirst();
  return row !== undefined;
}

/** The next one to ask has it. */
export async function giveLeaseBack({ db }: Db, { name, holder }: Lease): Promise<void> {
  await db.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute();
}
