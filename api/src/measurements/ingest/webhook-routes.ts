import Type from 'typebox';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { ownWebhook, renewSecret, takeUnsigned } from './webhook.ts';
import type { Webhook } from './webhook-store.ts';

const WebhookBody = Type.Object({
  path: Type.String({
    description: "Where the person's networks send to, on this host. Whoever knows it can.",
  }),
  secret: Type.String({ description: 'Its last part; it may come in X-Skep-Secret instead.' }),
  takes_unsigned: Type.Boolean({
    description: 'Whether messages count that prove nothing but a number which is printed on a device.',
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
      schema: webhookSchema('getWebhook', "How the person's networks send messages"),
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
        ...webhookSchema('editWebhook', 'Takes unsigned messages or refuses them'),
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
      schema: webhookSchema('renewWebhookSecret', 'A new address; the old one takes nothing any more'),
    },
    async (request) => webhookToWire(await renewSecret(signedInContextOf(request))),
  );
};

export const webhookRoutes = inOneScope([getRoute, editRoute, renewRoute]);
