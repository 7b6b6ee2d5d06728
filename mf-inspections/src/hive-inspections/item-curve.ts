import type { Units } from '@skep/domain';
import { measuredOf } from '../checklist-inputs/measured.ts';
import { isNumeric } from '../inspection-form/AnswerCell.tsx';
import type { History } from './history.ts';
import type { TableRow } from './table-rows.ts';

/** Of what a curve is drawn: an item by its id, or the overall impression. */
export type Drawn = string;

export const impression: Drawn = 'impression';

export interface ItemCurve {
  /** In milliseconds, the earliest first. */
  times: number[];
  figures: number[];
  unit: string | undefined;
  /** As many decimals as were ever written, three at most. */
  decimals: number;
}

/** What was answered over the seasons, in the person's units. */
export function itemCurve({ columns, rows }: History, drawn: Drawn, units: Units): ItemCurve {
  const row = rows.find(({ itemId }) => itemId === drawn);
  const answers = columns.map((column, index) => {
    const cell = row?.cells[index];
    return {
      time: Date.parse(column.inspectedAt),
      value: drawn === impression ? (column.impression ?? undefined) : numberIn(cell?.value),
      item: cell ?? {},
    };
  });
  const points = answers
    .flatMap(({ time, value, item }) =>
      value === undefined ? [] : [{ time, ...measuredOf(value, item, units) }],
    )
    .sort((one, other) => one.time - other.time);
  return {
    times: points.map(({ time }) => time),
    figures: points.map(({ value }) => value),
    unit: points[0]?.unit,
    decimals: Math.min(3, Math.max(0, ...answers.map(({ value }) => decimalsOf(value)))),
  };
}

function numberIn(value: string | undefined): number | undefined {
  const number = value === undefined || value === '' ? Number.NaN : Number(value);
  return Number.isFinite(number) ? number : undefined;
}

function decimalsOf(value: number | undefined): number {
  return String(value ?? '').split('.')[1]?.length ?? 0;
}

export function canBeDrawn({ input }: Pick<TableRow, 'input'>): boolean {
  return isNumeric(input);
}
