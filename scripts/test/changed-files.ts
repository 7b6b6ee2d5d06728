import { execFileSync } from 'node:child_process';
import { projectRoot } from '../../standalone/src/folders.ts';
import type { ChangedFile } from './affected.ts';

/** Returns the files that differ from main, committed or not, including files that git does not track yet. */
export function changedFiles(): ChangedFile[] {
  return changedSince(git('merge-base', 'HEAD', 'main').trim());
}

/**
 * Returns the files that differ from main or, on main itself, from the commit before. Returns undefined where git
 * cannot tell: a shallow clone has neither.
 */
export function recentlyChangedFiles(): ChangedFile[] | undefined {
  try {
    const base = git('merge-base', 'HEAD', 'main').trim();
    const isOnMain = base === git('rev-parse', 'HEAD').trim();
    return changedSince(isOnMain ? 'HEAD~1' : base);
  } catch {
    return undefined;
  }
}

function changedSince(base: string): ChangedFile[] {
  const known = lines(git('diff', '--name-status', '--no-renames', base)).map((line) => {
    const [status, path = ''] = line.split('\t');
    return { path, isGone: status === 'D' };
  });
  const unknown = lines(git('ls-files', '--others', '--exclude-standard')).map((path) => ({
    path,
    isGone: false,
  }));
  return [...known, ...unknown];
}

function git(...args: string[]): string {
  // Without quotes round names that are not ASCII.
  return execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: projectRoot,
    encoding: 'utf8',
    // An error is thrown with its text; it need not be printed as well.
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function lines(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}
