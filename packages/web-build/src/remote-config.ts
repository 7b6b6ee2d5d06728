import { basename, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { type BuildOptions, baseConfig } from './base-config.ts';
import { RemoteContractPlugin } from './contract/contract-plugin.ts';
import { shareTable } from './shared-libraries.ts';

/** The module that every remote exposes and the shell asks for. */
export const exposedModule = './remote';

/** Federation's name of a remote: an identifier, since the entry declares it as a global variable. */
export function containerNameOf(remoteName: string): string {
  return remoteName.replaceAll('-', '_');
}

/** Builds `<folder>/dist`: a federated remote, its entry first. */
export function remoteConfig(folder: string, options: BuildOptions): Configuration {
  const isProduction = options.mode === 'production';
  const base = baseConfig(folder, options);
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto' },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: containerNameOf(basename(folder)),
        filename: isProduction ? 'remoteEntry.[contenthash].js' : 'remoteEntry.js',
        exposes: { [exposedModule]: join(folder, 'src/main.ts') },
        shared: shareTable(folder, 'consumes'),
        shareStrategy: 'loaded-first',
        // The shell brings federation's runtime: a remote's entry falls from 23.7 to 7.8 KB.
        experiments: { externalRuntime: true },
        manifest: false,
        dts: false,
      }),
      // The entry carries the hashes of its chunks; the registry carries the hash of the entry.
      ...(isProduction ? [new SubresourceIntegrityPlugin()] : []),
      new RemoteContractPlugin(folder),
    ],
  };
}
