import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fallbackLanguage } from '@skep/domain';
import { type DescribedMessage, textsOfFile } from '@skep/domain/messages';

/** Every folder of a project that holds a file of messages for each language, from its root. */
export function messageFolders(root: string): string[] {
  const patterns = ['*', 'packages/*'].flatMap((owner) => [`${owner}/locales`, `${owner}/locales/*`]);
  return globSync(
    patterns.map((folder) => `${folder}/${fallbackLanguage}.json`),
    { cwd: root },
  )
    .map((file) => file.slice(0, file.lastIndexOf('/')))
    .sort();
}

/** English of a folder, by id. @throws SyntaxError with the file's name */
export function describedMessages(root: string, folder: string): Record<string, DescribedMessage> {
  return readJson(join(root, folder, `${fallbackLanguage}.json`));
}

/** Texts of a folder, by id; none where it has no file for the language. @throws SyntaxError with the file's name */
export function textsOf(root: string, folder: string, language: string): Record<string, string> {
  const file = join(root, folder, `${language}.json`);
  return existsSync(file) ? textsOfFile(readJson(file)) : {};
}

function readJson(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new SyntaxError(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}
