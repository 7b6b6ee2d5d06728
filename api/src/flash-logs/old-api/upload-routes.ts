import { AppError, flashLogMatching } from '@skep/domain';
import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import type { DeviceId } from '#platform/context/ids.ts';
import { maxInt4 } from '#platform/database/max-int4.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { idSchema, nullable } from '#platform/http/schemas.ts';
import { sentFile } from '#platform/http/sent-files.ts';
import { logTextMax } from '../device-log-import/log-content.ts';
import { deviceOfLog, receiveLog } from '../device-log-import/receiving.ts';
import { checkedLog } from '../device-log-import/service.ts';
import { filledToWire, ReceivedBody, receivedToWire } from './log-json.ts';

const Size = Type.Optional(
  Type.Integer({ minimum: 0, maximum: maxInt4, description: 'Size of the log on the device in bytes.' }),
);
const id = Type.Optional(nullable(idSchema<DeviceId>('Id of the device.')));
const key = Type.Optional(nullable(Type.String({ maxLength: 255, description: 'Key of the device.' })));
const hardware_id = Type.Optional(
  nullable(Type.String({ maxLength: 255, description: 'Hardware id of the device.' })),
);

const Flag = Type.Union([Type.Boolean(), Type.Literal(0), Type.Literal(1)]);

const saveMeaning = '1, or left out: the log is stored; 0: it is only read.';
const fillMeaning = '1: waits until the blocks of the log are found, and answers with their places.';
const showMeaning = '1: the answer repeats the fields of the request.';

/** The query may hold the same flags as the body, as numbers. */
const queryFlag = (description: string) =>
  Type.Optional(Type.Integer({ minimum: 0, maximum: 1, description }));

const LogInput = Type.Object({
  id,
  key,
  hardware_id,
  data: Type.Optional(nullable(Type.String({ maxLength: logTextMax }))),
  log_size_bytes: Size,
  save: Type.Optional({ ...Flag, description: saveMeaning }),
  fill: Type.Optional({ ...Flag, description: fillMeaning }),
  show: Type.Optional({ ...Flag, description: showMeaning }),
  match_props: Type.Optional(Type.Integer({ minimum: flashLogMatching.min, maximum: flashLogMatching.max })),
});

const uploadRoute: Routes = async (http) => {
  http.post(
    '/sensors/flashlog',
    {
      bodyLimit: logTextMax + 100_000,
      config: {
        access: 'signedIn',
        takesFile: true,
        // The same log is stored once, whoever sends it how often.
        notIdempotent: 'harmless',
        errors: {
          fieldsStatus: 400,
          codes: { no_device_found: { status: 400, message: 'device_not_found' } },
        },
      },
      schema: {
        operationId: 'addFlashLog',
        tags: ['flash logs'],
        summary:
          'Stores a device log, sent as `file` of a form or as `data`; 500 with the same body if nothing can be read',
        querystring: Type.Object({
          ...{ id, key, hardware_id, log_size_bytes: Size },
          ...{ save: queryFlag(saveMeaning), fill: queryFlag(fillMeaning), show: queryFlag(showMeaning) },
        }),
        body: LogInput,
        response: { 200: ReceivedBody, 500: ReceivedBody },
      },
    },
    async (request, reply) => {
      const context = signedInContextOf(request);
      const { body, query } = request;
      const file = sentFile(request, 'file', 'data');
      const device = await deviceOfLog(context, {
        id: body.id ?? query.id ?? undefined,
        key: body.key ?? query.key ?? undefined,
        hardwareId: body.hardware_id ?? query.hardware_id ?? undefined,
      });
      const text = file?.content.toString('latin1') ?? body.data ?? '';
      if (text.trim() === '') throw new AppError('no_flash_log_file');
      const received = await receiveLog(context, device, {
        text,
        fileName: nameIn(file?.name),
        expectedBytes: body.log_size_bytes ?? query.log_size_bytes,
        equalMin: body.match_props,
        isToBeStored: Boolean(body.save ?? query.save ?? true),
      });
      const receivedLog = {
        ...receivedToWire(received),
        ...((body.show ?? query.show) && {
          fields: Object.keys({ ...query, ...body, ...(file && { file }) }),
        }),
      };
      if (!(body.fill ?? query.fill) || received.id === undefined) return answer(reply, receivedLog);
      const { log, blocks } = await checkedLog(context, received.id, { isForced: false });
      return answer(reply, { ...receivedLog, ...filledToWire(log, blocks) });
    },
  );
};

function answer(reply: FastifyReply, received: Type.Static<typeof ReceivedBody>) {
  if (received.log_parsed) return reply.status(200).send(received);
  // To the app on the phone only 200 is a success; the code tells ours which sentence to say.
  return reply.status(500).header('x-error-code', 'no_flash_log_data').send(received);
}

/** A name that cannot be shown says nothing about the file. */
function nameIn(name: string | undefined): string | undefined {
  return name !== undefined && /^[^\p{Cc}\p{Cs}]{1,200}$/u.test(name) ? name : undefined;
}

export const flashLogUploadRoutes = inOneScope([uploadRoute]);
