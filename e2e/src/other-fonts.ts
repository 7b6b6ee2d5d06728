import type { Page } from 'playwright-core';
import { settle } from './browser.ts';

/** Fonts of the machine, and such as are a tenth wider and narrower. */
export const fontWidths = { theirs: 0, 'a tenth wider': 0.1, 'a tenth narrower': -0.1 };

/**
 * Gives every word of an open page the room that it takes in another font. What differs between fonts is mostly how
 * far a letter reaches; which fonts a machine has nobody knows, so that one of a wished width cannot be named. Space
 * between letters, as a part of what letters take on average in the page's own font and words, is there on all of them.
 */
export async function setFontWidth(page: Page, change: number): Promise<void> {
  await page.evaluate((part) => {
    const { fontFamily } = getComputedStyle(document.body);
    const pencil = document.createElement('canvas').getContext('2d');
    const words = document.querySelector('main')?.textContent?.replaceAll(/\s+/g, '') ?? '';
    if (!pencil || words === '') throw new Error('There is nothing to measure.');
    const size = 100;
    pencil.font = `${size}px ${fontFamily}`;
    const averageEm = pencil.measureText(words).width / words.length / size;
    const id = 'other-fonts';
    const style = document.getElementById(id) ?? document.head.appendChild(document.createElement('style'));
    style.id = id;
    // Controls do not inherit it.
    style.textContent = `*, ::before, ::after { letter-spacing: ${(part * averageEm).toFixed(4)}em !important; }`;
  }, change);
  await settle(page);
}
