import { createHash } from 'node:crypto';
import type { BuiltFile } from '@skep/registry/schema';
import type { Compilation } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';

/** Subresource integrity of a built file, as browsers write it: `sha384-<base64>`. */
export function integrityOf(compilation: Compilation, file: string, algorithm = 'sha384'): string {
  const asset = compilation.getAsset(file);
  if (!asset) throw new Error(`${file} was not built.`);
  return `${algorithm}-${createHash(algorithm).update(asset.source.buffer()).digest('base64')}`;
}

/** The hash by which a script checks the chunks that it loads. */
const chunkAlgorithm = 'sha256';

/** Chunks as a page may preload them: with another hash than their script asks for a browser loads them twice. */
export function preloadable(compilation: Compilation, base: string, files: readonly string[]): BuiltFile[] {
  return files.map((file) => ({
    url: base + file,
    integrity: integrityOf(compilation, file, chunkAlgorithm),
  }));
}

/**
 * Has each chunk that a script loads later checked. Each script names the hashes of what itself may load and of nothing
 * further on, since nothing makes hashes smaller: a remote's first script had those of all its screens, 3 KB. For the
 * same reason they are of sha256, which is as safe here as the longer ones.
 */
export function checkChunks(isProduction: boolean): SubresourceIntegrityPlugin[] {
  return isProduction
    ? [new SubresourceIntegrityPlugin({ hashFuncNames: [chunkAlgorithm], hashLoading: 'lazy' })]
    : [];
}
