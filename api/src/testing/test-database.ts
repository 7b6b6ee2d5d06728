import { createHash, randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startPostgresServer } from '@skep/postgres-server';
import { sql } from 'kysely';
import { Client } from 'pg';
import { jobKinds } from '#domains.ts';
import { type OpenDatabase, type OpeningOptions, openDatabase } from '#platform/database/open-database.ts';
import { openJobQueue } from '#platform/jobs/job-queue.ts';

/** A fresh database with all tables: a copy of a template that is made once for each set of migrations. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const name = await copyOfTemplate();
  return droppedOnClose(await openByName(name, copied), name);
}

/** A database without any table. */
export function openEmptyDatabase(): Promise<OpenDatabase> {
  return openCopyOf('template1');
}

/**
 * The database that the test files of this process use one after the other, each with people of its own. Each file has
 * connections of its own: an idle one would keep the process from ending.
 */
export async function openSharedDatabase(): Promise<OpenDatabase> {
  shared ??= copyOfTemplate().then((name) => {
    // A server of this process takes its databases along.
    if (process.env.TEST_DATABASE_URL) process.once('beforeExit', () => dropDatabase(name));
    return name;
  });
  const database = await openByName(await shared, copied);
  // What earlier files left to do is not for this one's `runJobs`.
  await sql`delete from pgboss.job`.execute(database.db);
  return database;
}

let shared: Promise<string> | undefined;

/** A copy of a database, to which nobody may be connected; dropped when it is closed. */
export async function openCopyOf(name: string): Promise<OpenDatabase> {
  const copy = await createDatabase(name);
  return droppedOnClose(await openByName(copy, copied), copy);
}

/** @returns the name of the new database */
export async function createDatabase(template = 'template1'): Promise<string> {
  const name = nameOfCopy();
  await onServer(await serverUrl(), (client) => client.query(`create database ${name} template ${template}`));
  return name;
}

/** Where many tests run at once a query waits longer than anybody waits for an answer. */
const patient: OpeningOptions = { maxWaitMs: 30_000 };

/** The template has every table: its name is made of the migrations. */
const copied: OpeningOptions = { isMigrated: false };

export async function openByName(name: string, options?: OpeningOptions): Promise<OpenDatabase> {
  const url = withDatabase(await serverUrl(), name);
  return openDatabase({ kind: 'server', url }, { ...patient, ...options });
}

function droppedOnClose(database: OpenDatabase, name: string): OpenDatabase {
  return { ...database, close: () => database.close().finally(() => dropDatabase(name)) };
}

export async function dropDatabase(name: string): Promise<void> {
  await onServer(await serverUrl(), (client) => client.query(`drop database if exists ${name} with (force)`));
}

let server: Promise<string> | undefined;

/** The server of TEST_DATABASE_URL, whose user may create databases; else one that this process starts. */
function serverUrl(): Promise<string> {
  const { TEST_DATABASE_URL: given } = process.env;
  server ??= given ? Promise.resolve(given) : startTestServer().then(({ url }) => url);
  return server;
}

/** A server with the template in it, for tests. It ends with this process, and its folder goes when it is stopped. */
export async function startTestServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'skep-postgres-'));
  const databaseFolder = join(folder, 'postgres');
  // Node's own loop over the files: a third of the time of the asynchronous one.
  cpSync(await preparedFolder(), databaseFolder, { recursive: true });
  const { url, stop } = await startPostgresServer({ databaseFolder, isDurable: false });
  const stopAndRemove = async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('beforeExit', stopAndRemove);
  return { url, stop: stopAndRemove };
}

/** The folder of a stopped server that has the template; to be copied, never started. */
async function preparedFolder(): Promise<string> {
  const cache = resolve(import.meta.dirname, '../../../.cache/test-database');
  const prepared = join(cache, formOfDatabase());
  if (existsSync(prepared)) return prepared;
  mkdirSync(cache, { recursive: true });
  removeOldFolders(cache);
  // A socket's path is short; the cache may lie deep, as in a copy of the project that a test makes.
  const building = mkdtempSync(join(tmpdir(), 'skep-postgres-'));
  const databaseFolder = join(building, 'postgres');
  const { url, stop } = await startPostgresServer({ databaseFolder, isDurable: false });
  await onServer(url, (client) => makeTemplate(client, url, templateDatabase()));
  await stop();
  const copy = mkdtempSync(join(cache, 'copy-'));
  cpSync(databaseFolder, copy, { recursive: true });
  rmSync(building, { recursive: true, force: true });
  try {
    renameSync(copy, prepared);
  } catch (error) {
    // Another test process was first.
    if (!existsSync(prepared)) throw error;
    rmSync(copy, { recursive: true, force: true });
  }
  return prepared;
}

/** Those of earlier migrations; younger ones may be in use by another run. */
function removeOldFolders(cache: string): void {
  const dayAgo = Date.now() - 24 * 60 * 60 * 1000;
  for (const name of readdirSync(cache)) {
    const folder = join(cache, name);
    if (statSync(folder).mtimeMs < dayAgo) rmSync(folder, { recursive: true, force: true });
  }
}

/** Name of the database that fresh ones are copied from. */
export function templateDatabase(): string {
  return `skep_template_${formOfDatabase()}`;
}

/** @returns the name of the copy. */
async function copyOfTemplate(): Promise<string> {
  const url = await serverUrl();
  await onServer(url, (client) => makeTemplate(client, url, templateDatabase()));
  return createDatabase(templateDatabase());
}

const nameOfCopy = () => `skep_test_${randomUUID().replaceAll('-', '')}`;

async function makeTemplate(server: Client, url: string, template: string): Promise<void> {
  // One test process makes it, the others wait.
  await server.query(`select pg_advisory_lock(hashtext('skep test template'))`);
  try {
    const { rows } = await server.query('select 1 from pg_database where datname = $1', [template]);
    if (rows.length > 0) return;
    await server.query(`drop database if exists ${template}_building with (force)`);
    await server.query(`create database ${template}_building`);
    await prepare({ kind: 'server', url: withDatabase(url, `${template}_building`) });
    await server.query(`alter database ${template}_building rename to ${template}`);
  } finally {
    await server.query(`select pg_advisory_unlock(hashtext('skep test template'))`);
  }
}

/** Makes all tables, those of the job queue too. */
async function prepare(config: Parameters<typeof openDatabase>[0]): Promise<void> {
  const database = await openDatabase(config);
  const jobs = await openJobQueue(database, jobKinds, (error) => {
    throw error;
  });
  await jobs.close();
  await database.close();
}

/** A name for the form of the database: another migration, another template. */
function formOfDatabase(): string {
  const source = resolve(import.meta.dirname, '..');
  const migrations = join(source, 'platform/database/migrations');
  const files = readdirSync(migrations)
    .sort()
    .map((name) => join(migrations, name));
  const hash = createHash('sha256').update(JSON.stringify(jobKinds));
  const server = join(source, '../../packages/postgres-server/src/database-folder.ts');
  for (const file of [...files, join(source, '../package.json'), server]) {
    hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

async function onServer<Result>(url: string, work: (server: Client) => Promise<Result>): Promise<Result> {
  const server = new Client({ connectionString: url });
  await server.connect();
  try {
    return await work(server);
  } finally {
    await server.end();
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
