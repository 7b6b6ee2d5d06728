import type { PaintText } from './tag-pdf.ts';

/** By the browser, whose fonts have every script that our languages are written in. @throws Error without a canvas */
export const paintText: PaintText = (text, { width, height }, isBold) => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw text.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'black';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const fontOf = (size: number) => `${isBold ? '700' : '400'} ${size}px system-ui, sans-serif`;
  context.font = fontOf(height);
  // Digits fill their field, words keep room for what hangs below the line.
  const wanted = isBold ? height * 1.2 : height * 0.8;
  context.font = fontOf(Math.min(wanted, (height * width) / context.measureText(text).width));
  context.fillText(text, width / 2, height / 2 + (isBold ? height * 0.05 : 0));
  const { data } = context.getImageData(0, 0, width, height);
  // The four channels of a grey pixel are alike but for the last.
  return {
    width,
    height,
    pixels: Uint8Array.from({ length: width * height }, (_, at) => data[at * 4] ?? 255),
  };
};
