import { AppError, checklistInputKinds } from '@skep/domain';
import Type from 'typebox';
import type {
  Inspection,
  InspectionItem,
  InspectionVersion,
  Slice,
} from '#inspections/inspections/inspection.ts';
import { inspectionFields, markFields, noteFields } from '#inspections/inspections/inspection-fields.ts';
import { type AnsweredRow, inspectionTable } from '#inspections/inspections/inspection-table.ts';
import { type PlaceNames, rangeText } from '#inspections/inspections/rendering.ts';
import {
  type FullInspection,
  type InspectionPage,
  isDeletable,
  type ListedInspection,
} from '#inspections/inspections/service.ts';
import { shownAnswer } from '#inspections/inspections/shown-answer.ts';
import { isPhotoItem, photosOf } from '#inspections/photos/items.ts';
import { mayDo } from '#platform/access/access.ts';
import type { HiveId } from '#platform/context/ids.ts';
import { nullable, oneOf } from '#platform/http/schemas.ts';
import { oldAnswerOf, oldAnswerSchemas } from '#platform/resource/fields.ts';
import { catalogueInputs } from '#platform/taxonomy/catalogue/inputs.ts';
import type { Category } from '#platform/taxonomy/catalogue.ts';
import { moodToWire } from './mood.ts';

const MaybeText = nullable(Type.String());

const InspectionBody = Type.Object({
  id: Type.Integer(),
  client_id: MaybeText,
  rev: Type.Integer({ description: 'Revision to send in If-Match.' }),
  ...oldAnswerSchemas(noteFields),
  reminder_done: Type.Boolean({ description: 'True: ticked off. A changed reminder is open again.' }),
  impression: nullable(Type.Integer({ description: '1 sad, 2 neutral, 3 happy.' })),
  ...oldAnswerSchemas(markFields),
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

const ItemBody = Type.Object({
  id: Type.Integer(),
  value: Type.String({
    description:
      'As stored: a number, ids separated by commas, a local time or a text; for photos the addresses of their thumbnails.',
  }),
  category_id: Type.Integer(),
  val: Type.String({ description: 'Value formatted for people.' }),
  unit: nullable(Type.String()),
  unit_key: nullable(
    Type.String({ description: 'Key of the unit, the same in every language (an addition).' }),
  ),
  type: oneOf(checklistInputKinds, { description: 'Type of input.' }),
});

export const FullInspectionBody = Type.Object({
  ...InspectionBody.properties,
  hive_ids: Type.Array(Type.Integer()),
  items: Type.Array(ItemBody),
});

export const InspectionListBody = Type.Array(InspectionBody);

function inspectionToWire(inspection: Inspection) {
  return {
    ...oldAnswerOf(inspectionFields, inspection),
    id: inspection.id,
    client_id: inspection.clientId ?? null,
    rev: inspection.rev,
    reminder_done: inspection.isReminderDone,
    impression: moodToWire(inspection.impression),
    image_id: inspection.photoId ?? null,
    owner: inspection.access === 'owner',
    author_id: inspection.authorId ?? null,
    author_name: inspection.authorName ?? null,
    editable: mayDo('edit', inspection),
    deletable: isDeletable(inspection),
    hive_id: inspection.hiveId,
    location_id: inspection.apiaryId,
    item_count: inspection.itemCount,
    is_event: inspection.isEvent,
  };
}

function listedToWire({
  inspection,
  searchable,
  photoLinks,
}: ListedInspection): Type.Static<typeof InspectionBody> {
  const { photoId } = inspection;
  const thumb_url = photoId === undefined ? null : photoLinks(photoId, 'thumb');
  return { ...inspectionToWire(inspection), thumb_url, searchable: [...searchable] };
}

/** An inspection under all names that an edit has for it, each answer a field of its own. */
export function namedFields(version: InspectionVersion) {
  const sent = inspectionToWire(version);
  const answers = version.items.map(({ categoryId, value }) => [answerName(categoryId), value]);
  return { ...sent, date: sent.created_at, ...Object.fromEntries(answers) };
}

/** The name of an answer among the other fields of an inspection. */
export function answerName(categoryId: number | string): string {
  return `${answerPrefix}${categoryId}`;
}

export const answerPrefix = 'items.';

/** @throws AppError not_found for no inspections at all, unless a page was requested, which is an addition. */
export function inspectionListToWire(inspections: readonly ListedInspection[], isPage: boolean) {
  if (inspections.length === 0 && !isPage) throw new AppError('not_found');
  return inspections.map(listedToWire);
}

export function fullInspectionToWire(
  full: FullInspection,
  language: string,
): Type.Static<typeof FullInspectionBody> {
  const hive_ids = [full.inspection.hiveId];
  const items = full.items.map((item) => itemToWire(item, language, full.names));
  return { ...listedToWire(full), hive_ids, items };
}

function itemToWire(item: InspectionItem, language: string, names: PlaceNames): Type.Static<typeof ItemBody> {
  const { input, value, text, unit = null, unitKey = null } = shownAnswer(item, language, names);
  const { id, categoryId: category_id } = item;
  const rest = { id, category_id, unit, unit_key: unitKey, type: input };
  if (!isPhotoItem(category_id)) return { ...rest, value, val: text };
  const thumbs = photosOf(value).map((photoId) => names.photos(photoId, 'thumb'));
  return { ...rest, value: thumbs.join(','), val: thumbs.join(',') };
}

/** Items as rows under inspections as columns; a row without items is the heading of a main category. */
const TableRowBody = Type.Object({
  anc: nullable(Type.String({ description: 'Names of its ancestors, each followed by ` > `.' })),
  name: Type.String(),
  category_id: Type.Optional(Type.Integer()),
  type: Type.Optional(oneOf(checklistInputKinds)),
  range: Type.Optional(nullable(Type.String())),
  items: nullable(Type.Array(Type.Union([ItemBody, Type.Literal('')]))),
});

type TableRow = Type.Static<typeof TableRowBody>;

function tableToWire(rows: readonly AnsweredRow[], language: string, names: PlaceNames): TableRow[] {
  return rows.flatMap(({ category, ancestors, name, question, answers }, index) => {
    const isFirst = category !== rows[index - 1]?.category;
    const heading: TableRow[] = isFirst ? [{ anc: null, name: category, items: null }] : [];
    const above = question.parentId === undefined ? [] : [category, ...ancestors];
    return [
      ...heading,
      {
        anc: above.map((text) => `${text} > `).join(''),
        name,
        category_id: question.id,
        type: question.input,
        range: rangeText(question, language, boundsOf(question)),
        items: answers.map((item) => (item === undefined ? '' : itemToWire(item, language, names))),
      },
    ];
  });
}

function boundsOf({ input, own }: Category) {
  const bounds = catalogueInputs.find(({ type }) => type === input) ?? { min: null, max: null };
  const text = (bound: number | undefined) => (bound === undefined ? undefined : String(bound));
  return { min: text(own?.minimum) ?? bounds.min, max: text(own?.maximum) ?? bounds.max };
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
  const data = page.inspections.map(listedToWire);
  const columns = page.inspections.map(({ inspection }) => inspection.id);
  const path = `${addresses.api}/inspections/hive/${hiveId}`;
  return {
    // An empty page is a paginator in any case, as by the old service.
    inspections: isPaginated || data.length === 0 ? paginator(data, page.total, slice, path) : data,
    items_by_date: tableToWire(inspectionTable(columns, page.items, locale), locale, page.names),
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
