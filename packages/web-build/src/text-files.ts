import type { BuiltFile } from '@skep/registry/schema';
import type { Compilation, Module } from 'webpack';
import { preloadable } from './integrity.ts';

/** A file of `locales`, or of a folder in it, as `locales/charts/de.json`. */
export const textsOfRemote = /[\\/]locales[\\/](?:[\w-]+[\\/])?\w+\.json$/;

/** Puts texts into files of their own. @param nameOf the file's name, without its end, for the path of a text */
export function textFiles(nameOf: (path: string) => string) {
  return {
    test: textsOfRemote,
    name: (module: Module) => nameOf(module.nameForCondition() ?? ''),
    chunks: 'async' as const,
    enforce: true,
  };
}

/** A folder of texts that are needed from the first visit on, in more than one build. */
const firstFolder = 'everywhere';

/**
 * `texts-de` for `locales/de.json`, `texts-more-de` for `locales/colony-history/de.json`: what a first visit needs, and what comes
 * with further screens. A file for each folder of `locales` would weigh less for who speaks that language, and more for
 * everybody: the entry names all files of all fifteen, each with its hashes (70 bytes that cannot be made smaller).
 */
export function fileOfTexts(path: string): string {
  const { folder = firstFolder, language } = partsOf(path);
  return `texts-${folder === firstFolder ? '' : 'more-'}${language}`;
}

/** One file for each language, where nothing comes later. */
export function fileOfAllTexts(path: string): string {
  return `texts-${partsOf(path).language}`;
}

function partsOf(path: string): { language: string; folder: string | undefined } {
  const [file = '', folder] = (path.split(/locales[\\/]/).at(-1) ?? '').split(/[\\/]/).toReversed();
  return { language: file.replace('.json', ''), folder };
}

/** Files of the texts that a first visit needs, by language, for the server to preload those of the page's. */
export function firstTextsOf(compilation: Compilation, base: string): Record<string, BuiltFile[]> {
  return Object.fromEntries(
    [...compilation.chunks].flatMap(({ name, files }) => {
      const language = /^texts-(\w+)$/.exec(name ?? '')?.[1];
      const scripts = [...files].filter((file) => file.endsWith('.js'));
      return language === undefined ? [] : [[language, preloadable(compilation, base, scripts)]];
    }),
  );
}
