import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { WrongSetting } from '@skep/settings';
import { projectRoot } from './folders.ts';

const templates = join(import.meta.dirname, '../templates/remote');
const ending = '.template';

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
  for (const file of filesBelow(templates)) {
    const target = join(folder, file.slice(0, -ending.length));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, fillIn(readFileSync(join(templates, file), 'utf8'), subject));
  }
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

function filesBelow(folder: string, prefix = ''): string[] {
  return readdirSync(join(folder, prefix), { withFileTypes: true }).flatMap((entry) => {
    const path = join(prefix, entry.name);
    return entry.isDirectory() ? filesBelow(folder, path) : [path];
  });
}
