import { deliveryFaults, deliveryStates, webhookFields, webhookKinds } from '@skep/domain';
import * as v from 'valibot';
import type { WebhookId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { idJson, sentId } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import {
  createWebhook,
  editWebhook,
  removeWebhook,
  renewWebhookSecret,
  switchWebhookOn,
  tryWebhook,
} from './service.ts';

const fault = v.pipe(v.optional(v.picklist(deliveryFaults)), v.description('Why the last delivery failed.'));
const status = v.pipe(v.optional(v.number()), v.description('HTTP status of the last attempt.'));
const secret = v.pipe(v.string(), v.description('Secret that signs its messages. It is shown only once.'));

export const WebhookAnswer = v.object({
  id: idJson<WebhookId>('webhook'),
  name: v.string(),
  kind: v.picklist(webhookKinds),
  address: v.string(),
  recipient: v.pipe(v.optional(v.string()), v.description('Id of a chat or a room.')),
  failingSince: v.optional(v.date()),
  switchedOffAt: v.pipe(v.optional(v.date()), v.description('Absent: it is active.')),
  deliveries: v.pipe(
    v.array(
      v.object({
        title: v.string(),
        state: v.picklist(deliveryStates),
        tries: v.number(),
        ...{ status, fault },
        at: v.pipe(
          v.date(),
          v.description('Time of the last attempt; before the first one, of the notification.'),
        ),
        nextTryAt: v.pipe(v.optional(v.date()), v.description('Absent: there is none.')),
      }),
    ),
    v.description('The last twenty deliveries, newest first.'),
  ),
});

const { kind: _kind, ...changeable } = webhookFields.entries;
const access = 'inPerson';
const ofWebhook = { access, params: v.object({ id: sentId<WebhookId>('webhook') }) } as const;

export const webhookRoutes = inOneScope([
  action(
    'POST',
    '/notifications/webhooks',
    {
      ...{ id: 'addWebhook', access, notIdempotent: 'secret' },
      summary: 'Creates a webhook; see docs/webhooks.md',
      ...{ body: webhookFields, answer: v.object({ webhook: WebhookAnswer, secret }) },
    },
    (context, { body }) => createWebhook(context, body),
  ),
  action(
    'PATCH',
    '/notifications/webhooks/:id',
    {
      id: 'changeWebhook',
      summary: 'Updates a webhook; fields that are not sent do not change',
      description: 'The stored access token remains where none is sent, unless the address has another host.',
      ...ofWebhook,
      ...{ body: v.partial(v.object(changeable)), answer: WebhookAnswer },
    },
    (context, { params, body }) => editWebhook(context, params.id, body),
  ),
  action(
    'POST',
    '/notifications/webhooks/:id/secret',
    {
      ...{ id: 'renewSecretOfWebhook', notIdempotent: 'secret' },
      summary: 'Creates a new secret that signs its messages. It is shown only once',
      ...ofWebhook,
      answer: v.object({ secret }),
    },
    async (context, { params }) => ({ secret: await renewWebhookSecret(context, params.id) }),
  ),
  action(
    'POST',
    '/notifications/webhooks/:id/test',
    {
      // With a stored answer it would wait for the other side in a transaction.
      ...{ id: 'testWebhook', notIdempotent: 'harmless', limits: [rateLimits.ownAccount] },
      summary: 'Sends a test message and answers with its outcome',
      ...ofWebhook,
      answer: v.object({ isTaken: v.boolean(), status, fault }),
    },
    async (context, { params }) => {
      const outcome = await tryWebhook(context, params.id);
      const { isTaken, status: answered } = outcome;
      return { isTaken, status: answered, fault: outcome.isTaken ? undefined : outcome.fault };
    },
  ),
  action(
    'POST',
    '/notifications/webhooks/:id/on',
    {
      id: 'switchOnWebhook',
      summary: 'Reactivates a webhook after failed deliveries',
      ...ofWebhook,
      answer: WebhookAnswer,
    },
    (context, { params }) => switchWebhookOn(context, params.id),
  ),
  action(
    'DELETE',
    '/notifications/webhooks/:id',
    { id: 'removeWebhook', summary: 'Deletes a webhook and its log', ...ofWebhook },
    (context, { params }) => removeWebhook(context, params.id),
  ),
]);
