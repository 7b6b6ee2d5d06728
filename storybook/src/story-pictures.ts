import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { builtStories, startStoryBrowser } from './story-browser.ts';

// Pictures of stories, to look at: npm run stories:pictures -- <folder> <theme> <width> [words of story ids …]

const [folder = 'pictures', theme = 'light', width = '390', ...words] = process.argv.slice(2);
const stories = builtStories().filter(
  ({ id }) => words.length === 0 || words.some((word) => id.includes(word)),
);
const viewed = await startStoryBrowser();
const page = await viewed.browser.newPage({
  viewport: { width: Number(width), height: 844 },
  reducedMotion: 'reduce',
});
mkdirSync(folder, { recursive: true });
for (const story of stories) {
  await viewed.open(page, story, { theme });
  const path = join(folder, `${story.id}.${theme}.${width}.png`);
  await page.screenshot({ path, fullPage: true });
  process.stdout.write(`${path}\n`);
}
await viewed.stop();
