import Type from 'typebox';
import type { ExportId } from '#platform/context/ids.ts';
import type { Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { idParams, nullable, oneOf, WireTime, wireTime } from '#platform/http/schemas.ts';
import type { ExportOptions } from './contents.ts';
import { endOf } from './expiry.ts';
import { beginExport, exportFile, ownExport } from './service.ts';
import type { Export } from './store.ts';

const MaybeTime = nullable(
  Type.String({ description: 'YYYY-MM-DD HH:MM:SS, UTC; null until the export is ready.' }),
);

const ExportBody = Type.Object({
  id: Type.Integer(),
  state: oneOf(['waiting', 'running', 'ready', 'failed']),
  progress: Type.Integer({ description: 'Percent.' }),
  size_bytes: nullable(Type.Integer()),
  begun_at: WireTime,
  ready_at: MaybeTime,
  deleted_at: MaybeTime,
  format: oneOf(['zip', 'xlsx']),
});

const flag = (what: string) => Type.Optional(Type.Boolean({ default: true, description: what }));

const OptionsBody = Type.Object({
  format: oneOf(['zip', 'xlsx'], { default: 'zip' }),
  group_data: flag('True: includes data that groups share.'),
  sensor_data: flag('True: includes measurements.'),
});

function optionsIn({ format, group_data, sensor_data }: Type.Static<typeof OptionsBody>): ExportOptions {
  return { format, withGroups: group_data !== false, withMeasurements: sensor_data !== false };
}

function exportToWire(found: Export): Type.Static<typeof ExportBody> {
  const { id, state, progressPercent, sizeBytes, begunAt, readyAt } = found;
  const end = endOf(found);
  return {
    id,
    state,
    progress: progressPercent,
    size_bytes: sizeBytes ?? null,
    begun_at: wireTime(begunAt),
    ready_at: readyAt === undefined ? null : wireTime(readyAt),
    deleted_at: end === undefined ? null : wireTime(end),
    format: found.options.format,
  };
}

/** Everything of a person as one file; an addition to the old wire. */
export const exportRoutes: Routes = async (http) => {
  http.post(
    '/user/export',
    {
      config: { access: 'inPerson', notIdempotent: 'harmless' },
      schema: {
        operationId: 'beginExport',
        tags: ['account'],
        summary: 'Starts an account export; sends an email when it is ready',
        body: OptionsBody,
        response: { 202: Type.Object({ export: ExportBody }) },
      },
    },
    async (request, reply) =>
      reply.status(202).send({
        export: exportToWire(await beginExport(signedInContextOf(request), optionsIn(request.body))),
      }),
  );

  http.get(
    '/user/export',
    {
      config: { access: 'inPerson' },
      schema: {
        operationId: 'getExport',
        tags: ['account'],
        summary: 'Progress of the export; null if there is none',
        response: { 200: Type.Object({ export: nullable(ExportBody) }) },
      },
    },
    async (request) => {
      const found = await ownExport(signedInContextOf(request));
      return { export: found === undefined ? null : exportToWire(found) };
    },
  );

  http.get(
    '/user/export/:id/file',
    {
      config: { access: 'inPerson' },
      schema: {
        operationId: 'getExportFile',
        tags: ['account'],
        summary: 'The export as a zip file or a workbook; available for seven days',
        params: idParams<ExportId>('export'),
        response: { 200: { content: { 'application/octet-stream': { schema: Type.Unknown() } } } },
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
