import * as v from 'valibot';
import { inOneScope } from '#platform/http/http.ts';
import { action } from '#platform/http/v1.ts';
import { ownWebhook, renewSecret, takeUnsigned } from './webhook.ts';
import type { Webhook } from './webhook-store.ts';

const WebhookAnswer = v.object({
  path: v.pipe(
    v.string(),
    v.description('Path that network servers send to, on this host. Anyone who knows it can send.'),
  ),
  secret: v.pipe(v.string(), v.description('Last part of the path; can be sent in X-Skep-Secret instead.')),
  takesUnsigned: v.pipe(
    v.boolean(),
    v.description(
      'Whether messages are accepted that contain no proof except a number printed on the device.',
    ),
  ),
});

const webhookJson = (webhook: Webhook) => ({ ...webhook, path: `/api/lora_sensors/from/${webhook.secret}` });

export const webhookRoutes = inOneScope([
  action(
    'GET',
    '/webhook',
    {
      id: 'readNetworkWebhook',
      summary: 'Webhook settings for the network servers of the person',
      // Who reads the secret sends messages by it.
      needs: 'writing',
      answer: WebhookAnswer,
    },
    async (context) => webhookJson(await ownWebhook(context)),
  ),
  action(
    'PATCH',
    '/webhook',
    {
      id: 'changeNetworkWebhook',
      summary: 'Accepts or rejects unsigned messages',
      notIdempotent: 'secret',
      body: v.object({ takesUnsigned: v.boolean('invalid') }),
      answer: WebhookAnswer,
    },
    async (context, { body }) => webhookJson(await takeUnsigned(context, body.takesUnsigned)),
  ),
  action(
    'POST',
    '/webhook/secret',
    {
      id: 'renewNetworkWebhookSecret',
      summary: 'Creates a new address; the previous one stops working',
      notIdempotent: 'secret',
      answer: WebhookAnswer,
    },
    async (context) => webhookJson(await renewSecret(context)),
  ),
]);
