import * as v from 'valibot';
import type { ExportId } from '#platform/context/ids.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { idJson } from '#platform/http/json-schema.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { idParams } from '#platform/http/schemas.ts';
import { action } from '#platform/http/v1.ts';
import { exportFormats, exportStates } from './contents.ts';
import { endOf } from './expiry.ts';
import { beginExport, exportFile, ownExport } from './service.ts';
import type { Export } from './store.ts';

const ExportAnswer = v.object({
  id: idJson<ExportId>('export'),
  state: v.picklist(exportStates),
  format: v.picklist(exportFormats),
  progressPercent: v.number(),
  begunAt: v.date(),
  readyAt: v.optional(v.date()),
  sizeBytes: v.pipe(v.optional(v.number()), v.description('Absent until the export is ready.')),
  deletedAt: v.optional(v.date()),
});

const exportJson = (found: Export) => ({
  ...found,
  format: found.options.format,
  deletedAt: endOf(found),
});

const flag = (what: string) => v.pipe(v.optional(v.boolean('invalid'), true), v.description(what));

const fileRoute: Routes = async (http) => {
  http.get(
    '/user/export/:id/file',
    {
      config: { access: 'inPerson' },
      schema: {
        operationId: 'getExportFile',
        tags: ['account'],
        summary: 'The export as a zip file or a workbook; available for seven days',
        params: idParams<ExportId>('export'),
        response: { 200: { content: { 'application/octet-stream': { schema: {} } } } },
      },
    },
    async (request, reply) => {
      const file = await exportFile(signedInContextOf(request), request.params.id);
      return reply
        .type(file.type)
        .header('content-length', file.sizeBytes)
        .header('content-disposition', `attachment; filename="${file.name}"`)
        .send(file.content);
    },
  );
};

/** Everything of a person as one file. */
export const exportRoutes = inOneScope([
  action(
    'POST',
    '/account/export',
    {
      ...{ id: 'beginExport', access: 'inPerson', notIdempotent: 'harmless' },
      summary: 'Starts an account export; sends an email when it is ready',
      body: v.object({
        format: v.optional(v.picklist(exportFormats, 'unknown_choice'), 'zip'),
        withGroups: flag('Whether data that groups share are included.'),
        withMeasurements: flag('Whether measurements are included.'),
      }),
      answer: ExportAnswer,
    },
    async (context, { body }) => exportJson(await beginExport(context, body)),
  ),
  action(
    'GET',
    '/account/export',
    {
      ...{ id: 'readExport', access: 'inPerson' },
      summary: 'Progress of the export',
      answer: v.object({ export: v.pipe(v.optional(ExportAnswer), v.description('Absent: there is none.')) }),
    },
    async (context) => {
      const found = await ownExport(context);
      return { export: found && exportJson(found) };
    },
  ),
  fileRoute,
]);
