import Type from 'typebox';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { ownWebhook, renewSecret, takeUnsigned } from './webhook.ts';
import type { Webhook } from './webhook-store.ts';

const WebhookBody = Type.Object({
  path: Type.String({
    description: 'Path that network servers send to, on this host. Anyone who knows it can send.',
  }),
  secret: Type.String({ description: 'Last part of the path; can be sent in X-Skep-Secret instead.' }),
  takes_unsigned: Type.Boolean({
    description: 'Whether messages are accepted that contain no proof except a number printed on the device.',
  }),
});

const webhookToWire = ({ secret, takesUnsigned }: Webhook): Type.Static<typeof WebhookBody> => ({
  path: `/api/lora_sensors/from/${secret}`,
  secret,
  takes_unsigned: takesUnsigned,
});

/** Every one of these routes answers with how things are now. */
const webhookSchema = (operationId: string, summary: string) => ({
  operationId,
  tags: ['ingest'],
  summary,
  response: { 200: WebhookBody },
});

const getRoute: Routes = async (http) => {
  http.get(
    '/webhook',
    {
      // Who reads the secret sends messages by it.
      config: { access: 'signedIn', needs: 'writing' },
      schema: webhookSchema('getWebhook', 'Webhook settings for the network servers of the person'),
    },
    async (request) => webhookToWire(await ownWebhook(signedInContextOf(request))),
  );
};

const editRoute: Routes = async (http) => {
  http.patch(
    '/webhook',
    {
      config: { access: 'signedIn', notIdempotent: 'secret' },
      schema: {
        ...webhookSchema('editWebhook', 'Accepts or rejects unsigned messages'),
        body: Type.Object({ takes_unsigned: Type.Boolean() }),
      },
    },
    async (request) =>
      webhookToWire(await takeUnsigned(signedInContextOf(request), request.body.takes_unsigned)),
  );
};

const renewRoute: Routes = async (http) => {
  http.post(
    '/webhook/secret',
    {
      config: { access: 'signedIn', notIdempotent: 'secret' },
      schema: webhookSchema('renewWebhookSecret', 'Creates a new address; the previous one stops working'),
    },
    async (request) => webhookToWire(await renewSecret(signedInContextOf(request))),
  );
};

export const webhookRoutes = inOneScope([getRoute, editRoute, renewRoute]);
