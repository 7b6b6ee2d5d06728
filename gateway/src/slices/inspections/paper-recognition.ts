import { isOfferedLanguage, type LanguageCode } from '@skep/domain';
import type { AnswerOf } from '@skep/rest-client';
import { orFailure } from '../../errors/failure.ts';
import type {
  MutationResolvers,
  QueryResolvers,
  ReadPage,
  ReadSheet,
  SheetReading,
} from '../../generated/schema.ts';
import { dataOf, doneBy, unlessMissing } from '../../rest/answers.ts';
import { done } from '../done.ts';
import { chosenWireId, requiredWireId, wireId } from '../wire-ids.ts';
import { isoFromWire } from '../wire-values.ts';

type WireReading = AnswerOf<'getSheetReading'>;

export const readingQueries = {
  sheetReadings: async (_parent, _arguments, { rest }) =>
    (await dataOf(rest.client.GET('/api/sheet-readings'))).map(readingFromWire),

  readsHandwriting: async (_parent, _arguments, { rest }) =>
    (await dataOf(rest.client.GET('/api/sheet-readings/engine'))).reads_handwriting,

  async sheetReading(_parent, { id }, { rest }) {
    const number = wireId(id);
    if (number === undefined) return undefined;
    const params = { path: { id: number } };
    const found = await unlessMissing(dataOf(rest.client.GET('/api/sheet-readings/{id}', { params })));
    return found && readingFromWire(found);
  },
} satisfies QueryResolvers;

interface Choices {
  printId?: string | null | undefined;
  language?: LanguageCode | null | undefined;
}

const choicesToWire = ({ printId, language }: Choices) => ({
  print_id: printId ? chosenWireId(printId, 'printId') : null,
  language: language ?? null,
});

export const readingMutations = {
  beginSheetReading: (_parent, choices, context) =>
    orFailure(context, async () => {
      const body = choicesToWire(choices);
      const begun = await dataOf(context.rest.client.POST('/api/sheet-readings', { body }));
      return { __typename: 'SheetReading' as const, ...readingFromWire(begun) };
    }),

  chooseForSheetReading: (_parent, { id, ...choices }, context) =>
    orFailure(context, async () => {
      const wanted = { params: { path: { id: requiredWireId(id) } }, body: choicesToWire(choices) };
      const chosen = await dataOf(context.rest.client.PUT('/api/sheet-readings/{id}', wanted));
      return { __typename: 'SheetReading' as const, ...readingFromWire(chosen) };
    }),

  deleteSheetReading: (_parent, { id }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(id) } };
      await doneBy(context.rest.client.DELETE('/api/sheet-readings/{id}', { params }));
      return done;
    }),

  deleteReadPage: (_parent, { id }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(id) } };
      await doneBy(context.rest.client.DELETE('/api/read-pages/{id}', { params }));
      return done;
    }),

  placeReadPage: (_parent, { id, input: { printId, pageNumber, hiveId } }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(id) } };
      const body = {
        print_id: chosenWireId(printId, 'printId'),
        page: pageNumber,
        hive_id: hiveId ? chosenWireId(hiveId, 'hiveId') : null,
      };
      await doneBy(context.rest.client.POST('/api/read-pages/{id}/place', { params, body }));
      return done;
    }),

  keepReadPages: (_parent, { id, pageIds }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(id) } };
      const body = { page_ids: pageIds.map((pageId) => chosenWireId(pageId, 'pageIds')) };
      const photos = await dataOf(
        context.rest.client.POST('/api/sheet-readings/{id}/photos', { params, body }),
      );
      return { __typename: 'KeptPages' as const, photoIds: photos.image_ids.map(String) };
    }),

  endReadPages: (_parent, { id, input: { pageIds, counts } }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(id) } };
      const body = {
        page_ids: pageIds.map((pageId) => chosenWireId(pageId, 'pageIds')),
        counts: counts.map(({ isSure, ...count }) => ({ ...count, is_sure: isSure })),
      };
      await doneBy(context.rest.client.POST('/api/sheet-readings/{id}/saved', { params, body }));
      return done;
    }),
} satisfies MutationResolvers;

function readingFromWire({
  id,
  print_id: printId,
  language,
  created_at,
  pages,
  sheets,
}: WireReading): SheetReading {
  return {
    id: String(id),
    printId: printId === null ? undefined : String(printId),
    language: language !== null && isOfferedLanguage(language) ? language : null,
    begunAt: isoFromWire(created_at, 'UTC'),
    pages: pages.map(pageFromWire),
    sheets: sheets.map(sheetFromWire),
  };
}

function pageFromWire(page: WireReading['pages'][number]): ReadPage {
  return {
    id: String(page.id),
    state: page.state,
    fault: page.fault,
    unseenCorners: page.unseen_corners,
    printId: page.print_id === null ? undefined : String(page.print_id),
    pageNumber: page.page,
    thumbUrl: pathOf(page.thumb_url),
    photoUrl: pathOf(page.photo_url),
    straightUrl: page.straight_url === null ? undefined : pathOf(page.straight_url),
  };
}

/** Pages reach the service below their own origin, wherever old clients do. */
function pathOf(url: string): string {
  return `/api${url.slice(url.lastIndexOf('/read-pages/'))}`;
}

function sheetFromWire(sheet: WireReading['sheets'][number]): ReadSheet {
  return {
    printId: String(sheet.print_id),
    checklistId: String(sheet.checklist_id),
    name: sheet.name,
    hiveId: hiveIdOf(sheet.hive_id),
    rows: sheet.rows?.map(({ hive_id, name }) => ({ hiveId: hiveIdOf(hive_id), name })),
    pageIds: sheet.page_ids.map(String),
    pageCount: sheet.pages,
    missingPages: sheet.missing_pages,
    pagesTwice: sheet.pages_twice,
    fields: sheet.fields.map(({ page_id, category_id, is_sure, ...field }) => ({
      ...field,
      pageId: String(page_id),
      itemId: category_id,
      isSure: is_sure,
    })),
  };
}

/** 0 means none on the wire. */
const hiveIdOf = (id: number) => (id === 0 ? undefined : String(id));
