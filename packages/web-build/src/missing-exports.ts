import type { ExportNames } from '@skep/registry/schema';

/** What is used and not lent. A library that the shell does not tell of is believed to have it. */
export function missingExports(used: ExportNames, lent: ExportNames): { library: string; name: string }[] {
  return Object.entries(used).flatMap(([library, names]) => {
    const there = lent[library] ?? names;
    return names.filter((name) => !there.includes(name)).map((name) => ({ library, name }));
  });
}
