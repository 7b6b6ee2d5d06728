import { type Area, paper, type SheetPage } from '../sheet.ts';

const boxAt = (x: number, y: number): Area => ({ x, y, width: paper.box, height: paper.box });

const cellsAt = (x: number, y: number, count: number): Area[] =>
  Array.from({ length: count }, (_, at) => ({
    x: x + at * paper.cellWidth,
    y,
    width: paper.cellWidth,
    height: paper.cellHeight,
  }));

/** One of each kind, far from each other and in all corners of the page. */
export const testPage = {
  marks: [],
  fields: [
    {
      kind: 'one',
      item: 'attention',
      label: 'Needs attention',
      boxes: [
        { value: '1', area: boxAt(20, 30) },
        { value: '0', area: boxAt(40, 30) },
      ],
    },
    {
      kind: 'one',
      item: 'grade',
      label: 'Temper',
      boxes: Array.from({ length: 10 }, (_, at) => ({
        value: String(at + 1),
        area: boxAt(150 + at * 4.3, 30),
      })),
    },
    {
      kind: 'several',
      item: 'seen',
      label: 'Seen',
      boxes: Array.from({ length: 4 }, (_, at) => ({
        value: `seen-${at}`,
        area: boxAt(20, 220 + at * paper.pitch),
      })),
    },
    {
      kind: 'number',
      item: 'frames',
      label: 'Frames',
      cells: cellsAt(110, 150, 4),
      decimals: 1,
      minus: boxAt(100, 151.7),
    },
    {
      kind: 'date',
      item: 'date',
      label: 'Date',
      cells: [...cellsAt(20, 100, 2), ...cellsAt(32, 100, 2), ...cellsAt(44, 100, 4)],
      hasTime: false,
    },
    { kind: 'writing', item: 'notes', label: 'Notes', area: { x: 105, y: 220, width: 89, height: 20 } },
    { kind: 'writing', item: 'hive', label: 'Hive', area: { x: 105, y: 60, width: 43, height: 8 } },
  ],
} as const satisfies SheetPage;

/** Of a page by the item's name. */
export const testCode = { printId: 12, page: 1, pages: 2, hiveId: 0 };
