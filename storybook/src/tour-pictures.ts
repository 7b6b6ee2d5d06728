// Takes the pictures of docs/storybook-tour.md from the static build with docs: node storybook/src/tour-pictures.ts
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from '../../scripts/chromium.ts';
import { serveStatic } from './serve-static.ts';
import { staticFolder } from './story-browser.ts';

const pictures = join(import.meta.dirname, '../../docs/pictures');

/** In the order of the tour: the name of the picture, its page, and what is there when the page is drawn. */
const tour = [
  ['1-components', '/docs/components--docs', 'td'],
  ['2-colour', '/docs/foundations-colour--docs', 'td'],
  ['3-scale', '/docs/foundations-scale--docs', 'h1'],
  ['4-hive', '/docs/foundations-drawing-a-hive--docs', 'svg[role=img]'],
  ['5-icons', '/story/foundations-icon--all', 'li svg'],
  ['6-together', '/story/foundations-together--german-form', 'form, button'],
  ['7-combobox', '/story/fields-comboboxfield--found', 'input[value="forest 12"]'],
  ['8-menu', '/story/actions-menu--by-keys', '[role=menuitem]:focus'],
  ['9-patterns', '/docs/patterns--docs', 'h3'],
  ['10-home', '/story/hives-home--filled', 'svg[role=img]'],
] as const;

const server = await serveStatic(staticFolder);
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 960, height: 450 }, reducedMotion: 'reduce' });
for (const [name, path, drawn] of tour) {
  await page.goto(`${server.url}/index.html?path=${path}&panel=false`);
  const room = path.startsWith('/docs') ? '#storybook-docs' : '#storybook-root';
  await page.frameLocator('#storybook-preview-iframe').locator(`${room} :is(${drawn})`).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(pictures, `storybook-${name}.png`) });
}
await browser.close();
server.stop();
