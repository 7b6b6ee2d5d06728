import { photoSide } from '@skep/sheets';
import type { PhotoOptions } from '@skep/sheets/testing';
import type { Chance } from './handwriting.ts';

/** How somebody holds a phone over a sheet: from the side, turned, in the shade of a hand, folded or bent. */
export function aPhoto(chance: Chance): PhotoOptions {
  const around = (middle: number, spread: number) => middle + spread * (2 * chance() - 1);
  const isAcross = chance() < 0.2;
  const [long, short] = [photoSide, Math.round(photoSide * 0.75)];
  const [width, height] = isAcross ? [long, short] : [short, long];
  const sheet =
    Math.min((height * (isAcross ? 0.95 : 0.93)) / 297, (width * 0.93) / 210) * around(0.95, 0.05);
  const turn = around(0, 0.12) + (chance() < 0.15 ? Math.PI : 0);
  const narrow = around(0, 0.05);
  const corner = (across: number, down: number) => {
    const wide = 1 + narrow * (down * 2 - 1);
    const x = (across - 0.5) * 210 * wide * sheet;
    const y = (down - 0.5) * 297 * sheet * around(0.985, 0.012);
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
    return { x: width / 2 + x * cos - y * sin, y: height / 2 + x * sin + y * cos };
  };
  const [slope, edge, depth] = [around(0, 0.2), chance(), chance() < 0.5 ? around(0.3, 0.15) : 0];
  const lean = around(0, 0.5);
  const bright = around(0.8, 0.15);
  return {
    width,
    height,
    corners: [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)],
    bendMm: around(0, 1.2),
    ...(chance() < 0.3 && { fold: { atMm: 148, offMm: around(0, 0.9) } }),
    // A shadow with an edge of a few centimetres, over light that comes from one side.
    light: (across, down) => {
      const inShadow = 1 / (1 + Math.exp(-(across + lean * down - edge) * 25));
      return Math.max(0.15, bright * (1 + slope * (across - 0.5)) * (1 - depth * inShadow));
    },
    haze: around(0.12, 0.08),
    noise: around(4, 3),
    blur: { across: around(0.9, 0.6), down: around(0.9, 0.6) },
    table: around(100, 60),
  };
}
