import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launchBrowser } from './browser.ts';

/*
 * Draws the icons that a phone puts on its home screen from shell/public/icon.svg, into the same folder:
 * `node e2e/src/app-icons.ts` after the drawing has changed.
 */

const folder = join(import.meta.dirname, '../../shell/public');
const ground = '#fffaf0';

/** `share` of the width is drawn on. A mask may cut away all but a circle of four fifths, so there the ground goes to the edge. */
const icons = [
  { file: 'icon-192.png', size: 192, share: 0.92, background: 'transparent' },
  { file: 'icon-512.png', size: 512, share: 0.92, background: 'transparent' },
  { file: 'icon-maskable-512.png', size: 512, share: 0.56, background: ground },
  { file: 'apple-touch-icon.png', size: 180, share: 0.74, background: ground },
];

const drawing = Buffer.from(await readFile(join(folder, 'icon.svg'))).toString('base64');
const browser = await launchBrowser();
const page = await browser.newPage();
for (const { file, size, share, background } of icons) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>
    html, body { margin: 0; height: 100%; background: ${background} }
    body { display: grid; place-items: center }
  </style><img src="data:image/svg+xml;base64,${drawing}" width="${size * share}" alt="">`);
  await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
  await writeFile(join(folder, file), await page.screenshot({ omitBackground: true }));
}
await browser.close();
