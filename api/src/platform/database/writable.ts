import { type Kysely, sql } from 'kysely';
import { reasonOf } from './database-unavailable.ts';
import type { Database } from './tables.ts';

/** Of PostgreSQL: a disk that is full or fails, and a server that only reads. */
const unwritableCodes = new Set(['53100', '58030', '25006']);

/** Where a write has failed since one last went well. */
const unwritable = new WeakSet<Kysely<Database>>();

export function noteFailedWrite(db: Kysely<Database>, error: unknown): void {
  if (unwritableCodes.has(reasonOf(error))) unwritable.add(db);
}

/**
 * Whether the database takes writes, as far as they have shown. Where one has failed it is tried: a table that needs new
 * room on the disk, which nobody else sees.
 */
export async function isWritable(db: Kysely<Database>): Promise<boolean> {
  if (!unwritable.has(db)) return true;
  try {
    await db.transaction().execute(async (transaction) => {
      await sql`create temporary table room on commit drop as
        select repeat(n::text, 1000) as filler from generate_series(1, 1000) as n`.execute(
        transaction.withoutPlugins(),
      );
    });
  } catch {
    return false;
  }
  unwritable.delete(db);
  return true;
}
