import { Buffer } from 'node:buffer';
import type { Page } from 'playwright-core';

/** A photo as a camera sends it, drawn by the browser itself. */
export async function aJpeg(page: Page, width = 3000, height = 2000): Promise<Buffer> {
  const base64 = await page.evaluate(
    ([wide, high]) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [wide, high];
      const brush = canvas.getContext('2d');
      if (brush === null) throw new Error('This browser draws nothing.');
      brush.fillStyle = '#c80';
      brush.fillRect(0, 0, wide, high);
      return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
    },
    [width, height] as const,
  );
  return Buffer.from(base64, 'base64');
}
