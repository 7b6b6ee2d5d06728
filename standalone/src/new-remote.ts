import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { WrongSetting } from '@skep/settings';
import { writeRoutes } from '@skep/web-build/routes';
import { projectRoot } from './folders.ts';
import { writeTemplates } from './templates.ts';

const templates = join(import.meta.dirname, '../templates/remote');

/**
 * Makes the folder of a new remote, whose build, contract test and stories pass as they are.
 * @param name as `mf-alerts`
 * @returns the folder
 * @throws WrongSetting for a name that cannot be used
 */
export function newRemote(name: string, root = projectRoot): string {
  const subject = /^mf-([a-z]+(?:-[a-z]+)*)$/.exec(name)?.[1];
  if (subject === undefined)
    throw new WrongSetting(`"${name}" cannot name a remote: write something like mf-alerts.`);
  const folder = join(root, name);
  if (existsSync(folder)) throw new WrongSetting(`${folder} is there already: choose another name.`);
  writeTemplates(templates, folder, (text) => fillIn(text, subject));
  writeRoutes(folder);
  return folder;
}

/** `example` in a template stands for the remote's subject, as in `mf-example` and `exampleMessages`. */
function fillIn(text: string, subject: string): string {
  const camelCase = subject.replaceAll(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());
  const title = subject.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
  return text
    .replaceAll('exampleMessages', `${camelCase}Messages`)
    .replaceAll('example.', `${camelCase}.`)
    .replaceAll('example', subject)
    .replaceAll('"Example"', JSON.stringify(title));
}
