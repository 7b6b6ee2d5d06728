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
import { sql } from 'kysely';
import { Client } from 'pg';
import { jobKinds } from '#domains.ts';
import { type OpenDatabase, openDatabase } from '#platform/database/open-database.ts';
import { openJobQueue } from '#platform/jobs/job-queue.ts';

/**
 * A fresh database of the newest form: a copy of a template that is made once for each form.
 * Embedded in a folder, or on the server that TEST_DATABASE_URL names, whose user may create databases.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const url = serverUrl();
  return url === undefined ? openCopyOfFolder() : openCopyOnServer(url);
}

/** A database without any table, of the same kind. */
export async function openEmptyDatabase(): Promise<OpenDatabase> {
  const url = serverUrl();
  if (url === undefined) {
    const parent = mkdtempSync(join(tmpdir(), 'skep-test-'));
    const folder = join(parent, 'pglite');
    const database = await openDatabase({ kind: 'embedded', folder }, { isMigrated: false });
    const removeFolder = () => rmSync(parent, { recursive: true, force: true });
    return { ...database, close: () => database.close().finally(removeFolder) };
  }
  const name = nameOfCopy();
  await onServer(url, (server) => server.query(`create database ${name}`));
  const database = await openDatabase(
    { kind: 'server', url: withDatabase(url, name) },
    { isMigrated: false },
  );
  return { ...database, close: () => database.close().finally(() => dropOnServer(url, name)) };
}

/**
 * The database that the test files of this process use one after the other, each with people of its own: opening one
 * takes PGlite a second, and the service on it a sixteenth of that.
 */
export async function openSharedDatabase(): Promise<OpenDatabase> {
  const url = serverUrl();
  shared ??= url === undefined ? shareFolder() : shareOnServer(url);
  const database = await (await shared)();
  // What earlier files left to do is not for this one's `runJobs`.
  await sql`delete from pgboss.job`.execute(database.db);
  return database;
}

let shared: Promise<() => Promise<OpenDatabase>> | undefined;

function serverUrl(): string | undefined {
  return process.env.TEST_DATABASE_URL || undefined;
}

async function shareFolder(): Promise<() => Promise<OpenDatabase>> {
  const database = await openCopyOfFolder();
  process.once('beforeExit', database.close);
  return async () => ({ ...database, close: async () => undefined });
}

/** Each file has connections of its own: an idle one would keep the process from ending. */
async function shareOnServer(url: string): Promise<() => Promise<OpenDatabase>> {
  const name = await copyOnServer(url);
  process.once('beforeExit', () => dropOnServer(url, name));
  return () => openDatabase({ kind: 'server', url: withDatabase(url, name) });
}

async function openCopyOfFolder(): Promise<OpenDatabase> {
  const template = await templateFolder();
  const parent = mkdtempSync(join(tmpdir(), 'skep-test-'));
  const folder = join(parent, 'pglite');
  // Node's own loop over the files: a third of the time of the asynchronous one.
  cpSync(template, folder, { recursive: true });
  const database = await openDatabase({ kind: 'embedded', folder });
  const removeFolder = () => rmSync(parent, { recursive: true, force: true });
  return { ...database, close: () => database.close().finally(removeFolder) };
}

/** The folder of a database of the newest form that nobody has used; to be copied, never opened. */
export async function templateFolder(): Promise<string> {
  const cache = resolve(import.meta.dirname, '../../../.cache/test-database');
  const template = join(cache, formOfDatabase());
  if (existsSync(template)) return template;
  mkdirSync(cache, { recursive: true });
  removeOldTemplates(cache);
  const parent = mkdtempSync(join(cache, 'building-'));
  const folder = join(parent, 'pglite');
  await prepare({ kind: 'embedded', folder });
  try {
    renameSync(folder, template);
  } catch (error) {
    // Another test process was first.
    if (!existsSync(template)) throw error;
  }
  rmSync(parent, { recursive: true, force: true });
  return template;
}

/** Those of earlier forms; younger ones may be in use by another run. */
function removeOldTemplates(cache: string): void {
  const dayAgo = Date.now() - 24 * 60 * 60 * 1000;
  for (const name of readdirSync(cache)) {
    const folder = join(cache, name);
    if (statSync(folder).mtimeMs < dayAgo) rmSync(folder, { recursive: true, force: true });
  }
}

async function openCopyOnServer(url: string): Promise<OpenDatabase> {
  const name = await copyOnServer(url);
  const database = await openDatabase({ kind: 'server', url: withDatabase(url, name) });
  return { ...database, close: () => database.close().finally(() => dropOnServer(url, name)) };
}

/** @returns the name of the copy. */
async function copyOnServer(url: string): Promise<string> {
  const template = `skep_template_${formOfDatabase()}`;
  const name = nameOfCopy();
  await onServer(url, async (server) => {
    await makeTemplate(server, url, template);
    await server.query(`create database ${name} template ${template}`);
  });
  return name;
}

const nameOfCopy = () => `skep_test_${randomUUID().replaceAll('-', '')}`;

function dropOnServer(url: string, name: string): Promise<unknown> {
  return onServer(url, (server) => server.query(`drop database ${name} with (force)`));
}

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
  for (const file of [...files, join(source, '../package.json')]) {
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
