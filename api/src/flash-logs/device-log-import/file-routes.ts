import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import { unitsOf } from '#account/settings/units.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { FlashLogId } from '#platform/context/ids.ts';
import { csvFormOf } from '#platform/exporting/csv.ts';
import type { Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { idParams, oneOf } from '#platform/http/schemas.ts';
import { csvOfLog, type LogReader, logTable } from './log-rows.ts';
import { logText } from './service.ts';

const tags = ['flash logs'];
const params = idParams<FlashLogId>('device log');

/** A log has as many blocks as its device was started; no index is larger. */
export const BlockIndex = Type.Integer({
  minimum: 0,
  maximum: 1_000_000,
  description: 'Number of a block of the log, from 0.',
});

/** The same for old clients and ours. */
export const flashLogFileRoute: Routes = async (http) => {
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
