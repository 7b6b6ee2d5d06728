import { createRequire } from 'node:module';
import type { Area } from '@skep/sheets';
import { handwrittenDigits, handwrittenSide } from '@skep/sheets/handwritten-digits';
import type PDFKitDocument from 'pdfkit';
import sharp from 'sharp';

type Paper = InstanceType<typeof PDFKitDocument>;
export type Chance = () => number;

const require = createRequire(import.meta.url);

/** Fonts drawn after somebody's hand. Nothing was trained with them, and nothing of them is shipped. */
const fonts = [
  'architects-daughter',
  'caveat',
  'gloria-hallelujah',
  'gochi-hand',
  'indie-flower',
  'kalam',
  'patrick-hand',
  'schoolbell',
  'shadows-into-light',
].map((name) => require.resolve(`@fontsource/${name}/files/${name}-latin-400-normal.woff`));

/** Digits of people whom the network has not seen. */
const people = handwrittenDigits('proof');

/** Somebody who fills a sheet, with the pen at hand. */
export interface Writer {
  font: string;
  /** Digits by people rather than by a font. */
  byHand: boolean;
  penMm: number;
  /** Of the pen's ink, 0 black to 1 white. */
  grey: number;
  tick: (typeof tickKinds)[number];
  sizeMm: number;
}

const tickKinds = ['cross', 'tick', 'slash', 'filled', 'plus'] as const;

const pick = <Item>(chance: Chance, items: readonly Item[]): Item => {
  const item = items[Math.floor(chance() * items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
};

const around = (chance: Chance, middle: number, spread: number) => middle + spread * (2 * chance() - 1);

export function aWriter(chance: Chance): Writer {
  return {
    font: pick(chance, fonts),
    byHand: chance() < 0.5,
    penMm: around(chance, 0.5, 0.2),
    grey: pick(chance, [0.08, 0.15, 0.3, 0.45]),
    tick: pick(chance, tickKinds),
    sizeMm: around(chance, 4.6, 0.9),
  };
}

function pen(paper: Paper, { penMm, grey }: Writer): Paper {
  const level = Math.round(grey * 255);
  return paper.lineWidth(penMm).lineCap('round').lineJoin('round').strokeColor([level, level, level]);
}

export function tickBox(paper: Paper, { x, y, width: side }: Area, writer: Writer, chance: Chance): void {
  const at = (across: number, down: number) =>
    [x + around(chance, across, 0.09) * side, y + around(chance, down, 0.09) * side] as const;
  const from = (across: number, down: number) => pen(paper, writer).moveTo(...at(across, down));
  switch (writer.tick) {
    case 'cross':
      from(0.05, 0.08)
        .lineTo(...at(0.95, 0.92))
        .stroke();
      from(0.95, 0.05)
        .lineTo(...at(0.05, 0.95))
        .stroke();
      break;
    case 'tick':
      from(0.15, 0.5)
        .lineTo(...at(0.45, 0.9))
        .lineTo(...at(1.25, -0.3))
        .stroke();
      break;
    case 'slash':
      from(0.05, 0.95)
        .lineTo(...at(0.95, 0.05))
        .stroke();
      break;
    case 'plus':
      from(0.5, 0.02)
        .lineTo(...at(0.5, 0.98))
        .stroke();
      from(0.02, 0.5)
        .lineTo(...at(0.98, 0.5))
        .stroke();
      break;
    case 'filled':
      scribble(paper, { x, y, width: side, height: side }, writer, chance);
  }
}

/** To and fro, until a box is full: a way to tick, and a way to take a tick back. */
export function scribble(paper: Paper, { x, y, width, height }: Area, writer: Writer, chance: Chance): void {
  const lines = 7;
  pen(paper, writer).moveTo(x + 0.1 * width, y + 0.1 * height);
  for (let line = 1; line <= lines; line += 1)
    paper.lineTo(
      x + around(chance, line % 2 === 0 ? 0.12 : 0.88, 0.08) * width,
      y + around(chance, (line - 0.5) / lines, 0.04) * height,
    );
  paper.stroke();
}

export async function writeDigit(
  paper: Paper,
  digit: number,
  { area, writer, chance }: { area: Area; writer: Writer; chance: Chance },
): Promise<void> {
  const height = around(chance, writer.sizeMm, 0.4);
  const middleX = around(chance, area.x + area.width / 2, 0.45);
  const middleY = around(chance, area.y + area.height / 2, 0.5);
  if (writer.byHand) {
    const picture = await inkPicture(pick(chance, people[digit] ?? []), writer);
    // The digit is 20 of its picture's 28 pixels high.
    const side = (height * handwrittenSide) / 20;
    paper.image(picture, middleX - side / 2, middleY - side / 2, { width: side, height: side });
    return;
  }
  const level = Math.round(writer.grey * 255);
  paper
    .font(writer.font)
    .fontSize(height * 1.35)
    .fillColor([level, level, level]);
  const text = String(digit);
  const wide = paper.widthOfString(text);
  paper.save().rotate(around(chance, 0, 7), { origin: [middleX, middleY] });
  paper.text(text, middleX - wide / 2, middleY + height / 2, { lineBreak: false, baseline: 'alphabetic' });
  paper.restore();
}

/** Enlarged as smoothly as ink flows. */
function inkPicture(values: Float32Array, { grey }: Writer): Promise<Buffer> {
  const level = Math.round(grey * 255);
  const pixels = Buffer.alloc(handwrittenSide ** 2 * 4);
  for (const [at, value] of values.entries())
    pixels.set([level, level, level, Math.round(255 * value)], 4 * at);
  return sharp(pixels, { raw: { width: handwrittenSide, height: handwrittenSide, channels: 4 } })
    .resize(handwrittenSide * 6, handwrittenSide * 6, { kernel: 'cubic' })
    .png()
    .toBuffer();
}

const words = ['calm', 'gut', 'two frames', 'ok', 'Königin rot', 'weak, feed soon', '3 kg', 'nieuwe raat'];

export function writeWords(paper: Paper, { x, y, height }: Area, writer: Writer, chance: Chance): void {
  const level = Math.round(writer.grey * 255);
  paper
    .font(writer.font)
    .fontSize(around(chance, 5, 1))
    .fillColor([level, level, level]);
  paper.text(pick(chance, words), x + around(chance, 2, 1), y + height / 2 + around(chance, 1.5, 1), {
    lineBreak: false,
    baseline: 'alphabetic',
  });
}
