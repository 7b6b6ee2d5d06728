import { basename, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { containerNameOf, exposedModule, exposedSlots } from '@skep/registry/schema';
import type { Configuration } from 'webpack';
import { type BuildOptions, baseConfig } from './base-config.ts';
import { RemoteContractPlugin } from './contract/contract-plugin.ts';
import { fillsSlots } from './contract/declaration.ts';
import { checkChunks } from './integrity.ts';
import { borrowedRuntime, leanRuntime, shareTable } from './shared-libraries.ts';

/** Builds `<folder>/dist`: a federated remote, its entry first. */
export function remoteConfig(folder: string, options: BuildOptions): Configuration {
  const isProduction = options.mode === 'production';
  const base = baseConfig(folder, options);
  return {
    ...base,
    entry: {},
    output: {
      ...base.output,
      // The folder of a version has a hash in its name: with one in each file's the entry would grow by every screen's.
      filename: '[name].js',
      chunkFilename: '[name].js',
      // Shipped, a remote finds its files next to its entry, wherever that is served.
      publicPath: isProduction ? 'auto' : `/remotes/${basename(folder)}/dev/`,
    },
    externals: borrowedRuntime,
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: containerNameOf(basename(folder)),
        filename: 'remoteEntry.js',
        exposes: exposesOf(folder),
        shared: shareTable(folder, 'consumes'),
        shareStrategy: 'loaded-first',
        experiments: { optimization: leanRuntime },
        manifest: false,
        dts: false,
      }),
      // The entry carries the hashes of its chunks; the registry carries the hash of the entry.
      ...checkChunks(isProduction),
      new RemoteContractPlugin(folder),
    ],
  };
}

/** What it shows in slots of others is a module of its own: whoever draws a slot loads none of its screens. */
function exposesOf(folder: string) {
  return {
    // React with it, though only its screens ask for it: a remote for another one is refused before anything is shown.
    [`./${exposedModule}`]: { import: ['react', join(folder, 'src/main.ts')], name: exposedModule },
    ...(fillsSlots(folder) && {
      [`./${exposedSlots}`]: { import: join(folder, 'src/slots.ts'), name: exposedSlots },
    }),
  };
}
