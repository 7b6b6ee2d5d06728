import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { type BuildOptions, baseConfig } from './base-config.ts';

/** Builds `shell/dist/worker/service-worker.js`: one file without a hash, since browsers ask for it by its address. */
export function serviceWorkerConfig(folder: string, options: BuildOptions): Configuration {
  const base = baseConfig(folder, options);
  return {
    ...base,
    name: 'service worker',
    target: ['webworker', 'es2022'],
    entry: { 'service-worker': join(folder, 'src/service-worker/worker.ts') },
    output: { path: join(base.output?.path ?? folder, 'worker'), clean: true, filename: '[name].js' },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(options.mode) }),
    ],
  };
}
