import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { type BuildOptions, baseConfig } from './base-config.ts';
import { checkChunks } from './integrity.ts';
import { drawing, leanRuntime, shareTable } from './shared-libraries.ts';
import { ShellPagePlugin } from './shell-page-plugin.ts';
import { shellPublicPath } from './shell-path.ts';

const reactRenderers = join(import.meta.dirname, 'hot/react-renderers.ts');

const lendRuntime = join(import.meta.dirname, 'federation-runtime.ts');

/** Only for importers of what replaces it: the router's own entry names more of that file. */
function withoutFramework(folder: string) {
  return new webpack.NormalModuleReplacementPlugin(/ssr[\\/]components\.js$/, (resource) => {
    if (
      /[\\/]react-router[\\/].*[\\/](dom[\\/]lib|lib[\\/]components)\.js$/.test(
        resource.contextInfo?.issuer ?? '',
      )
    )
      resource.request = join(folder, 'src/router-without-framework.ts');
  });
}

/** Bytes of source: twice the default. */
const smallestShared = 40_000;

/** Builds `shell/dist`: the entry, its chunks and `shell.json`, from which the server makes the page. */
export function shellConfig(folder: string, options: BuildOptions): Configuration {
  const isProduction = options.mode === 'production';
  const base = baseConfig(folder, options);
  const splitChunks = base.optimization?.splitChunks || {};
  return {
    ...base,
    entry: { shell: join(folder, 'src/main.ts') },
    output: {
      ...base.output,
      publicPath: shellPublicPath,
      clean: { keep: /^(ahead|entrance|server|worker)\// },
    },
    // Home needs the query cache at once, and the outbox when something waits: what both need is no file of its own.
    optimization: { ...base.optimization, splitChunks: { ...splitChunks, minSize: smallestShared } },
    plugins: [
      ...(isProduction ? [] : [new webpack.EntryPlugin(folder, reactRenderers, {})]),
      ...(base.plugins ?? []),
      withoutFramework(folder),
      // No screen of the shell draws, and only what something asks for is lent.
      new webpack.PrefetchPlugin(folder, drawing),
      new ModuleFederationPlugin({
        name: 'shell',
        shared: shareTable(folder, 'provides'),
        shareStrategy: 'loaded-first',
        runtimePlugins: [lendRuntime],
        experiments: { optimization: leanRuntime },
        manifest: false,
        dts: false,
      }),
      // Lets the bundler drop what only development may do (overriding a remote, free GraphQL documents).
      new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(options.mode) }),
      ...checkChunks(isProduction),
      new ShellPagePlugin(folder),
    ],
  };
}
