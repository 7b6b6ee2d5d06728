import { AppError } from '@skep/domain';
import Type from 'typebox';
import { mayDo } from '#platform/access/access.ts';
import type { HiveId } from '#platform/context/ids.ts';
import { nullable } from '#platform/http/schemas.ts';
import { flagOf } from '#platform/http/wire-values.ts';
import { moodToWire } from './impression-wire.ts';
import type { InspectionVersion, Slice } from './inspection.ts';
import { ItemBody, itemToWire } from './item-wire.ts';
import type { AnsweredInspections, FullInspection, InspectionPage, ListedInspection } from './service.ts';
import { AnsweredBody, inspectionTable, TableRowBody } from './table-wire.ts';

const MaybeText = nullable(Type.String());
const LocalTime = Type.String({ description: 'YYYY-MM-DD HH:MM:SS, local time in `timezone`.' });

export const InspectionBody = Type.Object({
  id: Type.Integer(),
  client_id: MaybeText,
  rev: Type.Integer({ description: 'Revision to send in If-Match.' }),
  notes: MaybeText,
  conditions: nullable(Type.String({ description: 'Weather and mood of the bees (an addition).' })),
  action: nullable(Type.String({ description: 'Work that was done (an addition).' })),
  next_notes: nullable(Type.String({ description: 'Note for the next inspection (an addition).' })),
  reminder: MaybeText,
  reminder_date: nullable(LocalTime),
  reminder_done: Type.Boolean({ description: 'True: ticked off. A changed reminder is open again.' }),
  impression: nullable(Type.Integer({ description: '1 sad, 2 neutral, 3 happy.' })),
  impression_grade: nullable(Type.Integer({ description: '1 to 10.' })),
  attention: nullable(Type.Integer({ description: '0 or 1.' })),
  created_at: LocalTime,
  timezone: Type.String({ description: 'IANA time zone of the person who recorded it.' }),
  checklist_id: nullable(Type.Integer()),
  image_id: nullable(Type.Integer({ description: 'First photo of the inspection as a whole.' })),
  thumb_url: MaybeText,
  owner: Type.Boolean(),
  author_id: nullable(Type.Integer({ description: 'Id of the author; null if the account was deleted.' })),
  author_name: MaybeText,
  editable: Type.Boolean({ description: 'Whether this person may change it.' }),
  deletable: Type.Boolean({
    description: 'Whether this person may delete it: the owner of the hive and the author may.',
  }),
  hive_id: Type.Integer(),
  location_id: Type.Integer({ description: 'Apiary of the hive at that time.' }),
  item_count: Type.Integer(),
  is_event: Type.Boolean({
    description: 'True: a note of the service about a move or new layers, not an inspection.',
  }),
  searchable: Type.Array(Type.String(), { description: 'Answers that are texts, dates or sample codes.' }),
});

export const FullInspectionBody = Type.Object({
  ...InspectionBody.properties,
  hive_ids: Type.Array(Type.Integer()),
  items: Type.Array(ItemBody),
});

export function inspectionToWire({
  inspection,
  searchable,
  photoLinks,
}: ListedInspection): Type.Static<typeof InspectionBody> {
  return {
    id: inspection.id,
    client_id: inspection.clientId ?? null,
    rev: inspection.rev,
    notes: inspection.notes ?? null,
    conditions: inspection.conditions ?? null,
    action: inspection.action ?? null,
    next_notes: inspection.nextNotes ?? null,
    reminder: inspection.reminder ?? null,
    reminder_date: inspection.reminderLocal ?? null,
    reminder_done: inspection.isReminderDone,
    impression: moodToWire(inspection.impression),
    impression_grade: inspection.impression ?? null,
    attention: flagOf(inspection.needsAttention),
    created_at: inspection.inspectedLocal,
    timezone: inspection.timeZone,
    checklist_id: inspection.checklistId ?? null,
    image_id: inspection.photoId ?? null,
    thumb_url: inspection.photoId === undefined ? null : photoLinks(inspection.photoId, 'thumb'),
    owner: inspection.access === 'owner',
    author_id: inspection.authorId ?? null,
    author_name: inspection.authorName ?? null,
    editable: mayDo('edit', inspection),
    deletable: mayDo('manage', inspection) || (inspection.isByViewer && mayDo('edit', inspection)),
    hive_id: inspection.hiveId,
    location_id: inspection.apiaryId,
    item_count: inspection.itemCount,
    is_event: inspection.isEvent,
    searchable: [...searchable],
  };
}

export function fullInspectionToWire(
  full: FullInspection,
  language: string,
): Type.Static<typeof FullInspectionBody> {
  return {
    ...inspectionToWire(full),
    hive_ids: [full.inspection.hiveId],
    items: itemsToWire(full, language),
  };
}

