import { join } from 'node:path';
import { recentlyChangedFiles } from '../../scripts/test/changed-files.ts';
import { importReader } from '../../scripts/test/imported-files.ts';
import { projectRoot } from '../../standalone/src/folders.ts';
import type { Story } from './story-browser.ts';

/** They give every story its colours. */
const filesOfEveryStory =
  /^(packages\/ui\/src\/tokens\/(themes|theme-css|tokens|GlobalStyle)\.tsx?|storybook\/(\.storybook\/.*|src\/StoryPage\.tsx))$/;

/**
 * Returns whether a story can look different from how it looks on main: its file, or a file that this imports, was
 * changed. Where git cannot tell what was changed, no story was.
 */
export function changedStoryFilter(): (story: Story) => boolean {
  const changed = new Set(recentlyChangedFiles());
  if (changed.size === 0) return () => false;
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
