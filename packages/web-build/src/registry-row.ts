import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { RegistryRow } from '@skep/remote-kit/registry';
import { parseRemoteDeclaration } from '@skep/remote-kit/registry';
import type { Compilation } from 'webpack';
import { readLabels } from './contract/declaration.ts';
import { firstFilesOf } from './contract/size.ts';
import { integrityOf } from './integrity.ts';
import { readDocuments, readJson } from './read-json.ts';

/**
 * What a build adds to the registry. File names are relative to the remote's own folder
 * `/remotes/<name>/<version>/`; the version holds a hash of every file, so that what it names never changes.
 */
export interface BuiltRow {
  row: RegistryRow;
  /** Operations that the gateway accepts from this version, by hash. */
  documents: Record<string, string>;
}

/** @param isProduction false: work in progress, which changes under one name and is bound by no hash */
export function buildRegistryRow(compilation: Compilation, folder: string, isProduction: boolean): BuiltRow {
  const parsed = parseRemoteDeclaration(readJson(join(folder, 'remote.json')));
  if (!parsed.success) throw new Error(parsed.problems.join('\n'));
  const { name, kit, routes, tabs, drawer, create } = parsed.declaration;
  const version = isProduction
    ? `${readJson(join(folder, 'package.json')).version}-${contentHash(compilation)}`
    : 'dev';
  const promise = (file: string) => (isProduction ? integrityOf(compilation, file) : '');
  const base = `/remotes/${name}/${version}/`;
  const [entry, ...rest] = firstFilesOf(compilation);
  if (entry === undefined) throw new Error(`${name} was built without a federation entry.`);
  const inEveryLanguage = labelTexts(folder);
  return {
    row: {
      name,
      version,
      kit,
      entry: base + entry,
      integrity: promise(entry),
      preload: rest.map((file) => ({ url: base + file, integrity: promise(file) })),
      contributions: {
        routes,
        tabs: tabs.map((item) => ({ ...item, label: inEveryLanguage(item.label) })),
        drawer: drawer.map((item) => ({ ...item, label: inEveryLanguage(item.label) })),
        create: create.map((item) => ({ ...item, label: inEveryLanguage(item.label) })),
      },
    },
    documents: readDocuments(folder),
  };
}

function contentHash(compilation: Compilation): string {
  const hash = createHash('sha256');
  for (const { name, source } of compilation.getAssets().toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (name.endsWith('.map')) continue;
    hash.update(name).update(source.buffer());
  }
  return hash.digest('hex').slice(0, 12);
}

/** The shell draws its menus before any remote is loaded, so their words travel in the registry. */
function labelTexts(folder: string) {
  const languages = Object.entries(readLabels(folder));
  return (id: string): Record<string, string> =>
    Object.fromEntries(
      languages.flatMap(([code, words]) => (words[id] === undefined ? [] : [[code, words[id]]])),
    );
}
