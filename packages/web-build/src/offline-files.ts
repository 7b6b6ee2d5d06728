import type { OfflineFiles } from '@skep/registry/schema';
import type { ChunkGroup, Compilation } from 'webpack';
import { kilobytesOf } from './contract/size.ts';

/** Who loads a part of a build, as far as that matters here. */
type Origin = ChunkGroup['origins'][number];

/**
 * What works without a network, to be fetched ahead: the parts that are loaded by one of these, with all that those may
 * load, and all texts of one language.
 * @param base where files are served
 */
export function offlineFilesOf(
  compilation: Compilation,
  base: string,
  isRoot: (origin: Origin) => boolean,
): OfflineFiles {
  const groups = new Set<ChunkGroup>();
  const add = (group: ChunkGroup) => {
    if (groups.has(group)) return;
    groups.add(group);
    for (const child of group.childrenIterable) add(child);
  };
  for (const group of compilation.chunkGroups) if (group.origins.some(isRoot)) add(group);
  const chunks = new Set([...groups].flatMap(({ chunks: own }) => own));
  const files = [...chunks].flatMap(({ name, files: own }) => (languageOf(name) ? [] : [...own]));
  const texts = Map.groupBy(compilation.chunks, ({ name }) => languageOf(name));
  texts.delete(undefined);
  return {
    files: described(compilation, base, files),
    texts: Object.fromEntries(
      [...texts].map(([language, own]) => [
        language,
        described(
          compilation,
          base,
          own.flatMap(({ files: names }) => [...names]),
        ),
      ]),
    ),
  };
}

function languageOf(chunkName: string | null | undefined): string | undefined {
  return /^texts-(?:\w+-)?(\w+)$/.exec(chunkName ?? '')?.[1];
}

function described(compilation: Compilation, base: string, names: readonly string[]) {
  const scripts = [...new Set(names)].filter((name) => name.endsWith('.js'));
  const bytes = scripts.map((name) => compilation.getAsset(name)?.source.buffer() ?? new Uint8Array());
  return { urls: scripts.map((name) => base + name), kilobytes: Math.ceil(kilobytesOf(bytes)) };
}
