import { usualUnits } from '@skep/domain';
import type { TableColumnFragment } from '../generated/graphql.ts';
import { impression, itemCurve } from './item-curve.ts';
import type { TableRow } from './table-rows.ts';

const column = (inspectedAt: string, grade: number | null = null) =>
  ({ id: inspectedAt, inspectedAt, impression: grade }) as TableColumnFragment;
const cell = (value: string, unit: string | null = null, unitKey = unit) => ({
  __typename: 'InspectionItem' as const,
  itemId: '5',
  value,
  text: value,
  unit,
  unitKey,
});
const row = (cells: TableRow['cells']): TableRow => ({
  __typename: 'InspectionTableRow',
  itemId: '5',
  category: 'Food',
  ancestors: [],
  name: 'Sugar',
  input: 'NUMBER_1_DECIMALS',
  cells: [...cells],
});

const columns = [
  column('2026-06-03T10:00:00Z', 8),
  column('2026-05-03T10:00:00Z'),
  column('2026-04-03T10:00:00Z', 3),
];

test('answers stand in the order of time, a zero among them, and what was not answered is left out', () => {
  const history = { columns, rows: [row([cell('2.5', 'kg'), null, cell('0', 'kg')])] };
  expect(itemCurve(history, '5', usualUnits)).toEqual({
    times: [Date.parse('2026-04-03T10:00:00Z'), Date.parse('2026-06-03T10:00:00Z')],
    figures: [0, 2.5],
    unit: 'kg',
    decimals: 1,
  });
});

test('a curve is in the units of who reads it', () => {
  const history = { columns, rows: [row([cell('10', 'кг', 'kg'), null, null])] };
  const { figures, unit } = itemCurve(history, '5', { ...usualUnits, weight: 'lb' });
  expect([figures[0]?.toFixed(2), unit]).toEqual(['22.05', 'lb']);
});

test('the overall impression is a curve too', () => {
  expect(itemCurve({ columns, rows: [] }, impression, usualUnits).figures).toEqual([3, 8]);
});

test('an item that nobody answered has no points', () => {
  expect(itemCurve({ columns, rows: [] }, '9', usualUnits).times).toEqual([]);
});
