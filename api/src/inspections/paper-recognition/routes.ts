import {
  languages,
  pageFaults,
  readingLimits,
  type SheetCorner,
  sheetCorners,
  sheetFieldKinds,
} from '@skep/domain';
import * as v from 'valibot';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ChecklistId, HiveId, PhotoId, PrintId, ReadingId, ReadPageId } from '#platform/context/ids.ts';
import { maxInt4 } from '#platform/database/max-int4.ts';
import { inOneScope } from '#platform/http/http.ts';
import { idJson, sentId } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import type { ReadingChoices, ReadPage } from './reading.ts';
import {
  beginReading,
  chooseForReading,
  endPages,
  keepPagesAsPhotos,
  listReadings,
  pageAddresses,
  placePageByHand,
  readingFigures,
  removePage,
  removeReading,
  type ShownReading,
  showReading,
} from './service.ts';
import { faultOfPage, type SheetRead } from './sheets-read.ts';

const readingId = { params: v.object({ id: sentId<ReadingId>('paper recognition') }) };
const pageId = { params: v.object({ id: sentId<ReadPageId>('photographed page') }) };
const language = v.picklist(
  languages.map(({ code }) => code),
  'unknown_choice',
);

const PageAnswer = v.object({
  id: idJson<ReadPageId>('photographed page'),
  state: v.picklist(['waiting', 'read', 'failed']),
  fault: v.optional(v.picklist(pageFaults)),
  unseenCorners: v.array(v.picklist(sheetCorners)),
  printId: v.pipe(v.optional(idJson('print')), v.description('From the code on the page.')),
  pageNumber: v.optional(v.number()),
  thumbUrl: v.string(),
  photoUrl: v.string(),
  straightUrl: v.pipe(v.optional(v.string()), v.description('The photo, straightened.')),
});

const FieldAnswer = v.object({
  pageId: idJson<ReadPageId>('photographed page'),
  itemId: v.pipe(v.string(), v.description('Id of the item, or a name such as `impression`.')),
  row: v.pipe(v.optional(v.number()), v.description('Sheet for many hives: row, from 0.')),
  label: v.string(),
  kind: v.picklist(sheetFieldKinds),
  value: v.pipe(v.string(), v.description('As answers are stored; empty: nothing is written there.')),
  isSure: v.boolean(),
  area: v.pipe(
    v.object({ x: v.number(), y: v.number(), width: v.number(), height: v.number() }),
    v.description('Position on the straightened page, in millimetres of 210 × 297.'),
  ),
});

const hiveId = v.pipe(v.optional(idJson('hive')), v.description('Absent: none is printed there.'));

const SheetAnswer = v.object({
  printId: idJson<PrintId>('print'),
  checklistId: idJson<ChecklistId>('checklist'),
  name: v.string(),
  hiveId,
  rows: v.pipe(
    v.optional(v.array(v.object({ hiveId, name: v.string() }))),
    v.description('Of a sheet for many hives.'),
  ),
  pageIds: v.array(idJson<ReadPageId>('photographed page')),
  pageCount: v.number(),
  missingPages: v.array(v.number()),
  pagesTwice: v.array(v.number()),
  fields: v.array(FieldAnswer),
});

const ReadingAnswer = v.object({
  id: idJson<ReadingId>('paper recognition'),
  printId: v.pipe(v.optional(idJson<PrintId>('print')), v.description('The chosen printed form.')),
  language: v.pipe(
    v.optional(language),
    v.description('Of the handwriting; absent: the language of each sheet.'),
  ),
  begunAt: v.date(),
  pages: v.array(PageAnswer),
  sheets: v.array(SheetAnswer),
});

async function readingJson(context: SignedInContext, shown: ShownReading) {
  const { createdAt, ...reading } = shown.reading;
  const pages = await Promise.all(shown.pages.map((page) => pageJson(context, page, shown)));
  return { ...reading, begunAt: createdAt, pages, sheets: shown.sheets.map(sheetJson) };
}

async function pageJson(context: SignedInContext, page: ReadPage, { prints, chosen }: ShownReading) {
  const { id, outcome, straight } = page;
  const fault = faultOfPage(page, prints, chosen);
  const code = outcome.kind === 'read' ? outcome.code : undefined;
  const unseenCorners: readonly SheetCorner[] = outcome.kind === 'failed' ? outcome.unseenCorners : [];
  const address = await pageAddresses(context, id);
  return {
    id,
    state: outcome.kind === 'read' && fault !== undefined ? ('failed' as const) : outcome.kind,
    fault,
    unseenCorners,
    printId: code?.printId,
    pageNumber: code?.page,
    thumbUrl: address('thumb'),
    photoUrl: address('photo'),
    straightUrl: straight && address('straight'),
  };
}

/** In the code of a page, 0 is no hive. */
const hiveOf = (id: number) => (id === 0 ? undefined : id);

const sheetJson = ({ print, sheet, hiveId: hive, fields, ...read }: SheetRead) => ({
  ...read,
  printId: print.id,
  checklistId: print.checklistId,
  name: print.name,
  hiveId: hiveOf(hive),
  rows: sheet.rows?.map((row) => ({ hiveId: hiveOf(row.hiveId), name: row.name })),
  pageCount: sheet.pages.length,
  fields: fields.map(({ pageId: id, field, answer, cutOut }) => ({
    ...answer,
    pageId: id,
    itemId: field.item,
    row: field.row,
    label: field.label,
    kind: field.kind,
    area: cutOut,
  })),
});

