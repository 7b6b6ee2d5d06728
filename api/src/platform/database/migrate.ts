import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { migrations } from '#platform/database/migrations/list.ts';
import type { Database } from './tables.ts';

/** Brings the database to the newest form: all missing steps in one transaction, under a lock that other processes wait for. */
export async function migrate(
  db: Kysely<Database>,
  steps: Record<string, Migration> = migrations,
): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => steps },
    // Teams number their steps by themselves: one may arrive after a later one has run.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
