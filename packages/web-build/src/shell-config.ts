import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { type BuildOptions, baseConfig } from './base-config.ts';
import { checkChunks } from './integrity.ts';
import { leanRuntime, shareTable } from './shared-libraries.ts';
import { ShellPagePlugin } from './shell-page-plugin.ts';

/** Where the shell's own files are served, whatever page is shown. */
export const shellPublicPath = '/assets/';

const reactRenderers = join(import.meta.dirname, 'hot/react-renderers.ts');

/**
 * Lends federation's runtime to the remotes. The option for it, `provideExternalRuntime`, takes this same plugin's
 * CommonJS file, and with it a second copy of the whole runtime: 9 KB of every page.
 */
const lendRuntime = join(
  dirname(
    createRequire(import.meta.filename).resolve('@module-federation/inject-external-runtime-core-plugin'),
  ),
  'index.js',
);

/** Only for who imports what stands in for it: the router's own door names more of that file. */
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

/** Builds `shell/dist`: the entry, its chunks and `shell.json`, from which the server makes the page. */
export function shellConfig(folder: string, options: BuildOptions): Configuration {
  const isProduction = options.mode === 'production';
  const base = baseConfig(folder, options);
  return {
    ...base,
    entry: { shell: join(folder, 'src/main.ts') },
    output: { ...base.output, publicPath: shellPublicPath, clean: { keep: /^(entrance|server|worker)\// } },
    plugins: [
      ...(isProduction ? [] : [new webpack.EntryPlugin(folder, reactRenderers, {})]),
      ...(base.plugins ?? []),
      withoutFramework(folder),
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
