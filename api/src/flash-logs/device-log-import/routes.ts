import { Readable } from 'node:stream';
import { flashLogMatching, flashLogWindows, instantOfIso } from '@skep/domain';
import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import { unitsOf } from '#account/settings/units.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { FlashLogId } from '#platform/context/ids.ts';
import { csvFormOf } from '#platform/exporting/csv.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { idParams, nullable, oneOf } from '#platform/http/schemas.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { csvOfLog, type LogReader, logTable } from './log-rows.ts';
import { blockPage } from './page.ts';
import { checkLog, listLogs, logText, showBlocks, startImport, startUndo } from './service.ts';
import { BlockBody, blockToWire, LogBody, logToWire, PageBody, pageToWire } from './wire.ts';

const tags = ['flash logs'];
const params = idParams<FlashLogId>('device log');
/** A log has as many blocks as its device was started; no index is larger. */
export const BlockIndex = Type.Integer({
  minimum: 0,
  maximum: 1_000_000,
  description: 'Number of a block of the log, from 0.',
});
const blockParams = Type.Object({ ...params.properties, block: BlockIndex });
export const MatchProps = Type.Integer({
  minimum: flashLogMatching.min,
  maximum: flashLogMatching.max,
  description: 'Number of values that must be equal for a match of two messages.',
});
export const PageQuery = {
  minutes: Type.Integer({
    minimum: 1,
    maximum: flashLogWindows.year,
    default: flashLogWindows.day,
    description: 'Length of a page in minutes.',
  }),
  page: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 1_000_000,
      description: 'Page of the block, from 0. Default: the first with a match.',
    }),
  ),
};

const listRoute: Routes = async (http) => {
  http.get(
    '/flashlogs',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'getFlashlogs',
        tags,
        summary: 'Device logs of the person, newest first',
        response: { 200: Type.Array(LogBody) },
      },
    },
    async (request) => (await listLogs(signedInContextOf(request))).map(logToWire),
  );
};

const BlocksBody = Type.Object({ flashlog: LogBody, blocks: Type.Array(BlockBody) });

const blocksRoute: Routes = async (http) => {
  http.get(
    '/flashlogs/:id/blocks',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'getFlashlogBlocks',
        tags,
        summary: 'A device log and the blocks that have been found so far',
        params,
        response: { 200: BlocksBody },
      },
    },
    async (request) => shownBlocks(signedInContextOf(request), request.params.id),
  );
};

const checkRoute: Routes = async (http) => {
  http.post(
    '/flashlogs/:id/check',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'checkFlashlog',
        tags,
        summary: 'Searches the stored measurements for the blocks of a log again; GET shows the progress',
        params,
        body: Type.Object({ match_props: Type.Optional(MatchProps) }),
        response: { 202: BlocksBody },
      },
    },
    async (request, reply) => {
      const context = signedInContextOf(request);
      await checkLog(context, request.params.id, request.body.match_props);
      return begun(context, reply, request.params.id);
    },
  );
};

const importRoute: Routes = async (http) => {
  http.post(
    '/flashlogs/:id/blocks/:block/import',
    {
      config: { access: 'signedIn', errors: { names: { starts_at: 'startsAt' } } },
      schema: {
        operationId: 'importFlashlogBlock',
        tags,
        summary: 'Starts to import the missing measurements of a block; GET shows the progress',
        params: blockParams,
        body: Type.Object({
          starts_at: Type.Optional(
            nullable(
              Type.String({
                maxLength: 40,
                description: 'Time of its first record, to override the detected one: RFC 3339.',
              }),
            ),
          ),
        }),
        response: { 202: BlocksBody },
      },
    },
    async (request, reply) => {
      const context = signedInContextOf(request);
      const { id, block } = request.params;
      const { starts_at } = request.body;
      const startsAt = starts_at ? instantOfIso(starts_at) : undefined;
      if (starts_at && startsAt === undefined) throw fieldProblem('startsAt', 'not_a_date');
      if (startsAt && startsAt > context.clock.now()) throw fieldProblem('startsAt', 'date_in_future');
      if (startsAt && startsAt < firstDay) throw fieldProblem('startsAt', 'date_too_early');
      await startImport(context, id, block, startsAt);
      return begun(context, reply, id);
    },
  );
};

