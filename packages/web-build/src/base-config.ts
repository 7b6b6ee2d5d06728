import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { offeredCodes, offeredTexts } from './offered-texts.ts';
import { readJson } from './read-json.ts';
import { fileOfTexts, textFiles } from './text-files.ts';

export type BuildMode = 'production' | 'development';

export interface BuildOptions {
  mode: BuildMode;
}

const kit = readJson(join(import.meta.dirname, '../../remote-kit/package.json'));

/** Where a build of this mode goes: work in progress never overwrites what is served. */
export function outputFolder(folder: string, mode: BuildMode): string {
  return join(folder, mode === 'production' ? 'dist' : '.dev');
}

/** What every front folder shares: TypeScript and JSX through swc, messages as JSON, hashed names, source maps. */
export function baseConfig(folder: string, { mode }: BuildOptions): Configuration {
  const isProduction = mode === 'production';
  return {
    name: basename(folder),
    context: folder,
    mode,
    target: ['web', 'es2022'],
    devtool: isProduction ? 'source-map' : 'eval-cheap-module-source-map',
    output: {
      path: outputFolder(folder, mode),
      clean: true,
      // Classic scripts with CORS: integrity is only checked for those.
      crossOriginLoading: 'anonymous',
      uniqueName: basename(folder),
      // Enough for names that never change their content, and each is in the script that loads the file.
      hashDigestLength: 12,
      filename: isProduction ? '[name].[contenthash].js' : '[name].js',
      chunkFilename: isProduction ? '[name].[contenthash].js' : '[name].js',
      assetModuleFilename: '[name].[contenthash][ext]',
      // webpack's own limit; the shell shows its loading view and time-out page long before.
      chunkLoadTimeout: 120_000,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js', '.json'] },
    module: {
      rules: [
        scriptRule(isProduction),
        documentRule(folder),
        ...messageRules,
        observableRule,
        { test: /\.svg$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: isProduction ? 'deterministic' : 'named',
      realContentHash: true,
      splitChunks: {
        cacheGroups: { texts: textFiles(fileOfTexts) },
        // Or webpack makes chunks of nothing but shared libraries: without a file, and so without the expected hash.
        defaultSizeTypes: ['...', 'consume-shared'],
      },
      // swc minifies 2.6 times faster than terser, to the same size.
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { compress: { passes: 4 } },
        }),
      ],
    },
    plugins: [
      offeredTexts,
      ...(isProduction ? [namesForTexts, codesForErrors, noPrefixes, compressed()] : [hotComponents(folder)]),
    ],
    cache: {
      type: 'filesystem',
      cacheDirectory: join(folder, 'node_modules/.cache/webpack'),
      // Or what an older configuration resolved would stay, and the texts of a language that is offered now would be missing.
      buildDependencies: { config: [import.meta.filename] },
      // What exports a constant again is cached with its value: pages would go on with the former version of the kit.
      version: [kit.version, ...offeredCodes].join(),
    },
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}

function scriptRule(isProduction: boolean): RuleSetRule {
  return {
    test: /\.[cm]?tsx?$/,
    exclude: /node_modules/,
    // This package's own: a remote does not depend on its build.
    loader: createRequire(import.meta.filename).resolve('swc-loader'),
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: !isProduction, refresh: !isProduction } },
        target: 'es2022',
      },
    },
    // Workspace packages have no side effects on import, so unused components fall away.
    sideEffects: false,
  };
}

/** Documents stand parsed where they are used. */
function documentRule(folder: string): RuleSetRule {
  return {
    test: /\.graphql\.ts$/,
    exclude: /node_modules/,
    enforce: 'pre',
    loader: join(import.meta.dirname, 'document-loader.ts'),
    options: { folder },
  };
}

/** Texts come parsed, and the library that formats them comes without its parser. */
const messageRules: RuleSetRule[] = [
  { test: /[\\/]locales[\\/].*\.json$/, loader: join(import.meta.dirname, 'message-loader.ts') },
  {
    test: /[\\/]node_modules[\\/](intl-messageformat|@formatjs[\\/]intl|react-intl)[\\/]/,
    resolve: {
      alias: { '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js' },
    },
  },
];

/** What rxjs offers unasked is for browsers of ten years ago, and takes the whole of tslib with it. */
const observableRule: RuleSetRule = {
  test: /[\\/]node_modules[\\/]@apollo[\\/]client[\\/]/,
  resolve: { conditionNames: ['es2015', '...'] },
};

/** Apollo prints a document to tell it from others. A shipped one has its hash for that, and the printer stays away. */
const namesForTexts = new webpack.NormalModuleReplacementPlugin(
  /^\.\/graphql\/print\.js$/,
  join(import.meta.dirname, 'document-name.ts'),
);

/** Federation explains its errors at length to who reads the console; their codes say the same, and have a page each. */
const codesForErrors = new webpack.NormalModuleReplacementPlugin(/^\.\/desc\.mjs$/, (resource) => {
  if (/[\\/]@module-federation[\\/]error-codes[\\/]/.test(resource.contextInfo?.issuer ?? ''))
    resource.request = join(import.meta.dirname, 'federation-errors.ts');
});

/** Styles are written for today's browsers; what would translate them for those of before 2020 is 1 KB of every page. */
const noPrefixes = new webpack.NormalModuleReplacementPlugin(/^\.\/Prefixer\.js$/, (resource) => {
  if (/[\\/]stylis[\\/]/.test(resource.contextInfo?.issuer ?? ''))
    resource.request = join(import.meta.dirname, 'no-vendor-prefixes.ts');
});

/** A changed component is drawn again in place, with what was typed; each front has a runtime of its own in the page. */
function hotComponents(folder: string) {
  return new ReactRefreshPlugin({ library: basename(folder), overlay: false });
}

/** Brotli at the best level, once, at build: the server then sends the compressed file. */
function compressed() {
  return new CompressionPlugin({
    algorithm: 'brotliCompress',
    test: /\.(js|json|svg)$/,
    filename: '[path][base].br',
    threshold: 1024,
  });
}
