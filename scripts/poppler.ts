import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installDebianPackage, MissingProgram } from './debian.ts';

const places = ['/usr/bin/pdftoppm', '/usr/local/bin/pdftoppm', '/opt/homebrew/bin/pdftoppm'];

/** A page of a PDF as a printer would set it: grey, 255 is white, row by row. */
export interface PrintedPage {
  width: number;
  height: number;
  pixels: Buffer;
}

/** Draws the pages of a PDF file by Poppler, which shares no code with what wrote it. @throws MissingProgram */
export function printedPage(file: string, page: number, dotsPerInch: number): PrintedPage {
  const args = ['-gray', '-r', String(dotsPerInch), '-f', String(page), '-l', String(page), file];
  const pgm = execFileSync(findPoppler(), args, { maxBuffer: 200_000_000, stdio: 'pipe' });
  const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(pgm.subarray(0, 100).toString('latin1'));
  if (head === null) throw new Error('Poppler drew no grey picture.');
  const [all, width, height] = head;
  return { width: Number(width), height: Number(height), pixels: pgm.subarray(all.length) };
}

function findPoppler(): string {
  const found = () => places.find((place) => existsSync(place));
  const present = found();
  if (present !== undefined) return present;
  installDebianPackage('poppler-utils');
  const installed = found();
  if (installed === undefined) throw new MissingProgram('Poppler', 'apt-get install poppler-utils');
  return installed;
}
