import { execFileSync } from 'node:child_process';
import { projectRoot } from '../../standalone/src/folders.ts';
import type { ChangedFile } from './affected.ts';

/** What differs from main, committed or not, with files that git does not know yet. */
export function changedFiles(): ChangedFile[] {
  const base = git('merge-base', 'HEAD', 'main').trim();
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
  return execFileSync('git', ['-c', 'core.quotePath=false', ...args], { cwd: projectRoot, encoding: 'utf8' });
}

function lines(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}
