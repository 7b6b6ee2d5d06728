import type { Module } from 'webpack';

/**
 * A language other than English has two files in each build: what a first visit needs, and what comes with further screens.
 * A file for each folder of `locales` would weigh less for who speaks that language, and more for everybody: the entry
 * names all files of all fifteen, each with its hashes (70 bytes that cannot be made smaller).
 */
export const textFiles = {
  test: /[\\/]locales[\\/](?:\w+[\\/])?(?!en\.)\w+\.json$/,
  name: (module: Module) => textFileName(module.nameForCondition() ?? ''),
  chunks: 'async' as const,
  enforce: true,
};

/** `texts-de` for `locales/de.json`, `texts-more-de` for `locales/life/de.json`. */
export function textFileName(path: string): string {
  const [language = '', folder] = (path.split(/locales[\\/]/).at(-1) ?? '').split(/[\\/]/).toReversed();
  return `texts-${folder === undefined ? '' : 'more-'}${language.replace('.json', '')}`;
}
