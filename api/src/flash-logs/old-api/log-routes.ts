import { flashLogMatching, flashLogWindows, usualUnits } from '@skep/domain';
import Type from 'typebox';
import type { FlashLogId } from '#platform/context/ids.ts';
import { plainCsv } from '#platform/exporting/csv.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { idParams } from '#platform/http/schemas.ts';
import { BlockIndex, sendTable } from '../device-log-import/file-routes.ts';
import { blockPage } from '../device-log-import/page.ts';
import { checkedLog, importNow, listLogs, removeLog, undoNow } from '../device-log-import/service.ts';
import { CheckedBody, checkedToWire, LogBody, logToWire, PageBody, pageToWire } from './log-json.ts';

const plainReader = { form: plainCsv, units: usualUnits };

// As old clients ask: they wait until all is done, and read what went wrong from a status 500.

const tags = ['flash logs'];
const params = idParams<FlashLogId>('device log');
const MatchProps = Type.Integer({
  minimum: flashLogMatching.min,
  maximum: flashLogMatching.max,
  description: 'Number of values that must be equal for a match of two messages.',
});
const flag = (description: string) => Type.Optional(Type.Integer({ minimum: 0, maximum: 1, description }));
const Block = Type.Optional(BlockIndex);
const MatchesMin = Type.Optional(
  Type.Integer({
    minimum: 2,
    maximum: 1000,
    description: 'Minimum number of matching messages; fewer may match by chance.',
  }),
);

/** What they know as words of their own. */
const errors = {
  codes: {
    not_found: { status: 500, error: 'no_flashlog_found' },
  },
} as const;

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

const showRoute: Routes = async (http) => {
  http.get(
    '/flashlogs/:id',
    {
      config: { access: 'signedIn', errors },
      schema: {
        operationId: 'getFlashlog',
        tags,
        summary: 'A log with its blocks, a page of one of them, or a table',
        params,
        querystring: Type.Object({
          block_id: Block,
          block_data_index: Type.Optional(
            Type.Integer({
              minimum: 0,
              maximum: 1_000_000,
              description: 'Page of the block, from 0. Default: the first with a match.',
            }),
          ),
          data_minutes: Type.Integer({
            minimum: 1,
            maximum: flashLogWindows.year,
            default: flashLogWindows.week,
            description: 'Length of a page in minutes.',
          }),
          match_props: Type.Optional(MatchProps),
          from_cache: flag('0: search the stored measurements again for the blocks of the log.'),
          matches_min: MatchesMin,
          csv: flag('1: answer with a CSV table.'),
          json: flag('1: answer with the rows as JSON.'),
        }),
        response: {
          200: {
            content: {
              'application/json': {
                schema: Type.Union([
                  CheckedBody,
                  PageBody,
                  Type.Array(Type.Record(Type.String(), Type.Unknown())),
                ]),
              },
              'text/csv': { schema: Type.Unknown() },
            },
          },
        },
      },
    },
    async (request, reply) => {
      const context = signedInContextOf(request);
      const { id } = request.params;
      const {
        block_id: block,
        block_data_index,
        data_minutes,
        match_props,
        matches_min,
        from_cache,
        csv,
        json,
      } = request.query;
      if (csv || json)
        return sendTable(context, reply, { id, block, format: csv ? 'csv' : 'json', reader: plainReader });
      reply.type('application/json; charset=utf-8');
      if (block !== undefined)
        return pageToWire(
          await blockPage(context, id, block, { requestedPage: block_data_index, minutes: data_minutes }),
        );
      const { log, blocks } = await checkedLog(context, id, {
        equalMin: match_props,
        matchesMin: matches_min,
        isForced: from_cache === 0,
      });
      return checkedToWire(log, blocks);
    },
  );
};

const logFields = {
  flashlog_id: Type.Integer(),
  device_name: Type.String(),
  block_id: Type.Integer(),
};

const importRoute: Routes = async (http) => {
  http.post(
    '/flashlogs/:id',
    {
      config: {
        access: 'signedIn',
        // Completed work is not repeated; it has many steps, for which no answer could be stored.
        notIdempotent: 'harmless',
        errors: {
          codes: {
            ...errors.codes,
            data_not_stored: { status: 500, error: 'no_data_stored' },
            block_in_doubt: { status: 500, error: 'no_data_stored' },
          },
        },
      },
      schema: {
        operationId: 'storeFlashlogBlock',
        tags,
        summary: 'Imports the missing measurements of a block, and answers when done',
        params,
        querystring: Type.Object({ block_id: BlockIndex }),
        response: {
          200: Type.Object({
            data_stored: Type.Boolean(),
            persisted_measurements: Type.Integer(),
            persisted_days: Type.Number(),
            ...logFields,
          }),
        },
      },
    },
    async (request) => {
      const { block_id } = request.query;
      const { log, storedCount, storedDays } = await importNow(
        signedInContextOf(request),
        request.params.id,
        block_id,
      );
      return {
        data_stored: true,
        persisted_measurements: storedCount,
        persisted_days: storedDays,
        flashlog_id: log.id,
        device_name: log.device.name,
        block_id,
      };
    },
  );
};

const deleteRoute: Routes = async (http) => {
  http.delete(
    '/flashlogs/:id',
    {
      config: {
        access: 'signedIn',
        notIdempotent: 'harmless',
        errors: {
          codes: {
            ...errors.codes,
            nothing_was_imported: { status: 500, error: 'no_data_deleted_because_no_matches_found' },
            data_not_deleted: { status: 500, error: 'no_data_deleted' },
          },
        },
      },
      schema: {
        operationId: 'deleteFlashlog',
        tags,
        summary:
          'Undoes the import of a block; without one it deletes the log, and imported measurements remain',
        params,
        querystring: Type.Object({ block_id: Block }),
        response: {
          200: Type.Object({
            data_deleted: Type.Boolean(),
            deleted_measurements: Type.Integer(),
            deleted_days: Type.Number(),
            flashlog_id: Type.Integer(),
            block_id: Type.Optional(Type.Integer()),
          }),
        },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      const { id } = request.params;
      const { block_id } = request.query;
      if (block_id === undefined) {
        await removeLog(context, id);
        return { data_deleted: true, deleted_measurements: 0, deleted_days: 0, flashlog_id: id };
      }
      const { deletedCount, deletedDays } = await undoNow(context, id, block_id);
      return {
        data_deleted: true,
        deleted_measurements: deletedCount,
        deleted_days: deletedDays,
        flashlog_id: id,
        block_id,
      };
    },
  );
};

export const oldFlashLogRoutes = inOneScope([listRoute, showRoute, importRoute, deleteRoute]);
