import { answersOfColumn, groupedRows, type TableRow } from './table-rows.ts';

function aRow(category: string, name: string, cells: (string | null)[]): TableRow {
  return {
    __typename: 'InspectionTableRow',
    category,
    ancestors: [],
    name,
    input: 'TEXT',
    cells: cells.map((text) =>
      text === null ? null : { __typename: 'InspectionItem', itemId: name, value: text, text, unit: null },
    ),
  };
}

const rows = [
  aRow('Colony', 'Eggs', ['Yes', null]),
  aRow('Colony', 'Frames', ['6', '7']),
  aRow('Food', 'Honey', [null, '2']),
];

test('rows stand under their main categories', () => {
  expect(groupedRows(rows).map(({ category, rows: own }) => [category, own.length])).toEqual([
    ['Colony', 2],
    ['Food', 1],
  ]);
});

test('an inspection shows what it answers, and nothing else', () => {
  expect(answersOfColumn(rows, 1).map(({ row, text }) => [row.name, text])).toEqual([
    ['Frames', '7'],
    ['Honey', '2'],
  ]);
});
