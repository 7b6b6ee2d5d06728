import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** What remotes see of a library that the shell lends them: each file of types, and the hash of its text. */
export type PublicTypes = ReadonlyMap<string, string>;

/**
 * Reads the declarations that the entries of a library lead to; what no public type names is left out.
 * @param folder of the declarations
 * @param entries files in it, as `public.d.ts`
 */
export function publicTypes(folder: string, entries: readonly string[]): PublicTypes {
  const hashes = new Map<string, string>();
  const waiting = entries.map((entry) => join(folder, entry));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const name = relative(folder, file);
    // Generated: the paths of all pages, of which there may be more any day.
    const isOther = name.startsWith('..') || name.includes('generated/');
    if (hashes.has(name) || isOther || !existsSync(file)) continue;
    const text = readFileSync(file, 'utf8');
    hashes.set(name, createHash('sha256').update(text).digest('hex').slice(0, 16));
    for (const [, path = ''] of text.matchAll(/(?:from |import\()['"](\.[^'"]*)['"]/g))
      waiting.push(join(dirname(file), path.replace(/\.tsx?$/, '.d.ts')));
  }
  return hashes;
}

export interface Release {
  version: string;
  types: PublicTypes;
}

export function writtenRelease({ version, types }: Release): string {
  const lines = [...types]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map((pair) => pair.join(' '));
  return `${[version, ...lines].join('\n')}\n`;
}

export function readRelease(text: string): Release {
  const [version = '', ...lines] = text.trimEnd().split('\n');
  return {
    version,
    types: new Map(lines.map((line) => [line.split(' ')[0] ?? '', line.split(' ')[1] ?? ''])),
  };
}

/** Files whose types are not those of the release, in order. */
export function changedFiles(released: PublicTypes, present: PublicTypes): string[] {
  const names = new Set([...released.keys(), ...present.keys()]);
  return [...names].filter((name) => released.get(name) !== present.get(name)).toSorted();
}

/**
 * Why the present types may not be released under this version; undefined: they may. Types that changed need a version of
 * their own, unless the changelog says that the version is not released yet.
 */
export function refusal(
  released: Release | undefined,
  present: Release,
  changelog: string,
): string | undefined {
  const [, version, note = ''] = /^## (\S+)(.*)$/m.exec(changelog) ?? [];
  if (version !== present.version) return `its CHANGELOG.md has no part ${present.version} at its top`;
  if (released === undefined || note.includes('unreleased')) return undefined;
  if (changedFiles(released.types, present.types).length === 0) return undefined;
  return released.version === present.version
    ? `version ${present.version} has other types already`
    : undefined;
}
