import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { LanguageCode } from '@skep/domain';

/** A folder of the project that holds a file of messages for each language. */
export interface MessageFolder {
  /** As translators see it: `mf-hives`, `ui`, `api-mail`. */
  name: string;
  /** From the project's root, as `packages/ui/locales`. */
  path: string;
}

/** Message id → ICU text, in the order of the file. */
export type Messages = Readonly<Record<string, string>>;

const root = resolve(import.meta.dirname, '../../../..');

/**
 * Every folder with messages. Read anew each time: a package that was added meanwhile is there with no restart, and
 * translators are few.
 */
export async function messageFolders(): Promise<MessageFolder[]> {
  const fronts = (await namesIn('.')).filter((name) => name === 'shell' || name.startsWith('mf-'));
  const folders = [
    ...fronts.map((name) => ({ name, path: `${name}/locales` })),
    ...(await namesIn('shell/locales')).map((name) => ({
      name: `shell-${name}`,
      path: `shell/locales/${name}`,
    })),
    ...(await namesIn('packages')).map((name) => ({ name, path: `packages/${name}/locales` })),
    ...(await namesIn('api/locales')).map((name) => ({ name: `api-${name}`, path: `api/locales/${name}` })),
  ];
  const lists = await Promise.all(folders.map(({ path }) => namesIn(path)));
  return folders.filter((_, index) => lists[index]?.includes('en.json'));
}

/** The messages as they are shipped; none where the folder has no file for the language. */
export async function shippedMessages({ path }: MessageFolder, language: LanguageCode): Promise<Messages> {
  const text = await readFile(join(root, filePath(path, language)), 'utf8').catch(unlessAbsent);
  return text === undefined ? {} : JSON.parse(text);
}

/** From the project's root, as `packages/ui/locales/nl.json`. */
export function filePath(folder: string, language: LanguageCode): string {
  return `${folder}/${language}.json`;
}

async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(join(root, folder)).catch(unlessAbsent);
  return (names ?? []).toSorted();
}

function unlessAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
  return undefined;
}
