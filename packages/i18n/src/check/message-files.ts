import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Messages } from '../messages.ts';

/**
 * Texts of a package in one language, with those in folders of `locales` that are loaded with the screens which need
 * them; undefined when it has none. @throws SyntaxError with the file's name
 */
export function readMessages(folder: string, language: string): Messages | undefined {
  const locales = join(folder, 'locales');
  const folders = existsSync(locales)
    ? readdirSync(locales, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    : [];
  const files = ['.', ...folders.map(({ name }) => name)]
    .map((name) => join(locales, name, `${language}.json`))
    .filter((file) => existsSync(file));
  return files.length === 0 ? undefined : Object.assign({}, ...files.map(readFile));
}

function readFile(file: string): Messages {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new SyntaxError(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}

/** Folders of the project that have texts of their own. */
export function foldersWithMessages(root: string): string[] {
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);
  const deployed = readdirSync(root).filter(
    (name) => ['api', 'shell'].includes(name) || name.startsWith('mf-'),
  );
  return [...packages, ...deployed].filter((folder) => existsSync(join(root, folder, 'locales')));
}

/** Sources that a person's browser runs: no tests, no stories, nothing generated. */
export function sourcesOf(folder: string): string[] {
  const names = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' });
  const files = names.filter(
    (name) =>
      /\.tsx?$/.test(name) &&
      !/\.(test|stories)\.tsx?$/.test(name) &&
      !/(^|\/)(generated|check)\//.test(name),
  );
  const declaration = existsSync(join(folder, 'remote.json')) ? ['remote.json'] : [];
  return [...files.map((name) => join('src', name)), ...declaration].map((name) =>
    readFileSync(join(folder, name), 'utf8'),
  );
}
