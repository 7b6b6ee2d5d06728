import type { AnswerOf } from '@skep/rest-client';
import type { AnsweredItem, InspectionTableRow } from '../../generated/schema.ts';
import { inspectionFromWire, itemFromWire } from './from-wire.ts';
import { inputKindOf } from './input-kinds.ts';
import type { InspectionModel } from './models.ts';

type WireTable = AnswerOf<'getInspectionsOfHive'>;
type WireRow = WireTable['items_by_date'][number];

export interface InspectionTableModel {
  columns: InspectionModel[];
  rows: InspectionTableRow[];
  page: number;
  pageCount: number;
  totalCount: number;
}

/** @throws Error for the bare list of old clients, which the gateway never asks for. */
export function tableFromWire({ inspections, items_by_date: rows }: WireTable): InspectionTableModel {
  if (Array.isArray(inspections)) throw new Error('The service sent a list in place of a page.');
  return {
    columns: inspections.data.map(inspectionFromWire),
    rows: rowsFromWire(rows),
    page: inspections.current_page,
    pageCount: inspections.last_page,
    totalCount: inspections.total,
  };
}

type Answered = Omit<AnsweredItem, '__typename'>;

export interface NewestModel {
  columns: InspectionModel[];
  items: Answered[];
}

export function newestFromWire({
  inspections,
  items_by_date: rows,
}: AnswerOf<'getNewestInspections'>): NewestModel {
  return {
    columns: inspections.map(inspectionFromWire),
    items: answeredFromWire(rows).map(([item]) => item),
  };
}

function rowsFromWire(rows: readonly WireRow[]): InspectionTableRow[] {
  return answeredFromWire(rows).map(([item, { items }]) => ({
    ...item,
    cells: (items ?? []).map((cell) => (cell === '' ? undefined : itemFromWire(cell))),
  }));
}

/** A row of no item is the heading of the main category that the next ones belong to. */
function answeredFromWire<Row extends Omit<WireRow, 'items'>>(rows: readonly Row[]): [Answered, Row][] {
  let category = '';
  return rows.flatMap((row): [Answered, Row][] => {
    const { name, anc, category_id: itemId, type } = row;
    if (itemId === undefined || type === undefined) {
      category = name;
      return [];
    }
    // `Colony > Queen > `: the first is the category, the last is empty.
    const ancestors = (anc ?? '').split(' > ').slice(1, -1);
    return [[{ itemId: String(itemId), category, ancestors, name, input: inputKindOf(type) }, row]];
  });
}
