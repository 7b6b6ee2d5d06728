import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface FoundIds {
  /** Written out, as labels of a declaration. */
  exact: ReadonlySet<string>;
  /** Beginnings of ids that are put together, as `error.` of `error.${code}`. */
  beginnings: readonly string[];
}

// A subject, then dotted words: `hives.addLayer`.
const exactId = /(['"])([a-z]\w*(?:\.[\w-]+)+)\1/g;
const beginningOfId = /`([a-z]\w*\.[\w.-]*)\$\{/g;

/**
 * Ids that FormatJS does not extract, since no call that formats has them written out: labels of declarations and of
 * lists, and ids that end in a word of a type, which the compiler knows.
 */
export function idsOutsideOfCalls(root: string, owners: readonly string[]): FoundIds {
  const files = globSync(
    owners.flatMap((owner) => [`${owner}/src/**/*.{ts,tsx}`, `${owner}/remote.json`]),
    { cwd: root, exclude: ['**/*.test.*', '**/*.stories.*', '**/generated/**', '**/check/**'] },
  );
  const sources = files.map((file) => readFileSync(join(root, file), 'utf8'));
  const found = (form: RegExp, group: number) =>
    sources.flatMap((source) => Array.from(source.matchAll(form), (match) => match[group] ?? ''));
  return { exact: new Set(found(exactId, 2)), beginnings: found(beginningOfId, 1) };
}
