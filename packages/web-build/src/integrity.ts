import { createHash } from 'node:crypto';
import type { Compilation } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';

/** Subresource integrity of a built file, as browsers write it: `sha384-<base64>`. */
export function integrityOf(compilation: Compilation, file: string): string {
  const asset = compilation.getAsset(file);
  if (!asset) throw new Error(`${file} was not built.`);
  return `sha384-${createHash('sha384').update(asset.source.buffer()).digest('base64')}`;
}

/**
 * Has each chunk that a script loads later checked. The hashes of all of them stand in the script, where nothing makes
 * them smaller: sha256 is as safe here as the longer ones, and saves a first visit 2 KB.
 */
export function checkChunks(isProduction: boolean): SubresourceIntegrityPlugin[] {
  return isProduction ? [new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] })] : [];
}
