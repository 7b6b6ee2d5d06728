import { mkdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import { Pool, type PoolConfig, types as pgTypes } from 'pg';
import type { DatabaseConfig } from '../config.ts';
import { lockFolder } from './folder-lock.ts';
import { migrate } from './migrate.ts';
import type { Database } from './tables.ts';
import { noQueryBesideTransaction } from './transaction.ts';
import { valueParsers } from './value-parsers.ts';

/** An open database. The job queue keeps its tables in the same one. */
export type OpenDatabase = { db: Kysely<Database>; close: () => Promise<void> } & (
  | { kind: 'embedded'; pglite: PGlite }
  | { kind: 'server'; url: string }
);

/** Opens the database, makes it where there is none, and brings its tables up to date. */
export async function openDatabase(config: DatabaseConfig): Promise<OpenDatabase> {
  return config.kind === 'embedded' ? openFolder(config.folder) : openServer(config.url);
}

async function openFolder(folder: string): Promise<OpenDatabase> {
  const unlock = lockFolder(folder);
  try {
    mkdirSync(folder, { recursive: true });
    const pglite = await PGlite.create(folder, { parsers: valueParsers });
    const db = new Kysely<Database>({
      dialect: new PGliteDialect({ pglite }),
      plugins: [noQueryBesideTransaction],
    });
    await migrate(db);
    // Not db.destroy: it would close PGlite under the job queue, which uses the same one.
    return { kind: 'embedded', db, pglite, close: () => pglite.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** No query of a request takes longer than its caller waits. Steps of a migration may. */
const requestLimits = { statement_timeout: 15_000, idle_in_transaction_session_timeout: 15_000 };

async function openServer(url: string): Promise<OpenDatabase> {
  const migrating = kyselyOfServer({ connectionString: url, max: 1 });
  await migrate(migrating).finally(() => migrating.destroy());
  const db = kyselyOfServer({ connectionString: url, max: 10, ...requestLimits });
  return { kind: 'server', db, url, close: () => db.destroy() };
}

function kyselyOfServer(options: PoolConfig): Kysely<Database> {
  const types = {
    getTypeParser: (typeId: number, format?: 'text' | 'binary') =>
      valueParsers[typeId] ?? pgTypes.getTypeParser(typeId, format),
  };
  const pool = new Pool({ connectionTimeoutMillis: 5_000, types, ...options });
  // A connection that breaks while it is idle must not end the process; the next query gets a new one.
  pool.on('error', () => undefined);
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [noQueryBesideTransaction],
  });
}
