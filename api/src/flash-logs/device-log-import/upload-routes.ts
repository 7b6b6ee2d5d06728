import { AppError, flashLogMatching } from '@skep/domain';
import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import type { DeviceId } from '#platform/context/ids.ts';
import { maxInt4 } from '#platform/database/max-int4.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { nullable } from '#platform/http/schemas.ts';
import { sentFile } from '#platform/http/sent-files.ts';
import { logTextMax } from './log-content.ts';
import { deviceOfLog, receiveLog } from './receiving.ts';
import { checkedLog } from './service.ts';
import { filledToWire, ReceivedBody, receivedToWire } from './wire.ts';

const Size = Type.Optional(
  Type.Integer({ minimum: 0, maximum: maxInt4, description: 'Bytes that the device has.' }),
);
const id = Type.Optional(nullable(Type.Unsafe<DeviceId>(Type.Integer({ minimum: 1, maximum: maxInt4 }))));
const maybe = Type.Optional(nullable(Type.String({ maxLength: 255 })));

const Flag = Type.Union([Type.Boolean(), Type.Literal(0), Type.Literal(1)]);

/** The same may stand in the address, where there are only texts. */
const InAddress = Type.Optional(Type.Integer({ minimum: 0, maximum: 1 }));

const LogInput = Type.Object({
  id,
  key: maybe,
  hardware_id: maybe,
  data: Type.Optional(nullable(Type.String({ maxLength: logTextMax }))),
  log_size_bytes: Size,
  save: Type.Optional({ ...Flag, description: '1, or left out: it is kept; 0: it is read alone.' }),
  fill: Type.Optional({
    ...Flag,
    description: 'Waits until its blocks are looked for, and says where they are.',
  }),
  show: Type.Optional({ ...Flag, description: 'Says also what was sent, by its names.' }),
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
        // The same log is kept once, whoever sends it how often.
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
          "Keeps a device's memory: as `file` of a form or as `data`; 500 with the same body when nothing can be read",
        querystring: Type.Object({
          ...{ id, key: maybe, hardware_id: maybe, log_size_bytes: Size },
          ...{ save: InAddress, fill: InAddress, show: InAddress },
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
        isToBeKept: Boolean(body.save ?? query.save ?? true),
      });
      const told = {
        ...receivedToWire(received),
        ...((body.show ?? query.show) && {
          fields: Object.keys({ ...query, ...body, ...(file && { file }) }),
        }),
      };
      if (!(body.fill ?? query.fill) || received.id === undefined) return answer(reply, told);
      const { log, blocks } = await checkedLog(context, received.id, { isAnew: false });
      return answer(reply, { ...told, ...filledToWire(log, blocks) });
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
