import { generalPhotoIds } from '../photos/photo-ids.ts';
import type { InspectionAnswer } from './builders.ts';
import { sampleChecklist } from './sample-checklist.ts';

/** One page of a hive's inspections, with a row for every question that one of them answers. */
export function tableOf(inspections: readonly InspectionAnswer[], page: number, columnsPerPage = 5) {
  const columns = inspections
    .slice((page - 1) * columnsPerPage, page * columnsPerPage)
    .map((inspection) => ({ ...inspection, generalPhotoIds: generalPhotoIds(inspection.photos) }));
  const answer = (inspection: InspectionAnswer, itemId: string) =>
    inspection.items.find((item) => item.itemId === itemId) ?? null;
  return {
    __typename: 'InspectionTable',
    page,
    pageCount: Math.max(1, Math.ceil(inspections.length / columnsPerPage)),
    totalCount: inspections.length,
    columns,
    rows: sampleChecklist.items
      .filter(({ id }) => columns.some((column) => answer(column, id)))
      .map((item) => ({
        __typename: 'InspectionTableRow',
        ...placeOf(item.parentId),
        itemId: item.id,
        name: item.name,
        input: item.input,
        cells: columns.map((column) => answer(column, item.id)),
      })),
  };
}

function placeOf(parentId: string | null): { category: string; ancestors: string[] } {
  const parent = sampleChecklist.items.find(({ id }) => id === parentId);
  if (!parent) return { category: '', ancestors: [] };
  if (parent.parentId === null) return { category: parent.name, ancestors: [] };
  const { category, ancestors } = placeOf(parent.parentId);
  return { category, ancestors: [...ancestors, parent.name] };
}
