import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../standalone/src/folders.ts';
import { git } from './checkout.ts';

/** Returns paths of what differs from a commit (default: where this branch left main): committed or not, deleted or new. */
export function changedFiles(base = mergeBase('main')): string[] {
  return [...paths(git('diff', '--name-only', '--no-renames', '-z', base)), ...untrackedFiles()];
}

/**
 * Returns paths of what a landing changes: what differs from main or, on main itself, what was committed within eight
 * hours before the newest commit, since the commits of a day's work land at once. Returns undefined where git cannot tell: in a shallow
 * clone.
 */
export function recentlyChangedFiles(): string[] | undefined {
  try {
    return changedFiles(baseOfChange());
  } catch {
    return undefined;
  }
}

const dayOfWorkS = 8 * 3600;

/** A name for the files as they are, committed or not. */
export function treeOfWork(): string {
  const hash = createHash('sha256')
    .update(git('rev-parse', 'HEAD^{tree}'))
    .update(git('diff', '--binary', 'HEAD'));
  for (const path of untrackedFiles()) hash.update(path).update(readFileSync(join(projectRoot, path)));
  return hash.digest('hex');
}

function untrackedFiles(): string[] {
  return paths(git('ls-files', '--others', '--exclude-standard', '-z'));
}

/** Returns the commit that a landing is compared with. @throws Error where git does not know it */
export function baseOfChange(): string {
  const head = git('rev-parse', 'HEAD').trim();
  const base = ['main', 'origin/main'].filter(isKnown).map(mergeBase)[0] ?? head;
  return base === head ? commitBeforeThisWork(head) : base;
}

function commitBeforeThisWork(commit: string): string {
  const committedAt = Number(git('show', '--no-patch', '--format=%ct', commit));
  const earlier = git('rev-list', '--max-count=1', `--before=${committedAt - dayOfWorkS}`, commit).trim();
  if (earlier === '') throw new Error(`Nothing was committed eight hours before ${commit}.`);
  return earlier;
}

function isKnown(branch: string): boolean {
  return git('for-each-ref', '--format=%(refname)', `refs/heads/${branch}`, `refs/remotes/${branch}`) !== '';
}

function mergeBase(branch: string): string {
  return git('merge-base', 'HEAD', branch).trim();
}

function paths(output: string): string[] {
  return output.split('\0').filter((path) => path !== '');
}
