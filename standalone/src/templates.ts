import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ending = '.template';

/**
 * Writes every template of a folder, and says where. What stands there is replaced.
 * @param fillIn turns words of a template, and of its path, into those of what is made
 * @returns paths below `target`
 */
export function writeTemplates(folder: string, target: string, fillIn: (text: string) => string): string[] {
  return filesBelow(folder).map((file) => {
    const path = fillIn(file.slice(0, -ending.length));
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), fillIn(readFileSync(join(folder, file), 'utf8')));
    return path;
  });
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending));
}
