import { languages, readingLimits } from '@skep/domain';
import Type from 'typebox';
import { ticketFields } from '#account/core/ticket-wire.ts';
import { contextByTicket } from '#account/core/tickets.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { HiveId, PrintId, ReadingId, ReadPageId } from '#platform/context/ids.ts';
import { nothing } from '#platform/http/bare-json.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { contextOf, signedInContextOf } from '#platform/http/request-context.ts';
import { ClientId, idParams, idSchema, nullable, oneOf } from '#platform/http/schemas.ts';
import { sentFile } from '#platform/http/sent-files.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import type { ReadingChoices } from './reading.ts';
import {
  addPage,
  beginReading,
  chooseForReading,
  endPages,
  keepPagesAsPhotos,
  listReadings,
  pagePicture,
  pageSubject,
  placePageByHand,
  readingFigures,
  removePage,
  removeReading,
  showReading,
} from './service.ts';
import { FieldCountBody, fieldCountFromWire, fieldCountToWire, ReadingBody, readingToWire } from './wire.ts';

const tags = ['inspections'];
const params = idParams<ReadingId>('paper recognition');
const pageParams = idParams<ReadPageId>('photographed page');
const names = { print_id: 'printId', page_ids: 'pageIds', hive_id: 'hiveId' };
const config = { access: 'signedIn', errors: { names } } as const;

