import type { PageLoad } from './page-load.ts';

const columns: { title: string; text: (load: PageLoad) => string }[] = [
  { title: 'first paint', text: ({ firstPaint }) => seconds(firstPaint) },
  { title: 'largest paint', text: ({ largestPaint }) => seconds(largestPaint) },
  { title: 'ready', text: ({ ready }) => seconds(ready) },
  { title: 'blocked', text: ({ blocked }) => `${Math.round(blocked)} ms` },
  { title: 'scripts', text: ({ scriptBytes }) => kilobytes(scriptBytes) },
  { title: 'all bytes', text: ({ bytes }) => kilobytes(bytes) },
  { title: 'requests', text: ({ requests }) => String(requests) },
];

/** A line for each visit, in columns. */
export function table(loads: Readonly<Record<string, PageLoad>>): string {
  const lines = [
    ['', ...columns.map(({ title }) => title)],
    ...Object.entries(loads).map(([name, load]) => [name, ...columns.map(({ text }) => text(load))]),
  ];
  return lines
    .map((cells) => cells.map((cell, i) => (i === 0 ? cell.padEnd(32) : cell.padStart(14))).join(''))
    .join('\n');
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
