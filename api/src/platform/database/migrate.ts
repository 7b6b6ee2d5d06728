import { promises as fs } from 'node:fs';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { FileMigrationProvider, type Migration, Migrator } from 'kysely/migration';
import type { Database } from './tables.ts';

/**
 * The steps in `migrations`, found by the folder, so that two teams never edit one list. Each is named by the time at
 * which it was written, as `2026-11-22-1020-hive-grants`; the first ones have numbers, which sort before.
 */
const found = new FileMigrationProvider({
  fs,
  path,
  migrationFolder: path.join(import.meta.dirname, 'migrations'),
  import: (file) => import(file),
});

/**
 * Brings the database to the newest form: all missing steps in one transaction, under a lock that other processes wait
 * for. Migrations that a newer version has run meanwhile do not matter to it: they only add.
 */
export async function migrate(db: Kysely<Database>, steps?: Record<string, Migration>): Promise<void> {
  const own = steps ?? (await found.getMigrations());
  const { error } = await migratorOf(db, { ...(await stepsOfOthers(db)), ...own }).migrateToLatest();
  if (error !== undefined) throw error;
}

/** Every step that has run, for a version that need not know them all: as one that has nothing to do. */
async function stepsOfOthers(db: Kysely<Database>): Promise<Record<string, Migration>> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as exists`.execute(db);
  if (rows[0]?.exists !== true) return {};
  const done = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return Object.fromEntries(done.rows.map(({ name }) => [name, { up: async () => undefined }]));
}

/** Brings an empty database to the form that these steps of the folder make. @param names in any order */
export async function migrateBy(db: Kysely<Database>, names: readonly string[]): Promise<void> {
  const wanted = new Set(names);
  const all = await found.getMigrations();
  await migrate(db, Object.fromEntries(Object.entries(all).filter(([name]) => wanted.has(name))));
}

/** @param steps default: those in the folder. */
export function migratorOf(db: Kysely<Database>, steps?: Record<string, Migration>): Migrator {
  return new Migrator({
    db,
    provider: steps === undefined ? found : { getMigrations: async () => steps },
    // Who writes a step does not know of those that others write: one may arrive after a later one has run.
    allowUnorderedMigrations: true,
  });
}

/** The names of all steps that this version knows, in their order. */
export async function stepNames(): Promise<string[]> {
  const files = await fs.readdir(path.join(import.meta.dirname, 'migrations'));
  return files.map((file) => path.parse(file).name).sort();
}
