import { brotliCompressSync, constants } from 'node:zlib';
import { exposedModule } from '@skep/registry/schema';
import type { Compilation } from 'webpack';

/**
 * Kilobytes after brotli. The first is what a visit waits for: entry and the chunks of the exposed module. The whole is
 * what one person can come to load: every script, but of all languages only the heaviest. What draws charts is the shell's.
 */
export const budgets = { firstChunk: 40, whole: 275 };

export function sizeProblems(compilation: Compilation): string[] {
  const scripts = compilation.getAssets().filter(({ name }) => name.endsWith('.js'));
  const first = new Set(firstFilesOf(compilation));
  const bytesOf = (assets: typeof scripts) => assets.map(({ source }) => source.buffer());
  return budgetProblems({
    firstChunk: kilobytesOf(bytesOf(scripts.filter(({ name }) => first.has(name)))),
    whole: wholeKilobytes(scripts.map(({ name, source }) => [name, source.buffer()])),
  });
}

/** @param measured kilobytes after brotli */
export function budgetProblems(measured: Readonly<typeof budgets>): string[] {
  return (['firstChunk', 'whole'] as const)
    .filter((part) => measured[part] > budgets[part])
    .map(
      (part) =>
        `${part === 'whole' ? 'all scripts weigh' : 'the first visit loads'} ${measured[part].toFixed(1)} KB (brotli), ` +
        `the budget is ${budgets[part]} KB: load screens lazily or drop a library.`,
    );
}

/** What the scripts of a remote weigh for one person, in kilobytes after brotli. @param files by name */
export function wholeKilobytes(files: readonly (readonly [name: string, bytes: Uint8Array])[]): number {
  return wholeWeight(files.map(([name, bytes]) => [name, kilobytesOf([bytes])]));
}

/** The sum of the scripts of a remote that one person loads. @param weights by name of the script */
export function wholeWeight(weights: readonly (readonly [name: string, weight: number])[]): number {
  const byLanguage = Map.groupBy(weights, ([name]) => /^texts-(?:\w+-)?(\w+)\./.exec(name)?.[1]);
  const sumOf = (of: typeof weights = []) => of.reduce((sum, [, weight]) => sum + weight, 0);
  const languages = [...byLanguage.keys()].filter((language) => language !== undefined);
  return (
    sumOf(byLanguage.get(undefined)) +
    Math.max(0, ...languages.map((language) => sumOf(byLanguage.get(language))))
  );
}

/** The entry, then the chunks of the exposed module, in the order in which a browser asks for them. */
export function firstFilesOf(compilation: Compilation): string[] {
  const entry = compilation.getAssets().find(({ name }) => name === 'remoteEntry.js');
  const exposed = [...compilation.chunks].find((chunk) => chunk.name === exposedModule);
  const groups = exposed ? [...exposed.groupsIterable] : [];
  const files = groups.flatMap((group) => group.getFiles()).filter((name) => name.endsWith('.js'));
  return [...new Set([...(entry ? [entry.name] : []), ...files])];
}

/** What files weigh after brotli, in kilobytes. */
export function kilobytesOf(files: readonly Uint8Array[]): number {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  return files.reduce((sum, bytes) => sum + brotliCompressSync(bytes, options).length, 0) / 1024;
}
