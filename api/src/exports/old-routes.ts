import Type from 'typebox';
import { ticketFields } from '#account/core/ticket-wire.ts';
import { contextByTicket, newTicket } from '#account/core/tickets.ts';
import { workbookStream, workbookType } from '#platform/exporting/workbook.ts';
import type { Routes } from '#platform/http/http.ts';
import { contextOf, signedInContextOf } from '#platform/http/request-context.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import type { ExportOptions } from './contents.ts';
import { beginExport } from './service.ts';
import { exportSheets } from './sheets.ts';

const tags = ['account'];
const flag = (description: string) =>
  Type.Optional(
    Type.Union([Type.Boolean(), Type.Literal(0), Type.Literal(1)], { default: false, description }),
  );

const OptionsQuery = Type.Object({
  groupdata: flag('1: includes what groups share with the person.'),
  sensordata: flag('1: includes measurements.'),
});

const optionsIn = ({ groupdata, sensordata }: Type.Static<typeof OptionsQuery>): ExportOptions => ({
  format: 'xlsx',
  withGroups: Boolean(groupdata),
  withMeasurements: Boolean(sensordata),
});

const subjectOf = ({ withGroups, withMeasurements }: ExportOptions) =>
  ['workbook', String(withGroups), String(withMeasurements)] as const;

/** Everything as a workbook, as old clients ask for it: by mail, or by an address that they open at once. */
export const oldExportRoutes: Routes = async (http) => {
  http.get(
    '/export',
    {
      config: {
        access: 'inPerson',
        limits: [rateLimits.exporting],
        errors: { codes: { unexpected: { status: 404, error: 'export-error' } } },
      },
      schema: {
        operationId: 'exportWorkbook',
        tags,
        summary:
          'Exports everything as a workbook: returns an address that is valid for an hour, or, without `link`, sends a mail',
        querystring: Type.Object({
          ...OptionsQuery.properties,
          link: flag('1: the answer is an address to download from; 0: an email is sent.'),
        }),
        response: {
          200: Type.Union([
            Type.Object({
              link: Type.Null(),
              del: Type.Boolean(),
              delf: Type.String(),
              email: Type.Literal(1),
            }),
            Type.Object({ link: Type.String(), email: Type.Literal(0) }),
          ]),
        },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      const options = optionsIn(request.query);
      if (!request.query.link) {
        await beginExport(context, { ...options, isMailed: true });
        return { link: null, del: false, delf: '', email: 1 as const };
      }
      const flags = { groupdata: String(options.withGroups), sensordata: String(options.withMeasurements) };
      const query = new URLSearchParams({ ...flags, ...(await newTicket(context, ...subjectOf(options))) });
      return { link: `${context.addresses.api}/export/workbook?${query}`, email: 0 as const };
    },
  );

  http.get(
    '/export/workbook',
    {
      config: { access: 'optional', limits: [rateLimits.ticketFiles] },
      schema: {
        operationId: 'getExportWorkbook',
        tags,
        summary: 'File at the address from `GET /export`',
        querystring: Type.Object({ ...OptionsQuery.properties, ...ticketFields }),
        response: { 200: { content: { 'application/octet-stream': { schema: Type.Unknown() } } } },
      },
    },
    async (request, reply) => {
      const options = optionsIn(request.query);
      const context = await contextByTicket(contextOf(request), request.query, ...subjectOf(options));
      const at = context.clock.now();
      const sheets = await exportSheets(context, context.user.id, options);
      return reply
        .type(workbookType)
        .header('content-disposition', `attachment; filename="skep-${at.toISOString().slice(0, 10)}.xlsx"`)
        .send(workbookStream(sheets, { at }));
    },
  );
};
