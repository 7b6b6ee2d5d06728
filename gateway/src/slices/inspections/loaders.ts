import DataLoader from 'dataloader';
import type { Photo } from '../../generated/schema.ts';
import { dataOf } from '../../rest/answers.ts';
import type { Rest } from '../../rest/rest.ts';
import type { InspectionItemModel } from './models.ts';
import { photoOf } from './photos.ts';

/** The REST resources of this slice that are read for many things at once. */
export interface InspectionLoaders {
  itemsOfInspection: DataLoader<string, InspectionItemModel[]>;
  photosOfInspection: DataLoader<string, Photo[]>;
}

export function createInspectionLoaders(rest: Rest): InspectionLoaders {
  const itemsOfInspection = new DataLoader<string, InspectionItemModel[]>(async (ids) => {
    const query = { ids: ids.join(','), items: 'with' as const };
    const { inspections } = await dataOf(rest.client.GET('/api/v1/inspections', { params: { query } }));
    const items = new Map(inspections.map((inspection) => [inspection.id, inspection.items]));
    return ids.map((id) => items.get(id) ?? []);
  });
  const photosOfInspection = new DataLoader<string, Photo[]>(async (ids) => {
    const query = { inspectionIds: ids.join(',') };
    const found = await dataOf(rest.client.GET('/api/v1/photos', { params: { query } }));
    return ids.map((id) => found.filter(({ inspectionId }) => inspectionId === id).map(photoOf));
  });
  rest.onWrite(() => itemsOfInspection.clearAll());
  rest.onWrite(() => photosOfInspection.clearAll());
  return { itemsOfInspection, photosOfInspection };
}
