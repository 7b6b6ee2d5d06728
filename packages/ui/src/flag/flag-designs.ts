import type { LanguageCode } from '@skep/domain';

/** One shape on a flag of 24 × 16: a rectangle, or a path. */
export type FlagShape =
  | { kind: 'bar'; color: string; x: number; y: number; width: number; height: number }
  | { kind: 'path'; color: string; d: string }
  | { kind: 'line'; color: string; d: string; width: number };

const width = 24;
const height = 16;

function bar(color: string, x: number, y: number, barWidth: number, barHeight: number): FlagShape {
  return { kind: 'bar', color, x, y, width: barWidth, height: barHeight };
}

/** Stripes from top to bottom, all alike unless `shares` says otherwise. */
function rows(colors: readonly string[], shares = colors.map(() => 1)): FlagShape[] {
  return stripes(shares, height).map(([start, size], index) =>
    bar(colors[index] ?? '', 0, start, width, size),
  );
}

/** Stripes from left to right. */
function columns(colors: readonly string[], shares = colors.map(() => 1)): FlagShape[] {
  return stripes(shares, width).map(([start, size], index) =>
    bar(colors[index] ?? '', start, 0, size, height),
  );
}

function stripes(shares: readonly number[], length: number): [start: number, size: number][] {
  const unit = length / shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share, index) => {
    const before = shares.slice(0, index).reduce((sum, each) => sum + each, 0);
    return [before * unit, share * unit];
  });
}

/** A cross whose upright is towards the pole. */
function nordic(field: string, cross: string, inner?: string): FlagShape[] {
  const arms = (color: string, thickness: number): FlagShape[] => [
    bar(color, 8.5 - thickness / 2, 0, thickness, height),
    bar(color, 0, 8 - thickness / 2, width, thickness),
  ];
  return [
    bar(field, 0, 0, width, height),
    ...arms(cross, inner ? 5 : 3.5),
    ...(inner ? arms(inner, 2.5) : []),
  ];
}

const greekBlue = '#0d5eaf';
const britishBlue = '#012169';
const britishRed = '#c8102e';
const diagonals = 'M0 0l24 16M24 0L0 16';

/** Flags by language, simplified to what 24 × 16 can show. A language is not a country: the name is next to it. */
export const flagDesigns: Record<LanguageCode, readonly FlagShape[]> = {
  nl: rows(['#ae1c28', '#ffffff', '#21468b']),
  bg: rows(['#ffffff', '#00966e', '#d62612']),
  cs: [...rows(['#ffffff', '#d7141a']), { kind: 'path', color: '#11457e', d: 'M0 0l12 8L0 16z' }],
  de: rows(['#000000', '#dd0000', '#ffce00']),
  en: [
    bar(britishBlue, 0, 0, width, height),
    { kind: 'line', color: '#ffffff', d: diagonals, width: 3.2 },
    { kind: 'line', color: britishRed, d: diagonals, width: 1.2 },
    { kind: 'line', color: '#ffffff', d: 'M12 0v16M0 8h24', width: 5.4 },
    { kind: 'line', color: britishRed, d: 'M12 0v16M0 8h24', width: 3.2 },
  ],
  fr: columns(['#0055a4', '#ffffff', '#ef4135']),
  el: [
    ...rows(Array.from({ length: 9 }, (_, index) => (index % 2 === 0 ? greekBlue : '#ffffff'))),
    bar(greekBlue, 0, 0, 8.9, 8.9),
    { kind: 'line', color: '#ffffff', d: 'M4.45 0v8.9M0 4.45h8.9', width: 1.8 },
  ],
  it: columns(['#009246', '#ffffff', '#ce2b37']),
  nb: nordic('#ba0c2f', '#ffffff', '#00205b'),
  pl: rows(['#ffffff', '#dc143c']),
  pt: [
    ...columns(['#046a38', '#da291c'], [2, 3]),
    { kind: 'path', color: '#ffe900', d: 'M9.6 4.2a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6z' },
    { kind: 'path', color: '#ffffff', d: 'M8.2 6.2H11v2.4a1.4 1.4 0 0 1-2.8 0z' },
  ],
  ro: columns(['#002b7f', '#fcd116', '#ce1126']),
  ru: rows(['#ffffff', '#0039a6', '#d52b1e']),
  es: rows(['#aa151b', '#f1bf00', '#aa151b'], [1, 2, 1]),
  fi: nordic('#ffffff', '#003580'),
  sv: nordic('#006aa7', '#fecc02'),
  ua: rows(['#0057b7', '#ffd700']),
};
