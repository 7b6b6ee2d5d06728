import * as v from 'valibot';
import type { DeviceId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { sentId } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { acceptQuarantine, discardQuarantine, showQuarantine } from './quarantine.ts';

const deviceId = { params: v.object({ id: sentId<DeviceId>('device') }) };

const QuarantineAnswer = v.object({
  count: v.pipe(
    v.number(),
    v.description('Number of quarantined messages; the message log lists them as `quarantined`.'),
  ),
  firstReceivedAt: v.optional(v.date()),
  lastReceivedAt: v.optional(v.date()),
});

export const quarantineRoutes = inOneScope([
  action(
    'GET',
    '/devices/:id/quarantine',
    {
      id: 'readDeviceQuarantine',
      summary: 'Quarantined messages: nothing proves their sender, the owner has to accept them',
      ...deviceId,
      answer: QuarantineAnswer,
    },
    (context, { params }) => showQuarantine(context, params.id),
  ),
  action(
    'POST',
    '/devices/:id/quarantine',
    {
      id: 'acceptDeviceQuarantine',
      summary: 'Accepts these messages, and unsigned messages of the device from now on',
      ...deviceId,
      answer: QuarantineAnswer,
    },
    (context, { params }) => acceptQuarantine(context, params.id),
  ),
  action(
    'DELETE',
    '/devices/:id/quarantine',
    { id: 'discardDeviceQuarantine', summary: 'Deletes these messages', ...deviceId },
    (context, { params }) => discardQuarantine(context, params.id),
  ),
]);
