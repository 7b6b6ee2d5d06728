import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import {
  type BackedUpFiles,
  BackupRefusal,
  backUp,
  type Config,
  decryptedFile,
  filesOfPeople,
  jobKinds,
  moveDatabase,
  openArchive,
  openDatabase,
  readConfig,
  restore,
} from '@skep/api';
import { type Environment, productVersion, WrongSetting } from '@skep/settings';
import { backedUpRegistry, registryKind } from './registry-backup.ts';
import { readRegistrySettings } from './registry-settings.ts';
import { readSettings } from './settings.ts';

type Say = (line: string) => void;

/**
 * `skep backup <file>`: everything into one archive, while Skep runs. `-` writes it to the standard output.
 * @throws BackupRefusal, WrongSetting, DatabaseUnavailable
 */
export async function backupCommand([file]: readonly string[], env: Environment): Promise<void> {
  if (file === undefined)
    throw new WrongSetting('Write skep backup <file.zip>, or - for the standard output.');
  if (file !== '-' && existsSync(file))
    throw new BackupRefusal(`${file} is there already: write the backup to another file.`);
  const place = await placeOf(env);
  await refuseEmptyPlace(place);
  const content = await contentOfBackup(place);
  if (file === '-') return pipeline(content, process.stdout);
  await writeWhole(file, content);
  const { size } = await stat(file);
  process.stderr.write(`  Wrote ${file}, ${Math.ceil(size / 1000)} kB\n`);
}

/**
 * `skep restore <file> [--identity <file>]`: brings an archive into an empty place, that of the settings.
 * @throws BackupRefusal, WrongSetting, DatabaseUnavailable
 */
export async function restoreCommand(args: readonly string[], env: Environment, say: Say): Promise<void> {
  const { file, identityFile } = restoreArguments(args);
  const place = await placeOf(env);
  const { passphrase } = place.config.backup;
  const { workFolder } = place.config;
  await mkdir(workFolder, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(workFolder, 'restore-'));
  try {
    await restoreFrom(await decryptedFile(file, { passphrase, identityFile }, folder), place, say);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function restoreArguments(args: readonly string[]): { file: string; identityFile: string | undefined } {
  const usage = new WrongSetting(
    'Write skep restore <file>, with --identity <file> if it was encrypted for a key.',
  );
  try {
    const options = { identity: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) throw usage;
    return { file, identityFile: values.identity };
  } catch {
    throw usage;
  }
}

async function restoreFrom(file: string, { config, files }: Place, say: Say): Promise<void> {
  const archive = await openArchive(file);
  const database = await openDatabase(config.database, { isMigrated: false });
  try {
    say(`Restoring the backup of ${archive.manifest.madeAt}, made by Skep ${archive.manifest.version}`);
    await restore({ archive, database, files, jobKinds });
    const { tables } = archive.manifest.database;
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const count = Object.values(archive.manifest.files).flat().length;
    say(`Restored and compared: ${rows} rows of ${tables.length} tables, and ${count} files`);
  } finally {
    archive.close();
    await database.close();
  }
}

/**
 * `skep data move --to postgres://…`: copies the database of the data folder into a server elsewhere, which is empty.
 * Files stay in the folder. @throws BackupRefusal, WrongSetting, DatabaseUnavailable
 */
export async function dataCommand(
  [action, ...rest]: readonly string[],
  env: Environment,
  say: Say,
): Promise<void> {
  const to = action === 'move' ? targetOf(rest) : undefined;
  if (to === undefined)
    throw new WrongSetting('Write skep data move --to postgres://user:password@host:5432/database.');
  const { config, dataFolder } = await placeOf({ ...env, DATABASE_URL: undefined });
  if (config.database.kind === 'local' && !existsSync(config.database.folder))
    throw new BackupRefusal(`There is no database in ${dataFolder}: set SKEP_DATA.`);
  const target = readConfig({ ...env, DATABASE_URL: to, DATABASE_DIRECT_URL: undefined }).database;
  const source = await openDatabase(config.database, { isMigrated: false });
  try {
    const server = await openDatabase(target, { isMigrated: false });
    try {
      say('Copying the whole database');
      const { tables, rows } = await moveDatabase(source, server, jobKinds, config.workFolder);
      say(`Moved and compared: ${rows} rows of ${tables} tables`);
    } finally {
      await server.close();
    }
  } finally {
    await source.close();
  }
  say(`Set DATABASE_URL and start Skep. Files stay in ${dataFolder}; its folder postgres is no longer used`);
}

function targetOf(args: readonly string[]): string | undefined {
  try {
    return parseArgs({ args: [...args], options: { to: { type: 'string' } } }).values.to;
  } catch {
    return undefined;
  }
}

interface Place {
  dataFolder: string;
  config: Config;
  files: BackedUpFiles[];
}

/** Where the settings keep everything. */
async function placeOf(env: Environment): Promise<Place> {
  const { dataFolder } = readSettings(env);
  const environment = { LOG_LEVEL: 'warn', ...env, SKEP_DATA: dataFolder };
  const config = readConfig(environment);
  return { dataFolder, config, files: await backedUpFiles(config, environment) };
}

/** A registry that is another Skep's is backed up there. */
export async function backedUpFiles(config: Config, environment: Environment): Promise<BackedUpFiles[]> {
  const isElsewhere = /^https?:/.test(environment.SKEP_REGISTRY ?? '');
  if (isElsewhere) return filesOfPeople(config);
  const { store } = await readRegistrySettings(environment);
  return [...filesOfPeople(config), backedUpRegistry(store)];
}

/** From the server of a Skep that runs on this folder, or from one that is started for it. */
async function contentOfBackup({ config, files }: Place): Promise<Readable> {
  const database = await openDatabase(config.database, { isMigrated: false, isShared: true });
  const content = backUp({ database, files, version: productVersion(), now: new Date() });
  content.once('close', () => void database.close());
  return content;
}

/** With settings of another place a backup would lack everything, and nobody would know before it is needed. */
async function refuseEmptyPlace({ files, dataFolder }: Place): Promise<void> {
  for (const { kind, names } of files)
    if (kind === registryKind && (await names()).length === 0)
      throw new BackupRefusal(
        `No Skep has run with ${dataFolder}: set SKEP_DATA, and what else it runs with.`,
      );
}

/** By its name it is there whole or not at all. */
async function writeWhole(file: string, content: Readable): Promise<void> {
  const part = `${file}.part`;
  try {
    await pipeline(content, createWriteStream(part, { mode: 0o600, flush: true }));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  await rename(part, file);
}
