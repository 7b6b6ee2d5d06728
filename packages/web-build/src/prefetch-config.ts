import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { type BuildOptions, baseConfig } from './base-config.ts';

/** Builds `shell/dist/ahead/ask-ahead.js`: the script that is in the page itself. */
export function aheadConfig(folder: string, options: BuildOptions): Configuration {
  const base = baseConfig(folder, options);
  return {
    ...base,
    name: 'ask ahead',
    devtool: false,
    entry: { 'ask-ahead': join(folder, 'src/prefetch/prefetch-queries.ts') },
    output: { path: join(base.output?.path ?? folder, 'ahead'), clean: true, filename: '[name].js' },
  };
}
