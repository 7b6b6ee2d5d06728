import { git } from './checkout.ts';

/** @returns paths of what differs from main: committed or not, deleted or new */
export function changedFiles(): string[] {
  const base = git('merge-base', 'HEAD', 'main').trim();
  const tracked = git('diff', '--name-only', '--no-renames', '-z', base);
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z');
  return `${tracked}${untracked}`.split('\0').filter((path) => path !== '');
}
