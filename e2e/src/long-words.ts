import type { Page } from 'playwright-core';

/** Fonts of the machine, and fonts that are a tenth wider and narrower. */
export const fontWidths = { unchanged: 0, wider: 0.1, narrower: -0.1 };

/** What is too wide, torn or cut on the page as it is, in each of these widths of its font. */
export async function brokenByLongWords(page: Page, fonts: Record<string, number>): Promise<string[]> {
  return page.evaluate(brokenInFonts, fonts);
}

/**
 * Runs in the page. Gives every word the room that it takes in another font. Fonts differ mostly in how far a letter
 * reaches. Nobody knows which fonts a machine has, so that one of a certain width cannot be named; space between
 * letters, as a part of the average letter in the page's own font and words, exists on all machines.
 */
async function brokenInFonts(fonts: Record<string, number>): Promise<string[]> {
  const { fontFamily } = getComputedStyle(document.body);
  const pencil = document.createElement('canvas').getContext('2d');
  const readWords = () => document.querySelector('main')?.textContent?.replaceAll(/\s+/g, '') ?? '';
  // Between two screens there is nothing for a moment; ten seconds of frames are none.
  for (let frame = 0; readWords() === '' && frame < 600; frame += 1)
    await new Promise((done) => requestAnimationFrame(done));
  const words = readWords();
  if (!pencil || words === '') throw new Error('There is nothing to measure.');
  const size = 100;
  pencil.font = `${size}px ${fontFamily}`;
  const averageEm = pencil.measureText(words).width / words.length / size;
  const style = document.head.appendChild(document.createElement('style'));
  const broken: string[] = [];
  for (const [font, change] of Object.entries(fonts)) {
    const spacing = (change * averageEm).toFixed(4);
    // Controls do not inherit it.
    style.textContent = `*, ::before, ::after { letter-spacing: ${spacing}em !important; }`;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (const thing of brokenThings()) broken.push(`${font}: ${thing}`);
  }
  style.remove();
  return broken;

  /** What reaches over its edge, words on two lines, and numbers that are cut. */
  function brokenThings(): string[] {
    const { clientWidth, scrollWidth } = document.documentElement;
    const excess = scrollWidth - clientWidth;
    return [
      ...(excess > 0 ? [`the page is ${excess} px too wide`] : []),
      // Fixed bars make no page wider.
      ...[...document.querySelectorAll('nav a')]
        .filter((link) => link.checkVisibility() && link.getBoundingClientRect().right > clientWidth)
        .map((link) => `${link.textContent} is beyond the edge`),
      ...[...document.querySelectorAll<HTMLInputElement>('input[role=spinbutton]')]
        .filter((field) => field.scrollWidth > field.clientWidth)
        .map((field) => `${field.value} is cut`),
      ...tornWords().map((word) => `${word} is torn`),
    ];
  }

  function tornWords(): string[] {
    const torn: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent ?? '';
      // Most texts stand on one line: their words are not looked at one by one.
      if (countLines(node, 0, text.length) < 2 || !node.parentElement?.checkVisibility()) continue;
      for (const { 0: word, index } of text.matchAll(/\S{4,}/gu)) {
        // Addresses and hyphens may break.
        if (/[/@_\-–]|\.\w/.test(word)) continue;
        if (countLines(node, index, index + word.length) > 1) torn.push(word);
      }
    }
    return torn;
  }

  function countLines(node: Node, start: number, end: number): number {
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, end);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  }
}
