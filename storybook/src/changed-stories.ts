import { join } from 'node:path';
import { recentlyChangedFiles } from '../../scripts/test/changed-files.ts';
import { importReader } from '../../scripts/test/imported-files.ts';
import { projectRoot } from '../../standalone/src/folders.ts';
import type { Story } from './story-browser.ts';

/** They give every story its colours, draw it or examine it. */
const filesOfEveryStory =
  /^(pnpm-lock\.yaml|packages\/ui\/src\/tokens\/(themes|theme-css|tokens|GlobalStyle)\.tsx?|storybook\/(\.storybook|src)\/.*)$/;

/**
 * Returns whether a story can look different from how it looks on main: its file, or a file that this imports, was
 * changed, or git cannot tell.
 */
export function changedStoryFilter(): (story: Story) => boolean {
  const files = recentlyChangedFiles();
  if (files === undefined) return () => true;
  const changed = new Set(files);
  if ([...changed].some((path) => filesOfEveryStory.test(path))) return () => true;
  const importedBy = importReader(projectRoot);
  const known = new Map<string, boolean>();
  return ({ importPath }) => {
    const file = join('storybook', importPath);
    const isChanged = known.get(file) ?? [...importedBy(file)].some((imported) => changed.has(imported));
    known.set(file, isChanged);
    return isChanged;
  };
}
