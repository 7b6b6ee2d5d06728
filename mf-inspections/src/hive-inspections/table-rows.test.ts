import {
  answersOfColumn,
  chosenColumns,
  differs,
  groupedRows,
  inParts,
  type TableRow,
} from './table-rows.ts';

function aRow(category: string, name: string, cells: (string | null)[]): TableRow {
  return {
    __typename: 'InspectionTableRow',
    itemId: name,
    category,
    ancestors: [],
    name,
    input: 'TEXT',
    cells: cells.map((text) =>
      text === null
        ? null
        : { __typename: 'InspectionItem', itemId: name, value: text, text, unit: null, unitKey: null },
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
  expect(answersOfColumn(rows, 1).map(({ row, answer }) => [row.name, answer.text])).toEqual([
    ['Frames', '7'],
    ['Honey', '2'],
  ]);
});

test('chosen inspections keep their order, with the rows that one of them answers', () => {
  const columns = [{ id: '1' }, { id: '2' }, { id: '3' }];
  const wide = [aRow('Colony', 'Eggs', ['Yes', null, 'Yes']), aRow('Food', 'Honey', [null, '2', null])];
  const chosen = chosenColumns({ columns, rows: wide }, ['3', '1']);
  expect(chosen.columns.map(({ id }) => id)).toEqual(['1', '3']);
  expect(chosen.rows.map(({ name, cells }) => [name, cells.length])).toEqual([['Eggs', 2]]);
});

test('an answer that only one of two gave differs', () => {
  expect(rows.map(differs)).toEqual([true, true, true]);
  expect(differs(aRow('Food', 'Honey', ['2', '2']))).toBe(false);
});

test('a wide table is several, each with the rows that it answers', () => {
  const columns = [{ id: '1' }, { id: '2' }, { id: '3' }];
  const wide = [aRow('Colony', 'Eggs', ['Yes', null, 'Yes']), aRow('Food', 'Honey', [null, '2', null])];
  expect(
    inParts({ columns, rows: wide }, 2).map((part) => [
      part.columns.map(({ id }) => id),
      part.rows.map(({ name }) => name),
    ]),
  ).toEqual([
    [
      ['1', '2'],
      ['Eggs', 'Honey'],
    ],
    [['3'], ['Eggs']],
  ]);
});
