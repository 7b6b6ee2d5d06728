import { audit } from '#audit-log/audit-log.ts';
import { hivesInBrief } from '#hive-core/store.ts';
import { type PhotoLinks, photoLinks } from '#inspections/photos/links.ts';
import { mayDo, requireRight } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { HiveId, InspectionId, UserId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { allCategories } from '#platform/taxonomy/catalogue.ts';
import { updateColonySize } from './colony-size.ts';
import type { Inspection, InspectionFilter, InspectionItem, Slice } from './inspection.ts';
import { itemsOfInspections, namesOfPlaces, valuesOfItems } from './item-store.ts';
import { placesIn } from './places.ts';
import type { PlaceNames } from './rendering.ts';
import {
  authorsSeen,
  countInspections,
  inspectionById,
  inspectionForEdit,
  markInspectionDeleted,
  seenInspections,
} from './store.ts';

/** An inspection in a list, with those of its answers that a list is searched by. */
export interface ListedInspection {
  inspection: Inspection;
  searchable: readonly string[];
  photoLinks: PhotoLinks;
}

/** An inspection with all of its answers. */
export interface FullInspection extends ListedInspection {
  items: readonly InspectionItem[];
  names: PlaceNames;
}

const searchableKinds = ['text', 'sample_code', 'date'];
const searchableIds = allCategories
  .filter(({ input }) => searchableKinds.includes(input))
  .map(({ id }) => id);

/** The inspections that the person sees, the newest first: a fixed number of queries, however many there are. */
export async function ownInspections(
  context: SignedInContext,
  filter: InspectionFilter,
  slice: Slice,
): Promise<ListedInspection[]> {
  const inspections = await seenInspections(context, filter, slice);
  const ids = inspections.map(({ id }) => id);
  const searchable = await valuesOfItems(context, ids, searchableIds);
  const links = await photoLinks(context);
  return inspections.map((inspection) => ({
    inspection,
    searchable: searchable.get(inspection.id) ?? [],
    photoLinks: links,
  }));
}

/** The same with all of their answers: a fixed number of queries. */
export async function ownFullInspections(
  context: SignedInContext,
  filter: InspectionFilter,
  slice: Slice,
): Promise<FullInspection[]> {
  const inspections = await seenInspections(context, filter, slice);
  const answers = await itemsOfInspections(
    context,
    inspections.map(({ id }) => id),
  );
  const names = await namesOfPlaces(context, placesIn([...answers.values()].flat()));
  return inspections.map((inspection) => {
    const items = answers.get(inspection.id) ?? [];
    return { inspection, items, names, searchable: searchableIn(items), photoLinks: names.photos };
  });
}

export function countOwnInspections(context: SignedInContext, filter: InspectionFilter): Promise<number> {
  return countInspections(context, filter);
}

/** Whose inspections a diary can be narrowed to. */
export function authorsOfInspections(context: SignedInContext): Promise<{ id: UserId; name: string }[]> {
  return authorsSeen(context);
}

export interface AnsweredInspections {
  inspections: readonly ListedInspection[];
  items: ReadonlyMap<InspectionId, readonly InspectionItem[]>;
  names: PlaceNames;
}

export interface InspectionPage extends AnsweredInspections {
  total: number;
}

/** One page of a hive's inspections with their answers: a fixed number of queries. */
export async function inspectionsOfHive(
  context: SignedInContext,
  hiveId: HiveId,
  filter: InspectionFilter,
  slice: Slice,
): Promise<InspectionPage> {
  requireRight(context, 'see', (await hivesInBrief(context, [hiveId]))[0]);
  const ofHive = { ...filter, hiveIds: [hiveId] };
  const total = await countInspections(context, ofHive);
  return { ...(await answeredInspections(context, ofHive, slice)), total };
}

/** The newest that the person sees, of whichever hive, with their answers: a fixed number of queries. */
export function newestInspections(context: SignedInContext, count: number): Promise<AnsweredInspections> {
  return answeredInspections(context, {}, { offset: 0, limit: count });
}

async function answeredInspections(
  context: SignedInContext,
  filter: InspectionFilter,
  slice: Slice,
): Promise<AnsweredInspections> {
  const found = await seenInspections(context, filter, slice);
  const items = await itemsOfInspections(
    context,
    found.map(({ id }) => id),
  );
  const names = await namesOfPlaces(context, placesIn([...items.values()].flat()));
  const inspections = found.map((inspection) => ({
    inspection,
    searchable: searchableIn(items.get(inspection.id) ?? []),
    photoLinks: names.photos,
  }));
  return { inspections, items, names };
}

export async function showInspection(context: SignedInContext, id: InspectionId): Promise<FullInspection> {
  return withItems(context, requireRight(context, 'see', await inspectionById(context, id)));
}

/** An inspection with its answers, without asking who may see it. */
export async function withItems(context: SignedInContext, inspection: Inspection): Promise<FullInspection> {
  const items = (await itemsOfInspections(context, [inspection.id])).get(inspection.id) ?? [];
  const names = await namesOfPlaces(context, placesIn(items));
  return { inspection, items, names, searchable: searchableIn(items), photoLinks: names.photos };
}

function searchableIn(items: readonly InspectionItem[]): string[] {
  return items
    .filter(({ categoryId, own }) =>
      own === undefined ? searchableIds.includes(categoryId) : searchableKinds.includes(own.input),
    )
    .map(({ value }) => value);
}

/** What others wrote of a hive only its owner takes away. */
export function isDeletable(inspection: Pick<Inspection, 'access' | 'isByViewer'>): boolean {
  return mayDo('manage', inspection) || (inspection.isByViewer && mayDo('edit', inspection));
}

export function deleteInspection(context: SignedInContext, id: InspectionId): Promise<void> {
  return inTransaction(context, async (inner) => {
    const inspection = requireRight(inner, 'edit', await inspectionForEdit(inner, id));
    // What others wrote of a hive only its owner takes away.
    if (!inspection.isByViewer) requireRight(inner, 'manage', inspection);
    await markInspectionDeleted(inner, id, inner.clock.now());
    await audit(inner, 'inspection_deleted', [inspection.hiveId], [id]);
    const { items } = await withItems(inner, inspection);
    const itemIds = items.map(({ categoryId }) => categoryId);
    await updateColonySize(inner, inspection.hiveId, itemIds);
  });
}
