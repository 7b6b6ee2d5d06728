import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { changeLedger } from './change-ledger.ts';
import { type FileStore, RegistryRefusal } from './file-store.ts';
import type { Ledger } from './ledger.ts';
import { type BuiltRemote, builtRemoteFile, parseBuiltRemote } from './schema/registry.ts';
import { type Audience, publish, type Stamp } from './shipping.ts';

/** The files of a built remote, in memory: a few hundred kilobytes. */
export interface Build {
  described: BuiltRemote;
  files: ReadonlyMap<string, Uint8Array>;
}

/** Reads the folder that a build wrote. @throws RegistryRefusal when it is none */
export async function readBuild(folder: string): Promise<Build> {
  const names = await readdir(folder).catch((): string[] => []);
  if (!names.includes(builtRemoteFile))
    throw new RegistryRefusal(`${folder} holds no built remote: there is no ${builtRemoteFile} in it.`);
  const files = new Map<string, Uint8Array>();
  for (const name of names.sort()) files.set(name, await readFile(join(folder, name)));
  return { described: parseBuiltRemote(JSON.parse(textOf(files.get(builtRemoteFile)))), files };
}

/**
 * Puts the files of a version into a store and makes it live. Files come first: nobody sees a version that is not
 * wholly there, and one that was broken off is finished by publishing it again.
 * @throws RegistryRefusal when the version is there with other files
 */
export async function publishBuild(
  store: FileStore,
  { described, files }: Build,
  audience: Audience,
  stamp: Stamp,
): Promise<Ledger> {
  const { name, version } = described.row;
  for (const [file, bytes] of files) await keep(store, `${name}/${version}/${file}`, bytes);
  const built = {
    version,
    files: Object.fromEntries([...files].map(([file, bytes]) => [file, integrityOf(bytes)])),
  };
  return changeLedger(store, (ledger) => publish(ledger, name, built, audience, stamp));
}

async function keep(store: FileStore, path: string, bytes: Uint8Array): Promise<void> {
  if (await store.write(path, bytes, 'absent')) return;
  const there = await store.read(path);
  if (there && integrityOf(there.bytes) === integrityOf(bytes)) return;
  throw new RegistryRefusal(
    `${path} is published with other content: a version never changes, build a new one.`,
  );
}

/** Subresource integrity as browsers write it. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

function textOf(bytes: Uint8Array | undefined): string {
  return new TextDecoder().decode(bytes);
}
