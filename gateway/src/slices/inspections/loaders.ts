import DataLoader from 'dataloader';
import type { InspectionItem } from '../../generated/schema.ts';
import { dataOf } from '../../rest/answers.ts';
import type { Rest } from '../../rest/rest.ts';
import { inspectionFromWire } from './from-wire.ts';

/** The REST resources of this slice that are read for many things at once. */
export interface InspectionLoaders {
  itemsOfInspection: DataLoader<string, InspectionItem[]>;
}

export function createInspectionLoaders(rest: Rest): InspectionLoaders {
  const itemsOfInspection = new DataLoader<string, InspectionItem[]>(async (ids) => {
    const query = { ids: [ids.join(',')], items: '1', page: 1, per_page: ids.length };
    const found = await dataOf(rest.client.GET('/api/inspections', { params: { query } }));
    const items = new Map(found.map(inspectionFromWire).map((model) => [model.id, model.items]));
    return ids.map((id) => items.get(id) ?? []);
  });
  rest.onWrite(() => itemsOfInspection.clearAll());
  return { itemsOfInspection };
}
