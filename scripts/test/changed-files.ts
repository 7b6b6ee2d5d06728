import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../standalone/src/folders.ts';
import type { ChangedFile } from './affected.ts';

/** What differs from this commit (default: where this branch left main), with files that git does not know yet. */
export function changedFiles(base = mergeBase('main')): ChangedFile[] {
  const known = lines(git('diff', '--name-status', '--no-renames', base)).map((line) => {
    const [status, path = ''] = line.split('\t');
    return { path, isGone: status === 'D' };
  });
  return [...known, ...unknownFiles().map((path) => ({ path, isGone: false }))];
}

/**
 * The paths that a landing changes: the difference to main, or of main itself to the commit before.
 * @returns undefined where git does not know, as in a shallow clone
 */
export function pathsOfChange(): string[] | undefined {
  try {
    return changedFiles(baseOfChange()).map(({ path }) => path);
  } catch {
    return undefined;
  }
}

/** A name for the files as they are, committed or not. */
export function treeOfWork(): string {
  const hash = createHash('sha256')
    .update(git('rev-parse', 'HEAD^{tree}'))
    .update(git('diff', '--binary', 'HEAD'));
  for (const path of unknownFiles()) hash.update(path).update(readFileSync(join(projectRoot, path)));
  return hash.digest('hex');
}

/** Files that git does not know yet. */
function unknownFiles(): string[] {
  return lines(git('ls-files', '--others', '--exclude-standard'));
}

function baseOfChange(): string {
  const head = git('rev-parse', 'HEAD').trim();
  const base = ['main', 'origin/main'].filter(isKnown).map(mergeBase)[0] ?? head;
  return base === head ? git('rev-parse', '--verify', '--quiet', 'HEAD~1').trim() : base;
}

function isKnown(branch: string): boolean {
  return git('for-each-ref', '--format=%(refname)', `refs/heads/${branch}`, `refs/remotes/${branch}`) !== '';
}

function mergeBase(branch: string): string {
  return git('merge-base', 'HEAD', branch).trim();
}

function git(...args: string[]): string {
  // Without quotes round names that are not ASCII.
  return execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: projectRoot,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: Number.POSITIVE_INFINITY,
  });
}

function lines(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}