export const InspectionListBody = Type.Array(
  Type.Object({
    ...InspectionBody.properties,
    items: Type.Optional(Type.Array(ItemBody, { description: 'Answers; only if requested.' })),
  }),
);

/** An inspection under all names that an edit has for it, each answer a field of its own. */
export function inspectionFields(version: InspectionVersion) {
  // Photos are edited each by itself.
  const sent = inspectionToWire({ inspection: version, searchable: [], photoLinks: () => '' });
  const answers = version.items.map(({ categoryId, value }) => [answerName(categoryId), value]);
  return { ...sent, date: sent.created_at, ...Object.fromEntries(answers) };
}

/** The name of an answer among the other fields of an inspection. */
export function answerName(categoryId: number | string): string {
  return `${answerPrefix}${categoryId}`;
}

export const answerPrefix = 'items.';

/** @throws AppError not_found for no inspections at all: the old wire says so. Pages are an addition, and may be empty. */
export function inspectionListToWire(
  inspections: readonly (ListedInspection | FullInspection)[],
  isPage: boolean,
  language: string,
): Type.Static<typeof InspectionListBody> {
  if (inspections.length === 0 && !isPage) throw new AppError('not_found');
  return inspections.map((listed) =>
    'items' in listed
      ? { ...inspectionToWire(listed), items: itemsToWire(listed, language) }
      : inspectionToWire(listed),
  );
}

function itemsToWire({ items, names }: FullInspection, language: string) {
  return items.map((item) => itemToWire(item, language, names));
}

export const NewestInspectionsBody = Type.Object({
  inspections: Type.Array(FullInspectionBody),
  items_by_date: Type.Array(AnsweredBody, {
    description: 'Rows as in the table of a hive; headings have no `category_id`.',
  }),
});

export function newestInspectionsToWire(
  { inspections, items, names }: AnsweredInspections,
  language: string,
): Type.Static<typeof NewestInspectionsBody> {
  return {
    inspections: inspections.map((listed) =>
      fullInspectionToWire({ ...listed, names, items: items.get(listed.inspection.id) ?? [] }, language),
    ),
    items_by_date: inspectionTable([], items, language, names).map(({ items: _cells, ...row }) => row),
  };
}

const PaginatorBody = Type.Object({
  current_page: Type.Integer(),
  data: Type.Array(InspectionBody),
  first_page_url: Type.String(),
  from: nullable(Type.Integer()),
  last_page: Type.Integer(),
  last_page_url: Type.String(),
  next_page_url: MaybeText,
  path: Type.String(),
  per_page: Type.Integer(),
  prev_page_url: MaybeText,
  to: nullable(Type.Integer()),
  total: Type.Integer(),
});

export const HiveInspectionsBody = Type.Object({
  inspections: Type.Union([PaginatorBody, Type.Array(InspectionBody)]),
  items_by_date: Type.Array(TableRowBody),
});

export interface HivePageOptions {
  hiveId: HiveId;
  slice: Slice;
  /** False: old clients that want the bare list of the page. */
  isPaginated: boolean;
}

export function hiveInspectionsToWire(
  page: InspectionPage,
  { hiveId, slice, isPaginated }: HivePageOptions,
  { locale, addresses }: { locale: string; addresses: { api: string } },
): Type.Static<typeof HiveInspectionsBody> {
  const data = page.inspections.map(inspectionToWire);
  const columns = page.inspections.map(({ inspection }) => inspection.id);
  const path = `${addresses.api}/inspections/hive/${hiveId}`;
  return {
    // An empty page is a paginator in any case, as by the old service.
    inspections: isPaginated || data.length === 0 ? paginator(data, page.total, slice, path) : data,
    items_by_date: inspectionTable(columns, page.items, locale, page.names),
  };
}

function paginator(
  data: Type.Static<typeof InspectionBody>[],
  total: number,
  { offset, limit }: Slice,
  path: string,
): Type.Static<typeof PaginatorBody> {
  const page = offset / limit + 1;
  const lastPage = Math.max(1, Math.ceil(total / limit));
  const url = (number: number) => `${path}?page=${number}`;
  const isEmpty = data.length === 0;
  return {
    current_page: page,
    data,
    first_page_url: url(1),
    from: isEmpty ? null : offset + 1,
    last_page: lastPage,
    last_page_url: url(lastPage),
    next_page_url: page < lastPage ? url(page + 1) : null,
    path,
    per_page: limit,
    prev_page_url: page > 1 ? url(page - 1) : null,
    to: isEmpty ? null : offset + data.length,
    total,
  };
}
