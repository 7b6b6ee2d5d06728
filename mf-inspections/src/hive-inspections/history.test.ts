import { type History, joinedPages } from './history.ts';

function aRow(category: string, itemId: string, texts: (string | null)[]): History['rows'][number] {
  return {
    __typename: 'InspectionTableRow',
    itemId,
    category,
    ancestors: [],
    name: itemId,
    input: 'TEXT',
    cells: texts.map((text) =>
      text === null
        ? null
        : { __typename: 'InspectionItem', itemId, value: text, text, unit: null, unitKey: null },
    ),
  };
}

const aColumn = (id: string): History['columns'][number] => ({
  __typename: 'Inspection',
  id,
  inspectedAt: '2026-06-03T12:00:00Z',
  timeZone: 'Europe/Amsterdam',
  impression: null,
  needsAttention: null,
  notes: null,
  reminder: null,
  reminderAt: null,
  authorName: null,
  canEdit: true,
  canDelete: true,
  isReminderDone: false,
  generalPhotoIds: [],
  readings: null,
});

test('pages of a history are one table, each answer below its inspection', () => {
  const { columns, rows } = joinedPages([
    {
      columns: [aColumn('4'), aColumn('3')],
      rows: [aRow('Colony', 'Eggs', ['Yes', null]), aRow('Food', 'Honey', ['2', '3'])],
    },
    {
      columns: [aColumn('2')],
      rows: [aRow('Colony', 'Frames', ['6']), aRow('Food', 'Honey', ['1'])],
    },
  ]);
  expect(columns.map(({ id }) => id)).toEqual(['4', '3', '2']);
  expect(rows.map(({ name, cells }) => [name, ...cells.map((cell) => cell?.text)])).toEqual([
    ['Eggs', 'Yes', undefined, undefined],
    ['Frames', undefined, undefined, '6'],
    ['Honey', '2', '3', '1'],
  ]);
});
