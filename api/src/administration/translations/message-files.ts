import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fallbackLanguage, type LanguageCode } from '@skep/domain';
import { type DescribedMessage, textsOfFile } from '@skep/domain/messages';

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
 * Every folder with messages. Read each time: a package that was added meanwhile is there without a restart, and
 * translators are few.
 */
export async function messageFolders(): Promise<MessageFolder[]> {
  const deployed = (await namesIn('.')).filter(
    (name) => ['api', 'shell'].includes(name) || name.startsWith('mf-'),
  );
  const owners = [
    ...deployed.map((name) => ({ name, path: `${name}/locales` })),
    ...(await namesIn('packages')).map((name) => ({ name, path: `packages/${name}/locales` })),
  ];
  return (await Promise.all(owners.map(withFoldersInside))).flat();
}

async function withFoldersInside({ name, path }: MessageFolder): Promise<MessageFolder[]> {
  const inside = await namesIn(path);
  const folders = [
    { name, path },
    ...inside.map((part) => ({ name: `${name}-${part}`, path: `${path}/${part}` })),
  ];
  const lists = await Promise.all(folders.map((folder) => namesIn(folder.path)));
  return folders.filter((_, index) => lists[index]?.includes('en.json'));
}

/** The English file, with what it says to translators, in its order. */
export async function describedMessages({ path }: MessageFolder): Promise<Record<string, DescribedMessage>> {
  return JSON.parse(await readFile(join(root, filePath(path, fallbackLanguage)), 'utf8'));
}

/** The messages as they are shipped; none where the folder has no file for the language. */
export async function shippedMessages({ path }: MessageFolder, language: LanguageCode): Promise<Messages> {
  const text = await readFile(join(root, filePath(path, language)), 'utf8').catch(unlessAbsent);
  return text === undefined ? {} : textsOfFile(JSON.parse(text));
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
