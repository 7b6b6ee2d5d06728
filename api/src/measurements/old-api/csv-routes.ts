import { usualUnits } from '@skep/domain';
import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import { ticketFields } from '#account/core/ticket-wire.ts';
import { contextByTicket, newTicket } from '#account/core/tickets.ts';
import { dayOf, sendCsv, wanted } from '#measurements/csv/routes.ts';
import { csvLines } from '#measurements/csv/service.ts';
import { namesOf } from '#measurements/series/series-request.ts';
import { sourceOf } from '#measurements/series/source-fields.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import { csvSeparators } from '#platform/exporting/csv.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { sayNoData } from '#platform/http/no-data-wire.ts';
import { contextOf, signedInContextOf } from '#platform/http/request-context.ts';
import { oneOf, text } from '#platform/http/schemas.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';

const tags = ['measurements'];
const csvAnswer = { content: { 'text/csv': { schema: Type.Unknown() } } };

const CsvFields = {
  device_id: Type.Union([Type.Integer(), text()], { description: 'Id of the device.' }),
  start: Type.String({ maxLength: 40, description: 'First moment: YYYY-MM-DD or a time, UTC.' }),
  end: Type.String({ maxLength: 40, description: 'First moment after the range, in the format of `start`.' }),
  separator: oneOf(csvSeparators, { default: ';', description: 'Separator of cells.' }),
};

interface OldCsvQuery {
  device_id: string | number;
  start: string;
  end: string;
  separator: (typeof csvSeparators)[number];
  /** Abbreviations, joined by commas. */
  names: string;
}

const askRoute: Routes = async (http) => {
  http.post(
    '/export/csv',
    {
      config: { access: 'signedIn', notIdempotent: 'harmless' },
      schema: {
        operationId: 'exportCsv',
        tags,
        summary:
          'Measurements of a device for old clients, or the address of that file; 500 with a bare text if there are none',
        body: Type.Object({
          ...CsvFields,
          measurements: Type.Array(text(), { maxItems: 200, default: [] }),
          link: Type.Optional(Type.Union([Type.Boolean(), Type.Literal(0), Type.Literal(1)])),
        }),
        response: {
          200: {
            content: {
              'text/csv': { schema: Type.Unknown() },
              'application/json': { schema: Type.Object({ link: Type.String() }) },
            },
          },
        },
      },
    },
    async (request, reply) => {
      const context = signedInContextOf(request);
      const { measurements, link, ...fields } = request.body;
      const options = { ...fields, names: measurements.join() };
      const lines = await linesOf(context, options, reply);
      if (!('next' in lines)) return lines.refused;
      if (!link) return sendCsv(reply, lines.next, nameOf(options));
      const query = new URLSearchParams({
        ...options,
        device_id: String(options.device_id),
        ...(await newTicket(context, ...subjectOf(options))),
      });
      return reply
        .type('application/json; charset=utf-8')
        .send({ link: `${context.addresses.api}/export/csv?${query}` });
    },
  );
};

const openRoute: Routes = async (http) => {
  http.get(
    '/export/csv',
    {
      config: { access: 'optional', limits: [rateLimits.ticketFiles] },
      schema: {
        operationId: 'getExportCsv',
        tags,
        summary: 'File at the address from `POST /export/csv`',
        querystring: Type.Object({
          ...CsvFields,
          names: Type.String({
            maxLength: 2000,
            default: '',
            description: 'Abbreviations of quantities, separated by commas. Default: all.',
          }),
          ...ticketFields,
        }),
        response: { 200: csvAnswer },
      },
    },
    async (request, reply) => {
      const options = request.query;
      const context = await contextByTicket(contextOf(request), options, ...subjectOf(options));
      const lines = await linesOf(context, options, reply);
      return 'next' in lines ? sendCsv(reply, lines.next, nameOf(options)) : lines.refused;
    },
  );
};

async function linesOf(
  context: SignedInContext,
  { device_id, start, end, names, separator }: OldCsvQuery,
  reply: FastifyReply,
): Promise<{ next: AsyncIterable<string> } | { refused: FastifyReply }> {
  const request = { start, end, timeZone: 'UTC', quantities: namesOf(names), resolution: 'message' } as const;
  const source = sourceOf({ device_id: String(device_id) });
  const { sources, options } = await wanted(context, { ...request, source, hiveIds: undefined }, usualUnits);
  if (sources.length === 0) return { refused: sayNoData(reply, 'invalid-user-device') };
  const next = await csvLines(context, sources, options, { separator, hasDecimalComma: false });
  return next === undefined ? { refused: sayNoData(reply, 'influx-query-empty') } : { next };
}

const subjectOf = ({ device_id, start, end, separator, names }: OldCsvQuery) => [
  'csv',
  String(device_id),
  start,
  end,
  separator,
  names,
];

const nameOf = ({ device_id, start, end }: OldCsvQuery) => `${device_id}-${dayOf(start)}-${dayOf(end)}`;

export const oldCsvRoutes = inOneScope([askRoute, openRoute]);
