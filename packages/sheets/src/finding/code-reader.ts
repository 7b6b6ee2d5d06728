import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule } from 'zxing-wasm/reader';

export { readBarcodes } from 'zxing-wasm/reader';

let isLoaded = false;

/**
 * Gives the reader of codes its WebAssembly from the disk, which it would fetch from somebody's network otherwise. That file
 * is all that this package reads.
 */
export function loadCodeReader(): void {
  if (isLoaded) return;
  const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });
  isLoaded = true;
}
