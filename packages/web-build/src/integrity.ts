import { createHash } from 'node:crypto';
import type { Compilation } from 'webpack';

/** Subresource integrity of a built file, as browsers write it: `sha384-<base64>`. */
export function integrityOf(compilation: Compilation, file: string): string {
  const asset = compilation.getAsset(file);
  if (!asset) throw new Error(`${file} was not built.`);
  return `sha384-${createHash('sha384').update(asset.source.buffer()).digest('base64')}`;
}
