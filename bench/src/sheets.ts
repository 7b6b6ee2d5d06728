import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aSheet, pdfOfSheet } from '@skep/api/testing';
import {
  findPage,
  type GreyPicture,
  photoSide,
  type ReadField,
  readPage,
  type Sheet,
  type SheetPage,
  straighten,
} from '@skep/sheets';
import { photoOf } from '@skep/sheets/testing';
import sharp from 'sharp';
import { printedPage } from '../../scripts/poppler.ts';
import { median } from './median.ts';
import { readAsServed, type ServedPage, spread } from './sheets/as-the-service.ts';
import { Figures } from './sheets/figures.ts';
import { filledPage } from './sheets/filled-page.ts';
import type { Chance } from './sheets/handwriting.ts';
import { aPhoto } from './sheets/photos.ts';

/** Sheets that are filled and photographed. */
const sheets = Number(process.env.SHEETS ?? 12);
/** Another one fills and photographs others. */
const seed = Number(process.env.SEED ?? 1);
/** So many pages are read as the service does, in the end. */
const servedPages = Number(process.env.SERVED ?? 50);
/** Keeps each photo in this folder, to look at. */
const keepIn = process.env.KEEP_IN;
const dotsPerInch = 220;
const printId = 4711;

const folder = mkdtempSync(join(tmpdir(), 'skep-sheets-'));
const figures = new Figures();
/** Of the processor, in milliseconds: what else this machine does costs none of it. */
const times: { decode: number; find: number; straighten: number; read: number }[] = [];
const problems: string[] = [];
const chance = chanceFrom(seed);
/** What the service reads in the end, again and again. */
const photos: ServedPage[] = [];

try {
  for (let at = 0; at < sheets; at += 1) {
    const sheet = aSheet(['en', 'de', 'fr', 'el'][at % 4]);
    const blank = join(folder, 'blank.pdf');
    writeFileSync(blank, await pdfOfSheet(sheet, printId));
    for (const [index, page] of sheet.pages.entries()) {
      const print = printedPage(blank, index + 1, dotsPerInch);
      await readOne({ sheet, page, index, print });
    }
  }
  figures.print(print);
  print(
    `photos that were not read: ${problems.length} of ${times.length + problems.length} ${problems.join(', ')}`,
  );
  const middle = (name: keyof (typeof times)[number]) => median(times.map((time) => time[name])).toFixed(0);
  const whole = times.map((time) => time.decode + time.find + time.straighten + time.read);
  print(
    `a page, median of processor time: decoded in ${middle('decode')} ms, found in ${middle('find')} ms, put right in ${middle('straighten')} ms, read in ${middle('read')} ms; whole: ${spread(whole)}`,
  );
  const served = await readAsServed(photos, servedPages);
  print(
    `as the service reads, ${servedPages} pages: of the processor ${spread(served.processor)}; of the clock ${spread(served.clock)}`,
  );
  print(`memory of the process, MB after each tenth of them: ${served.usedMb}`);
} finally {
  rmSync(folder, { recursive: true });
}

async function readOne({
  sheet,
  page,
  index,
  print,
}: {
  sheet: Sheet;
  page: SheetPage;
  index: number;
  print: GreyPicture;
}) {
  const { ink, truths } = await filledPage(page, chance);
  const inkFile = join(folder, 'ink.pdf');
  writeFileSync(inkFile, ink);
  const filled = together(print, printedPage(inkFile, 1, dotsPerInch));
  const file = await asJpeg(photoOf(filled, aPhoto(chance), chance), 60 + Math.floor(30 * chance()));
  photos.push({ file, sheet });
  const start = processorMs();
  const photo = await decoded(file);
  const decodedAt = processorMs();
  const found = await findPage(photo);
  const foundAt = processorMs();
  const name = `${times.length + problems.length}`;
  if (keepIn !== undefined) writeFileSync(join(keepIn, `photo-${name}.jpg`), file);
  if (found.kind !== 'page' || found.code.page !== index + 1) {
    problems.push(`${name} ${found.kind}`);
    return;
  }
  const straight = straighten(photo, found);
  const straightAt = processorMs();
  const fields: ReadField[] = readPage(straight, page, found.code);
  const readAt = processorMs();
  times.push({
    decode: decodedAt - start,
    find: foundAt - decodedAt,
    straighten: straightAt - foundAt,
    read: readAt - straightAt,
  });
  if (keepIn !== undefined) await asFile(straight, join(keepIn, `straight-${name}.png`));
  for (const [at, truth] of truths.entries()) {
    const read = fields[at];
    if (read !== undefined) figures.add(truth, read, `${name} ${read.item}`);
  }
}

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Ink on print: of each pixel the darker one. */
function together(print: GreyPicture, ink: GreyPicture): GreyPicture {
  const pixels = Uint8Array.from(print.pixels, (pixel, at) => Math.min(pixel, ink.pixels[at] ?? 255));
  return { width: print.width, height: print.height, pixels };
}

/** What a phone sends. */
function asJpeg(photo: GreyPicture, quality: number): Promise<Buffer> {
  return rawOf(photo).jpeg({ quality }).toBuffer();
}

async function decoded(file: Buffer): Promise<GreyPicture> {
  const { data, info } = await sharp(file)
    .resize(photoSide, photoSide, { fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

async function asFile(picture: GreyPicture, file: string): Promise<void> {
  await rawOf(picture).toFile(file);
}

function rawOf({ width, height, pixels }: GreyPicture) {
  return sharp(Buffer.from(pixels), { raw: { width, height, channels: 1 } });
}

/** The same sheets for the same seed (a linear generator of Numerical Recipes). */
function chanceFrom(begin: number): Chance {
  let state = begin >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