const Choices = v.object({
  printId: v.optional(sentId<PrintId>('print')),
  language: v.optional(language),
});

const choicesOf = (
  { locale }: SignedInContext,
  { printId, language: sent }: v.InferOutput<typeof Choices>,
): ReadingChoices => ({ printId, language: sent ?? locale });

const pageIds = v.pipe(
  v.array(sentId<ReadPageId>('photographed page')),
  v.minLength(1, 'required'),
  v.maxLength(readingLimits.pagesMax, 'too_many'),
);

const count = v.pipe(v.number(), v.integer('not_whole'), v.minValue(0, 'too_small'), v.maxValue(maxInt4));
const FieldCount = v.object({
  kind: v.picklist(sheetFieldKinds),
  isSure: v.boolean(),
  accepted: count,
  corrected: count,
  emptied: count,
});

/** Kinds of fields, each sure or to be checked. */
const countsMax = 10;

const readings = [
  action(
    'GET',
    '/sheet-readings',
    {
      id: 'listSheetReadings',
      summary: 'Paper recognitions that are not saved yet, newest first',
      answer: v.array(ReadingAnswer),
    },
    async (context) => Promise.all((await listReadings(context)).map((shown) => readingJson(context, shown))),
  ),
  action(
    'GET',
    '/sheet-readings/engine',
    {
      id: 'readSheetReadingEngine',
      summary: 'Whether this server reads handwriting; that requires its language',
      answer: v.object({ readsHandwriting: v.boolean() }),
    },
    async ({ paperEngine }) => ({ readsHandwriting: paperEngine !== undefined }),
  ),
  action(
    'GET',
    '/sheet-readings/figures',
    {
      id: 'readSheetReadingFigures',
      summary: 'Share of correctly read answers on this server in the last 90 days',
      access: 'admin',
      answer: v.array(FieldCount),
    },
    (context) => readingFigures(context),
  ),
  action(
    'GET',
    '/sheet-readings/:id',
    {
      id: 'readSheetReading',
      summary: 'State of each photo, and the answers that were read',
      ...readingId,
      answer: ReadingAnswer,
    },
    async (context, { params }) => readingJson(context, await showReading(context, params.id)),
  ),
  action(
    'POST',
    '/sheet-readings',
    {
      id: 'beginSheetReading',
      summary: 'Starts a paper recognition: of one printed form, or of those that the pages name',
      body: Choices,
      answer: ReadingAnswer,
    },
    async (context, { body }) => readingJson(context, await beginReading(context, choicesOf(context, body))),
  ),
  action(
    'PUT',
    '/sheet-readings/:id',
    {
      id: 'chooseForSheetReading',
      summary: 'Chooses another printed form; pages are matched against it again',
      description: 'The language applies to the handwriting of pages that are sent later.',
      ...readingId,
      body: Choices,
      answer: ReadingAnswer,
    },
    async (context, { params, body }) =>
      readingJson(context, await chooseForReading(context, params.id, choicesOf(context, body))),
  ),
  action(
    'DELETE',
    '/sheet-readings/:id',
    { id: 'removeSheetReading', summary: 'Discards a paper recognition', ...readingId },
    (context, { params }) => removeReading(context, params.id),
  ),
];

const pages = [
  action(
    'DELETE',
    '/read-pages/:id',
    { id: 'removeReadPage', summary: 'Removes a photo from a paper recognition', ...pageId },
    (context, { params }) => removePage(context, params.id),
  ),
  action(
    'POST',
    '/read-pages/:id/place',
    {
      id: 'placeReadPage',
      summary: 'Sets the page of a photo whose code is unreadable, and reads it again',
      ...pageId,
      body: v.object({
        printId: sentId<PrintId>('print'),
        pageNumber: v.pipe(
          v.number(),
          v.integer('not_whole'),
          v.minValue(1, 'too_small'),
          v.maxValue(999, 'too_large'),
        ),
        hiveId: v.pipe(
          v.optional(sentId<HiveId>('hive')),
          v.description('Whose name is printed on the page. Default: a blank page, or one for many hives.'),
        ),
      }),
    },
    (context, { params, body: { printId, pageNumber: page, hiveId: hive = 0 as const } }) =>
      placePageByHand(context, params.id, { printId, page, hiveId: hive }),
  ),
  action(
    'POST',
    '/sheet-readings/:id/photos',
    {
      id: 'keepReadPages',
      summary: 'Stores pages as photos of the inspection that is saved next',
      ...readingId,
      body: v.object({ pageIds }),
      answer: v.object({ photoIds: v.array(idJson<PhotoId>('photo')) }),
    },
    async (context, { params, body }) => ({
      photoIds: await keepPagesAsPhotos(context, params.id, body.pageIds),
    }),
  ),
  action(
    'POST',
    '/sheet-readings/:id/saved',
    {
      id: 'endReadPages',
      summary: 'Marks pages as saved, with the number of correct answers; the last page ends the recognition',
      ...readingId,
      body: v.object({ pageIds, counts: v.pipe(v.array(FieldCount), v.maxLength(countsMax, 'too_many')) }),
    },
    (context, { params, body }) => endPages(context, params.id, body),
  ),
];

export const readingRoutes = inOneScope([...readings, ...pages]);
