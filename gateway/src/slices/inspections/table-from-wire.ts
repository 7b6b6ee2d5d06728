import type { AnswerOf } from '@skep/rest-client';
import type { InspectionTableRow } from '../../generated/schema.ts';
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

/** A row without cells is the heading of the main category that the next ones belong to. */
function rowsFromWire(rows: readonly WireRow[]): InspectionTableRow[] {
  let category = '';
  return rows.flatMap(({ name, anc, category_id: itemId, type, items }) => {
    if (items === null || type === undefined) {
      category = name;
      return [];
    }
    return [
      {
        itemId: String(itemId),
        category,
        // `Colony > Queen > `: the first is the category, the last is empty.
        ancestors: (anc ?? '').split(' > ').slice(1, -1),
        name,
        input: inputKindOf(type),
        cells: items.map((item) => (item === '' ? undefined : itemFromWire(item))),
      },
    ];
  });
}
