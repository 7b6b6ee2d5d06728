import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { type BuildOptions, baseConfig } from './base-config.ts';
import { HarnessPagePlugin } from './harness-page-plugin.ts';

/** Builds `<folder>/harness/dist`: a page that runs one remote alone, on the fakes of remote-kit, without federation. */
export function harnessConfig(folder: string, options: BuildOptions): Configuration {
  const base = baseConfig(folder, options);
  return {
    ...base,
    name: `${base.name} harness`,
    entry: { harness: join(folder, 'harness/main.tsx') },
    output: { ...base.output, path: join(folder, 'harness/dist'), publicPath: '/' },
    plugins: [new HarnessPagePlugin()],
  };
}
