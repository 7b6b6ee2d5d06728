import Type from 'typebox';
import type { DeviceId } from '#platform/context/ids.ts';
import { nothing } from '#platform/http/bare-json.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { idParams, nullable, WireTime, wireTime } from '#platform/http/schemas.ts';
import { acceptQuarantine, discardQuarantine, showQuarantine } from './quarantine.ts';
import type { Quarantine } from './quarantine-store.ts';

const config = { access: 'signedIn' } as const;

const QuarantineBody = Type.Object({
  count: Type.Integer({
    description: 'Number of quarantined messages; the message log lists them as `quarantined`.',
  }),
  first_received_at: nullable(WireTime),
  last_received_at: nullable(WireTime),
});

const schemaOf = (operationId: string, summary: string) => ({
  operationId,
  tags: ['ingest'],
  summary,
  params: idParams<DeviceId>('device'),
});

const getRoute: Routes = async (http) => {
  http.get(
    '/devices/:id/quarantine',
    {
      config,
      schema: {
        ...schemaOf(
          'getDeviceQuarantine',
          'Quarantined messages: nothing proves their sender, the owner has to accept them',
        ),
        response: { 200: QuarantineBody },
      },
    },
    async (request) => toWire(await showQuarantine(signedInContextOf(request), request.params.id)),
  );
};

const acceptRoute: Routes = async (http) => {
  http.post(
    '/devices/:id/quarantine',
    {
      config,
      schema: {
        ...schemaOf(
          'acceptDeviceQuarantine',
          'Accepts these messages, and unsigned messages of the device from now on',
        ),
        response: { 200: QuarantineBody },
      },
    },
    async (request) => toWire(await acceptQuarantine(signedInContextOf(request), request.params.id)),
  );
};

const discardRoute: Routes = async (http) => {
  http.delete(
    '/devices/:id/quarantine',
    {
      config,
      schema: {
        ...schemaOf('discardDeviceQuarantine', 'Deletes these messages'),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await discardQuarantine(signedInContextOf(request), request.params.id);
      return nothing(reply.status(204));
    },
  );
};

export const quarantineRoutes = inOneScope([getRoute, acceptRoute, discardRoute]);

const toWire = ({ count, firstAt, lastAt }: Quarantine): Type.Static<typeof QuarantineBody> => ({
  count,
  first_received_at: firstAt === undefined ? null : wireTime(firstAt),
  last_received_at: lastAt === undefined ? null : wireTime(lastAt),
});
