import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../standalone/src/folders.ts';
import { SourceTree } from './source-tree.ts';

/** What real devices sent, which is no part of the project. */
const realData = '../shared/data';

/** Everything in the checkout that git would take, with the real data beside it, as it is now. */
export function checkedOut(): SourceTree {
  return new SourceTree(projectRoot, listedFiles());
}

/** @returns paths of what was edited, added or deleted since the tree was read */
export function editedSince(tree: SourceTree): string[] {
  const before = new Set(tree.paths);
  const added = listedFiles().filter((path) => !before.has(path));
  return [...tree.changedSince(), ...added];
}

function listedFiles(): string[] {
  const listed = git('ls-files', '--cached', '--others', '--exclude-standard', '-z').split('\0');
  return [...new Set(listed.filter((path) => path !== '')), ...realDataFiles()];
}

/** @returns what git prints, without quotes around names that are not ASCII */
export function git(...args: string[]): string {
  return execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: projectRoot,
    encoding: 'utf8',
    // An error is thrown with its text; it need not be printed as well.
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 100_000_000,
  });
}

function realDataFiles(): string[] {
  const folder = join(projectRoot, realData);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(realData, parentPath.slice(folder.length), name));
}
