import { createRequire } from 'node:module';
import { paper as a4, type SheetField, type SheetPage } from '@skep/sheets';
import type PDFKitDocument from 'pdfkit';
import {
  aWriter,
  type Chance,
  scribble,
  tickBox,
  type Writer,
  writeDigit,
  writeWords,
} from './handwriting.ts';

/** What was written into a field. Of a doubtful one a person has to be asked, whatever is read. */
export type Truth =
  | { kind: 'boxes'; values: readonly string[]; boxes: number; isDoubtful: boolean }
  /** As `digits` of what is read: a space for each empty cell. */
  | { kind: 'digits'; digits: string }
  | { kind: 'writing'; hasInk: boolean };

const require = createRequire(import.meta.url);
const pointsPerMm = 72 / 25.4;

/** The ink alone of a page that somebody filled, as a PDF, and what it says, in the order of the fields. */
export async function filledPage(page: SheetPage, chance: Chance): Promise<{ ink: Buffer; truths: Truth[] }> {
  const PDFDocument: typeof PDFKitDocument = require('pdfkit');
  const paper = new PDFDocument({
    margin: 0,
    size: [a4.width * pointsPerMm, a4.height * pointsPerMm],
  });
  const parts: Buffer[] = [];
  paper.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((done) => paper.on('end', done));
  paper.scale(pointsPerMm);
  const writer = aWriter(chance);
  const truths: Truth[] = [];
  for (const field of page.fields) truths.push(await fill(paper, field, { writer, chance }));
  paper.end();
  await ended;
  return { ink: Buffer.concat(parts), truths };
}

type Paper = InstanceType<typeof PDFKitDocument>;

async function fill(
  paper: Paper,
  field: SheetField,
  { writer, chance }: { writer: Writer; chance: Chance },
): Promise<Truth> {
  switch (field.kind) {
    case 'one':
    case 'several':
      return tickSome(paper, field, { writer, chance });
    case 'number': {
      const count = chance() < 0.25 ? 0 : 1 + Math.floor(chance() * field.cells.length);
      return writeDigits(paper, field, {
        writer,
        chance,
        digits: Array.from({ length: count }, () => Math.floor(chance() * 10))
          .join('')
          .padEnd(field.cells.length),
      });
    }
    case 'date':
      return writeDigits(paper, field, { writer, chance, digits: aDate(field.cells.length, chance) });
    case 'writing': {
      const hasInk = chance() < 0.5;
      if (hasInk) writeWords(paper, field.area, writer, chance);
      return { kind: 'writing', hasInk };
    }
  }
}

function aDate(cells: number, chance: Chance): string {
  if (chance() < 0.3) return ' '.repeat(cells);
  const two = (least: number, most: number) =>
    String(least + Math.floor(chance() * (most - least + 1))).padStart(2, '0');
  const day = `${two(1, 28)}${two(1, 12)}20${two(20, 39)}`;
  return cells === 8 ? day : chance() < 0.4 ? day.padEnd(cells) : `${day}${two(0, 23)}${two(0, 59)}`;
}

async function writeDigits(
  paper: Paper,
  field: Extract<SheetField, { kind: 'number' | 'date' }>,
  { digits, writer, chance }: { digits: string; writer: Writer; chance: Chance },
): Promise<Truth> {
  for (const [at, area] of field.cells.entries()) {
    const digit = digits[at] ?? ' ';
    if (digit !== ' ') await writeDigit(paper, Number(digit), { area, writer, chance });
  }
  return { kind: 'digits', digits };
}

function tickSome(
  paper: Paper,
  field: Extract<SheetField, { kind: 'one' | 'several' }>,
  { writer, chance }: { writer: Writer; chance: Chance },
): Truth {
  const { boxes } = field;
  const ticked =
    field.kind === 'several'
      ? boxes.filter(() => chance() < 0.3)
      : chance() < 0.25
        ? []
        : boxes.slice(Math.floor(chance() * boxes.length)).slice(0, 1);
  for (const { area } of ticked) tickBox(paper, area, writer, chance);
  // One in fifty changes their mind: strikes a tick out and makes another one.
  const other = boxes.find((box) => !ticked.includes(box));
  const isDoubtful =
    field.kind === 'one' &&
    ticked.length === 1 &&
    other !== undefined &&
    writer.tick !== 'filled' &&
    chance() < 0.02;
  if (isDoubtful) {
    tickBox(paper, other.area, writer, chance);
    scribble(paper, other.area, writer, chance);
  }
  return { kind: 'boxes', values: ticked.map(({ value }) => value), boxes: boxes.length, isDoubtful };
}
