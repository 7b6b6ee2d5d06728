import { encode } from 'uqr';
import type { Area } from './pdf.ts';

/** The dark parts of a QR code: runs of modules in each line. A quarter of it may be dirty (level Q). */
export function qrAreas(text: string, place: Area): Area[] {
  const { data, size } = encode(text, { ecc: 'Q', border: 0 });
  const moduleMm = place.widthMm / size;
  return data.flatMap((line, row) =>
    runsOf(line).map(({ start, length }) => ({
      xMm: place.xMm + start * moduleMm,
      yMm: place.yMm + row * moduleMm,
      widthMm: length * moduleMm,
      heightMm: moduleMm,
    })),
  );
}

function runsOf(line: readonly boolean[]): { start: number; length: number }[] {
  const runs: { start: number; length: number }[] = [];
  for (const [column, isDark] of line.entries()) {
    if (!isDark) continue;
    const last = runs.at(-1);
    if (last !== undefined && last.start + last.length === column) last.length += 1;
    else runs.push({ start: column, length: 1 });
  }
  return runs;
}
