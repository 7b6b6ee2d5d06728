import { deviceInboxStatuses } from '@skep/domain';
import * as v from 'valibot';
import type { DeviceId, InboxId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { idJson, sentId, sentNumber } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { listInbox, showMessage } from './inbox.ts';
import { requestRedecoding } from './redecoding.ts';

const deviceId = { id: sentId<DeviceId>('device') };
const messagesOfPage = 50;

const EntryAnswer = v.object({
  id: idJson<InboxId>('message'),
  receivedAt: v.date(),
  measuredAt: v.pipe(v.optional(v.date()), v.description('Absent where nothing was stored.')),
  source: v.pipe(v.optional(v.string()), v.description('Format: that of a network server, or key-values.')),
  status: v.picklist(deviceInboxStatuses),
  notes: v.pipe(
    v.array(v.object({ code: v.string(), params: v.record(v.string(), v.union([v.number(), v.string()])) })),
    v.description('Problems of the message or a part of it, as codes.'),
  ),
  valueCount: v.pipe(v.number(), v.description('Number of stored quantities.')),
  repeats: v.pipe(v.number(), v.description('Number of repeats of the same message.')),
});

export const inboxRoutes = inOneScope([
  action(
    'GET',
    '/devices/:id/inbox',
    {
      id: 'listDeviceInbox',
      summary: 'Message log of a device, newest first; empty if there are no messages',
      params: v.object(deviceId),
      query: v.object({
        status: v.pipe(
          v.optional(v.picklist(deviceInboxStatuses, 'unknown_choice')),
          v.description('Only messages with this outcome.'),
        ),
        before: v.pipe(
          v.optional(sentId<InboxId>('message')),
          v.description('Only older messages than the one with this id: the next page.'),
        ),
        limit: v.optional(sentNumber(1, 200, `Messages on a page. Default: ${messagesOfPage}.`)),
      }),
      answer: v.array(EntryAnswer),
    },
    (context, { params, query: { status, before, limit = messagesOfPage } }) =>
      listInbox(context, { deviceId: params.id, status, before, limit }),
  ),
  action(
    'GET',
    '/devices/:id/inbox/:messageId',
    {
      id: 'readDeviceInboxMessage',
      summary: 'One message as it was received, with the key of the device',
      needs: 'writing',
      params: v.object({ ...deviceId, messageId: sentId<InboxId>('message') }),
      answer: v.object({ raw: v.pipe(v.string(), v.description('{ body, query } as JSON.')) }),
    },
    (context, { params }) => showMessage(context, params.id, params.messageId),
  ),
  action(
    'POST',
    '/devices/:id/redecode',
    {
      id: 'redecodeDeviceMessages',
      summary: 'Decodes all stored messages of a device again, by the codec that it has now, in a job',
      params: v.object(deviceId),
      answer: v.object({
        messageCount: v.pipe(v.number(), v.description('How many messages are decoded.')),
      }),
    },
    (context, { params }) => requestRedecoding(context, params.id),
  ),
]);
