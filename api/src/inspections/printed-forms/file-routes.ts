import Type from 'typebox';
import { ticketFields } from '#account/core/ticket-wire.ts';
import { contextByTicket } from '#account/core/tickets.ts';
import type { HiveId, PrintId } from '#platform/context/ids.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { contextOf } from '#platform/http/request-context.ts';
import { idParams } from '#platform/http/schemas.ts';
import { IdList } from '#platform/http/wire-values.ts';
import { idsOf } from '#platform/input/ids-in-text.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { pdfOfPrint, pdfSubject } from './service.ts';

const pdfRoute: Routes = async (http) => {
  http.get(
    '/checklist-svg/:id/pdf',
    {
      config: { access: 'optional', limits: [rateLimits.ticketFiles] },
      schema: {
        operationId: 'getPrintPdf',
        tags: ['inspections'],
        summary: 'PDF at the address from `POST /checklist-svg`: A4, one sheet for each hive',
        params: idParams<PrintId>('printed form'),
        querystring: Type.Object({ hives: Type.Optional(IdList), ...ticketFields }),
        response: { 200: { content: { 'application/pdf': { schema: Type.Unknown() } } } },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const hiveIds = idsOf<HiveId>(request.query.hives) ?? [];
      const subject = pdfSubject(id, hiveIds);
      const context = await contextByTicket(contextOf(request), request.query, ...subject);
      const { pdf } = await pdfOfPrint(context, id, hiveIds);
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="checklist-${id}.pdf"`)
        .send(pdf);
    },
  );
};

export const printFileRoutes = inOneScope([pdfRoute]);
