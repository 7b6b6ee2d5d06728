import { deviceInboxStatuses } from '@skep/domain';
import Type from 'typebox';
import type { DeviceId, InboxId } from '#platform/context/ids.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { idParams, idSchema, nullable, oneOf, WireTime, wireTime } from '#platform/http/schemas.ts';
import { listInbox, showMessage } from './inbox.ts';
import type { InboxEntry } from './inbox-store.ts';

const tags = ['ingest'];
const config = { access: 'signedIn' } as const;

const EntryBody = Type.Object({
  id: Type.Integer(),
  received_at: WireTime,
  measured_at: nullable(WireTime),
  source: nullable(Type.String({ description: 'Format: that of a network server, or key-values.' })),
  status: oneOf(deviceInboxStatuses),
  notes: Type.Array(
    Type.Object({
      code: Type.String(),
      params: Type.Record(Type.String(), Type.Unsafe<number | string>({ type: ['number', 'string'] })),
    }),
    { description: 'Problems of the message or a part of it, as codes.' },
  ),
  value_count: Type.Integer({ description: 'Number of stored quantities.' }),
  repeats: Type.Integer({ description: 'Number of repeats of the same message.' }),
});

const getInboxRoute: Routes = async (http) => {
  http.get(
    '/devices/:id/inbox',
    {
      config,
      schema: {
        operationId: 'getDeviceInbox',
        tags,
        summary: 'Message log of a device, newest first; empty if there are no messages',
        params: idParams<DeviceId>('device'),
        querystring: Type.Object({
          status: Type.Optional(
            oneOf(deviceInboxStatuses, { description: 'Only messages with this outcome.' }),
          ),
          before: Type.Optional(
            idSchema<InboxId>('Only older messages than the one with this id: the next page.'),
          ),
          limit: Type.Integer({ minimum: 1, maximum: 200, default: 50, description: 'Messages on a page.' }),
        }),
        response: { 200: Type.Array(EntryBody) },
      },
    },
    async (request) => {
      const { status, before, limit } = request.query;
      const page = { deviceId: request.params.id, status, before, limit };
      return (await listInbox(signedInContextOf(request), page)).map(entryToWire);
    },
  );
};

const getRawRoute: Routes = async (http) => {
  http.get(
    '/devices/:id/inbox/:messageId',
    {
      config: { ...config, needs: 'writing' },
      schema: {
        operationId: 'getDeviceInboxMessage',
        tags,
        summary: 'One message as it was received, with the key of the device',
        params: Type.Object({
          ...idParams<DeviceId>('device').properties,
          messageId: idSchema<InboxId>('Id of the message.'),
        }),
        response: {
          200: Type.Object({ raw: Type.String({ description: '{ body, query } as JSON.' }) }),
        },
      },
    },
    async (request) => {
      const { id, messageId } = request.params;
      return showMessage(signedInContextOf(request), id, messageId);
    },
  );
};

export const inboxRoutes = inOneScope([getInboxRoute, getRawRoute]);

function entryToWire(entry: InboxEntry): Type.Static<typeof EntryBody> {
  return {
    id: entry.id,
    received_at: wireTime(entry.receivedAt),
    measured_at: entry.measuredAt === undefined ? null : wireTime(entry.measuredAt),
    source: entry.source ?? null,
    status: entry.status,
    notes: entry.notes.map(({ code, params }) => ({ code, params: { ...params } })),
    value_count: entry.valueCount,
    repeats: entry.repeats,
  };
}
