import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../standalone/src/folders.ts';
import type { ChangedFile } from './affected.ts';

/** Returns the files that differ from a commit (default: where this branch left main), including files that git does not track yet. */
export function changedFiles(base = mergeBase('main')): ChangedFile[] {
  const known = lines(git('diff', '--name-status', '--no-renames', base)).map((line) => {
    const [status, path = ''] = line.split('\t');
    return { path, isGone: status === 'D' };
  });
  return [...known, ...unknownFiles().map((path) => ({ path, isGone: false }))];
}

/**
 * Returns the files that a landing changes: those that differ from main or, on main itself, from the commit before.
 * Returns undefined where git cannot tell: a shallow clone has neither.
 */
export function recentlyChangedFiles(): ChangedFile[] | undefined {
  try {
    return changedFiles(baseOfChange());
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
    // An error is thrown with its text; it need not be printed as well.
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: Number.POSITIVE_INFINITY,
  });
}

function lines(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}
