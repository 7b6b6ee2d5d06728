import { deliveryFaults, quietHoursForm } from '@skep/domain';
import * as v from 'valibot';
import type { PushDeviceId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { idJson } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { WebhookAnswer } from '../webhooks/routes.ts';
import { endQuietHours, ownWays, setQuietHours } from './service.ts';

const QuietHoursAnswer = v.object({
  from: v.pipe(v.string(), v.description('HH:MM')),
  until: v.pipe(v.string(), v.description('HH:MM; if earlier than `from`, on the next day.')),
  timeZone: v.pipe(v.string(), v.description('IANA zone.')),
});

const ChannelsAnswer = v.object({
  pushKey: v.pipe(v.string(), v.description('Public key of this installation, for PushManager.subscribe.')),
  pushDevices: v.array(
    v.object({
      id: idJson<PushDeviceId>('browser or phone that gets push messages'),
      browser: v.optional(v.string()),
      system: v.optional(v.string()),
      addedAt: v.date(),
      toldAt: v.optional(v.date()),
      fault: v.pipe(v.optional(v.picklist(deliveryFaults)), v.description('Why the last delivery failed.')),
      isCurrent: v.pipe(v.boolean(), v.description('Whether it is the browser of this request.')),
    }),
  ),
  quietHours: v.optional(QuietHoursAnswer),
  webhooks: v.array(WebhookAnswer),
});

const access = 'inPerson';

/** The channels that reach a person. */
export const channelRoutes = inOneScope([
  action(
    'GET',
    '/notifications/channels',
    {
      ...{ id: 'readChannels', access },
      summary: 'Push devices, webhooks and quiet hours of the person',
      answer: ChannelsAnswer,
    },
    ownWays,
  ),
  action(
    'PUT',
    '/notifications/quiet-hours',
    {
      ...{ id: 'changeQuietHours', access },
      summary: 'Sets quiet hours: notifications in this time are pushed together afterwards',
      ...{ body: quietHoursForm, answer: QuietHoursAnswer },
    },
    (context, { body }) => setQuietHours(context, body),
  ),
  action(
    'DELETE',
    '/notifications/quiet-hours',
    { ...{ id: 'removeQuietHours', access }, summary: 'Ends quiet hours' },
    endQuietHours,
  ),
]);
