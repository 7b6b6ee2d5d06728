import type { DashStyleValue } from 'highcharts';

/** How lines that share a chart are drawn, apart from their colours. */
const dashes: readonly { style: DashStyleValue; pattern: string }[] = [
  { style: 'Solid', pattern: '' },
  { style: 'ShortDash', pattern: '6 3' },
  { style: 'Dot', pattern: '2 5' },
  { style: 'DashDot', pattern: '8 4 2 4' },
  { style: 'LongDash', pattern: '14 5' },
];

const place = (index: number) => dashes[index % dashes.length] ?? { style: 'Solid' as const, pattern: '' };

export const dashOf = (index: number): DashStyleValue => place(index).style;

/** The same for a line of SVG. */
export const dashPattern = (index: number): string => place(index).pattern;