const listRoute: Routes = async (http) => {
  http.get(
    '/sheet-readings',
    {
      config,
      schema: {
        operationId: 'getSheetReadings',
        tags,
        summary: 'Paper recognitions that are not saved yet, newest first',
        response: { 200: Type.Array(ReadingBody) },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      return Promise.all((await listReadings(context)).map((shown) => readingToWire(context, shown)));
    },
  );
};

const ChoicesBody = Type.Object({
  print_id: Type.Optional(nullable(idSchema<PrintId>())),
  language: Type.Optional(nullable(oneOf(languages.map(({ code }) => code)))),
});

const choicesFromWire = (
  { locale }: SignedInContext,
  { print_id: printId, language }: Type.Static<typeof ChoicesBody>,
): ReadingChoices => ({ printId: printId ?? undefined, language: language ?? locale });

const engineRoute: Routes = async (http) => {
  http.get(
    '/sheet-readings/engine',
    {
      config,
      schema: {
        operationId: 'getSheetReadingEngine',
        tags,
        summary: 'Whether this server reads handwriting; that requires its language',
        response: { 200: Type.Object({ reads_handwriting: Type.Boolean() }) },
      },
    },
    async (request) => ({ reads_handwriting: contextOf(request).paperEngine !== undefined }),
  );
};

const beginRoute: Routes = async (http) => {
  http.post(
    '/sheet-readings',
    {
      config,
      schema: {
        operationId: 'beginSheetReading',
        tags,
        summary: 'Starts a paper recognition: of one printed form, or of those that the pages name',
        body: ChoicesBody,
        response: { 201: ReadingBody },
      },
    },
    async (request, reply) => {
      const context = signedInContextOf(request);
      const shown = await beginReading(context, choicesFromWire(context, request.body));
      reply.status(201);
      return readingToWire(context, shown);
    },
  );
};

const showRoute: Routes = async (http) => {
  http.get(
    '/sheet-readings/:id',
    {
      config,
      schema: {
        operationId: 'getSheetReading',
        tags,
        summary: 'State of each photo, and the answers that were read',
        params,
        response: { 200: ReadingBody },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      return readingToWire(context, await showReading(context, request.params.id));
    },
  );
};

const chooseRoute: Routes = async (http) => {
  http.put(
    '/sheet-readings/:id',
    {
      config,
      schema: {
        operationId: 'chooseForSheetReading',
        tags,
        summary: 'Chooses another printed form; pages are matched against it again',
        description: 'The language applies to the handwriting of pages that are sent later.',
        params,
        body: ChoicesBody,
        response: { 200: ReadingBody },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      const choices = choicesFromWire(context, request.body);
      return readingToWire(context, await chooseForReading(context, request.params.id, choices));
    },
  );
};

const deleteRoute: Routes = async (http) => {
  http.delete(
    '/sheet-readings/:id',
    {
      config,
      schema: {
        operationId: 'deleteSheetReading',
        tags,
        summary: 'Discards a paper recognition',
        params,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await removeReading(signedInContextOf(request), request.params.id);
      return nothing(reply.status(204));
    },
  );
};

const addPageRoute: Routes = async (http) => {
  http.post(
    '/sheet-readings/:id/pages',
    {
      config: { ...config, takesFile: true, notIdempotent: 'harmless' },
      schema: {
        operationId: 'addReadPage',
        tags,
        summary: 'Uploads a photo of a page, as `file` of a form: JPEG, PNG or WebP, 15 MB, 40 megapixels',
        description: 'A job reads it. A page that is sent again with its client_id is stored once.',
        params,
        body: Type.Object({ client_id: Type.Optional(ClientId) }),
        response: { 201: Type.Object({ id: Type.Integer() }) },
      },
    },
    async (request, reply) => {
      const context = signedInContextOf(request);
      const sent = { content: sentFile(request, 'file')?.content, clientId: request.body?.client_id };
      return reply.status(201).send({ id: await addPage(context, request.params.id, sent) });
    },
  );
};

const removePageRoute: Routes = async (http) => {
  http.delete(
    '/read-pages/:id',
    {
      config,
      schema: {
        operationId: 'deleteReadPage',
        tags,
        summary: 'Removes a photo from a paper recognition',
        params: pageParams,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await removePage(signedInContextOf(request), request.params.id);
      return nothing(reply.status(204));
    },
  );
};

const placeRoute: Routes = async (http) => {
  http.post(
    '/read-pages/:id/place',
    {
      config,
      schema: {
        operationId: 'placeReadPage',
        tags,
        summary: 'Sets the page of a photo whose code is unreadable, and reads it again',
        params: pageParams,
        description:
          'hive_id: hive whose name is printed on the page. Default: a blank page, or one for many hives.',
        body: Type.Object({
          print_id: idSchema<PrintId>(),
          page: Type.Integer({ minimum: 1, maximum: 999 }),
          hive_id: Type.Optional(nullable(idSchema<HiveId>())),
        }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { print_id: printId, page, hive_id: hiveId } = request.body;
      const placing = { printId, page, hiveId: hiveId ?? (0 as const) };
      await placePageByHand(signedInContextOf(request), request.params.id, placing);
      return nothing(reply.status(204));
    },
  );
};

const PageIds = Type.Array(idSchema<ReadPageId>(), { minItems: 1, maxItems: readingLimits.pagesMax });

const keepPhotosRoute: Routes = async (http) => {
  http.post(
    '/sheet-readings/:id/photos',
    {
      config,
      schema: {
        operationId: 'keepReadPages',
        tags,
        summary: 'Stores pages as photos of the inspection that is saved next',
        params,
        body: Type.Object({ page_ids: PageIds }),
        response: { 200: Type.Object({ image_ids: Type.Array(Type.Integer()) }) },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      const ids = await keepPagesAsPhotos(context, request.params.id, request.body.page_ids);
      return { image_ids: ids };
    },
  );
};

/** Kinds of fields, each sure or to be checked. */
const countsMax = 10;

const endRoute: Routes = async (http) => {
  http.post(
    '/sheet-readings/:id/saved',
    {
      config,
      schema: {
        operationId: 'endReadPages',
        tags,
        summary:
          'Marks pages as saved, with the number of correct answers; the last page ends the recognition',
        params,
        body: Type.Object({ page_ids: PageIds, counts: Type.Array(FieldCountBody, { maxItems: countsMax }) }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { page_ids: pageIds, counts } = request.body;
      const context = signedInContextOf(request);
      await endPages(context, request.params.id, { pageIds, counts: counts.map(fieldCountFromWire) });
      return nothing(reply.status(204));
    },
  );
};

const types = { jpg: 'image/jpeg', webp: 'image/webp' };

const pictureRoute: Routes = async (http) => {
  http.get(
    '/read-pages/:id/:view',
    {
      config: { access: 'optional', limits: [rateLimits.photos] },
      schema: {
        operationId: 'getReadPagePicture',
        tags,
        summary: 'The picture of a page, by an address from the paper recognition',
        params: Type.Object({
          ...pageParams.properties,
          view: oneOf(['thumb', 'photo', 'straight'], {
            description: 'The thumbnail, the photo, or the photo straightened to a page.',
          }),
        }),
        querystring: Type.Object(ticketFields),
        response: { 200: { content: { 'image/*': { schema: Type.Unknown() } } } },
      },
    },
    async (request, reply) => {
      const { id, view } = request.params;
      const context = await contextByTicket(contextOf(request), request.query, ...pageSubject(id));
      const { content, sizeBytes, extension } = await pagePicture(context, id, view);
      return reply
        .type(types[extension === 'webp' ? 'webp' : 'jpg'])
        .header('cache-control', 'private, max-age=3600')
        .header('content-length', sizeBytes)
        .send(content);
    },
  );
};

const figuresRoute: Routes = async (http) => {
  http.get(
    '/sheet-readings/figures',
    {
      config: { access: 'admin' },
      schema: {
        operationId: 'getSheetReadingFigures',
        tags,
        summary: 'Share of correctly read answers on this server in the last 90 days',
        response: { 200: Type.Array(FieldCountBody) },
      },
    },
    async (request) => (await readingFigures(signedInContextOf(request))).map(fieldCountToWire),
  );
};

export const readingRoutes = inOneScope([
  listRoute,
  figuresRoute,
  engineRoute,
  beginRoute,
  showRoute,
  chooseRoute,
  deleteRoute,
  addPageRoute,
  removePageRoute,
  placeRoute,
  keepPhotosRoute,
  endRoute,
  pictureRoute,
]);
