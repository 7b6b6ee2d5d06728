import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { EntrancePlugin } from './auth-pages-plugin.ts';
import { type BuildOptions, baseConfig } from './base-config.ts';
import { checkChunks } from './integrity.ts';
import { shellPublicPath } from './shell-path.ts';
import { fileOfAllTexts, textFiles } from './text-files.ts';

/**
 * Builds `shell/dist/entrance`: the account pages as a page of their own, without federation and all that it shares.
 * The whole shell would be twice what a visitor of the sign-in page waits for.
 */
export function entranceConfig(folder: string, options: BuildOptions): Configuration {
  const isProduction = options.mode === 'production';
  const base = baseConfig(folder, options);
  return {
    ...base,
    name: 'entrance',
    entry: { entrance: join(folder, 'src/entrance/main.tsx') },
    output: {
      ...base.output,
      path: join(base.output?.path ?? folder, 'entrance'),
      publicPath: `${shellPublicPath}entrance/`,
      uniqueName: 'entrance',
    },
    optimization: {
      ...base.optimization,
      splitChunks: { cacheGroups: { texts: textFiles(fileOfAllTexts) } },
    },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(options.mode) }),
      ...checkChunks(isProduction),
      new EntrancePlugin(),
    ],
  };
}

/** Builds `shell/dist/server/entrance.cjs`: draws the same pages on the server. */
export function entranceServerConfig(folder: string, options: BuildOptions): Configuration {
  const base = baseConfig(folder, options);
  return {
    ...base,
    name: 'entrance on the server',
    target: 'node22',
    devtool: false,
    entry: { entrance: join(folder, 'src/entrance/server.tsx') },
    output: {
      path: join(base.output?.path ?? folder, 'server'),
      clean: true,
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
    },
    plugins: [
      new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(options.mode) }),
      // Languages come with it: there is nothing to wait for on a disk.
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}
