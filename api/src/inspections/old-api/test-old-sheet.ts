import type { Sheet } from '@skep/sheets';
import { oldPagesOf } from './old-sheet.ts';

const pageHeight = 296.82;

const rect = (place: string, data: Readonly<Record<string, string>>) =>
  `<rect ${place} ${Object.entries(data)
    .map(([name, value]) => `data-${name}="${value}"`)
    .join(' ')}/>`;
const at = (x: number, y: number, width: number, height: number) =>
  `x="${x}mm" y="${y}mm" width="${width}mm" height="${height}mm"`;
const marker = (x: number, y: number, mark: string) =>
  rect(at(x, y, 6, 6), { type: 'marker', 'type-mark': mark });
const box = (x: number, y: number, parent: string, category: string) =>
  rect(at(x, y, 3.5, 3.5), { type: 'checkbox', 'parent-category-id': parent, 'category-id': category });
const field = (type: string, parent: string, place: string) =>
  rect(place, { type, 'parent-category-id': parent });

/** Squares, page number and Print ID of a page, and what is on it. */
function page(number: number, fields: readonly string[]): string {
  return `<g transform="translate(0, ${(number - 1) * pageHeight})">${[
    marker(7, 7, 'top-left'),
    marker(197, 7, 'top-right'),
    marker(7, 283.82, 'bottom-left'),
    marker(197, 283.82, 'bottom-right'),
    rect(at(159, 7.5, 16, 5), { type: 'number', 'parent-category-id': 'svgid' }),
    rect(at(177.2, 7.5, 6, 5), {
      type: 'number',
      'parent-category-id': 'pagenr',
      'category-id': String(number),
    }),
    ...fields,
  ].join('')}</g>`;
}

/** A sheet as an old app draws it: two pages, of which the second has nothing. */
export function anOldSheet(): { svg: string; sheet: Sheet } {
  const first = [
    field('text', 'location', at(13, 17, 43, 8)),
    field('text', 'hive', at(59, 17, 43, 8)),
    field('text', 'date', at(105, 17, 89, 8)),
    ...[0, 1, 2].map((index) => box(14 + index * 8.5, 42, 'impression', 'smile')),
    ...[0, 1].map((index) => box(59 + index * 17, 42, 'attention', 'boolean')),
    field('text', 'notes', at(105, 33, 89, 22)),
    ...[211, 212, 213].map((option, index) => box(14, 95 + index * 5, '21', String(option))),
    field('number', '30', at(59.5, 95, 25, 8)),
    field('text', '31', at(105, 200, 43, 27)),
    field('text', '32', at(14, 220, 43, 27)),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" data-app-version="4.0.28">${page(1, first)}${page(2, [])}</svg>`;
  const pages = oldPagesOf(svg).map(({ layout }) => layout);
  return { svg, sheet: { version: 1, language: 'en', name: 'Spring', pages, leftOut: [] } };
}