/** No device that keeps a log was made before. */
const firstDay = new Date('2015-01-01T00:00:00Z');

const undoRoute: Routes = async (http) => {
  http.post(
    '/flashlogs/:id/blocks/:block/undo',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'undoFlashlogBlock',
        tags,
        summary: 'Starts to undo the import of a block; GET shows the progress',
        params: blockParams,
        response: { 202: BlocksBody },
      },
    },
    async (request, reply) => {
      const context = signedInContextOf(request);
      const { id, block } = request.params;
      await startUndo(context, id, block);
      return begun(context, reply, id);
    },
  );
};

async function begun(context: SignedInContext, reply: FastifyReply, id: FlashLogId) {
  const shown = await shownBlocks(context, id);
  reply.status(202);
  // Returned and not sent: it is stored for a repeated request.
  return shown;
}

async function shownBlocks(context: SignedInContext, id: FlashLogId) {
  const { log, blocks } = await showBlocks(context, id);
  return { flashlog: logToWire(log), blocks: blocks.map(blockToWire) };
}

const pageRoute: Routes = async (http) => {
  http.get(
    '/flashlogs/:id/blocks/:block/page',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'getFlashlogPage',
        tags,
        summary: 'A page of a block, with the stored measurements of the same time',
        params: blockParams,
        querystring: Type.Object(PageQuery),
        response: { 200: PageBody },
      },
    },
    async (request) => {
      const { id, block } = request.params;
      const { page: requestedPage, minutes } = request.query;
      return pageToWire(await blockPage(signedInContextOf(request), id, block, { requestedPage, minutes }));
    },
  );
};

const fileRoute: Routes = async (http) => {
  http.get(
    '/flashlogs/:id/file',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'getFlashlogFile',
        tags,
        summary:
          'A log or one of its blocks as a table, times in UTC; or the whole log as it was handed over',
        params,
        querystring: Type.Object({
          block: Type.Optional(BlockIndex),
          format: oneOf(['csv', 'json', 'text'], {
            default: 'csv',
            description: 'Format of the table; text: no table but what was handed over, all blocks.',
          }),
        }),
        response: {
          200: {
            content: {
              'text/csv': { schema: Type.Unknown() },
              'application/json': { schema: Type.Array(Type.Record(Type.String(), Type.Unknown())) },
              'text/plain': { schema: Type.Unknown() },
            },
          },
        },
      },
    },
    async (request, reply) => {
      const { block, format } = request.query;
      const context = signedInContextOf(request);
      if (format === 'text')
        return reply.type('text/plain; charset=utf-8').send(await logText(context, request.params.id));
      const units = await unitsOf(context, context.user.id);
      const reader = { form: csvFormOf(context.locale), units };
      return sendTable(context, reply, { id: request.params.id, block, format, reader });
    },
  );
};

interface TableOptions {
  id: FlashLogId;
  block: number | undefined;
  format: 'csv' | 'json';
  reader: LogReader;
}

export async function sendTable(
  context: SignedInContext,
  reply: FastifyReply,
  { id, block, format, reader }: TableOptions,
) {
  const table = await logTable(context, id, block);
  reply.header('content-disposition', `attachment; filename="${table.name}.${format}"`);
  return format === 'csv'
    ? reply.type('text/csv; charset=utf-8').send(Readable.from(csvOfLog(context, table, reader)))
    : reply.type('application/json; charset=utf-8').send(table.rows);
}

export const flashLogRoutes = inOneScope([
  listRoute,
  blocksRoute,
  checkRoute,
  importRoute,
  undoRoute,
  pageRoute,
  fileRoute,
]);
