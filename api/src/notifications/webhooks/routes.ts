import { deliveryFaults, wayLimits, webhookKinds } from '@skep/domain';
import Type from 'typebox';
import type { WebhookId } from '#platform/context/ids.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { idParams, nullable, oneOf } from '#platform/http/schemas.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import {
  createWebhook,
  editWebhook,
  removeWebhook,
  renewWebhookSecret,
  switchWebhookOn,
  tryWebhook,
} from './service.ts';
import { WebhookBody, webhookToWire } from './wire.ts';

const tags = ['notifications'];
const line = (max: number) => Type.String({ maxLength: max * 4 });

/** An addition to the old wire. */
const createRoute: Routes = async (http) => {
  http.post(
    '/user/webhooks',
    {
      config: {
        access: 'inPerson',
        notIdempotent: 'secret',
        errors: { names: { access_token: 'accessToken' } },
      },
      schema: {
        operationId: 'createWebhook',
        tags,
        summary: 'Creates a webhook; see docs/webhooks.md',
        body: Type.Object({
          name: line(wayLimits.name),
          kind: oneOf(webhookKinds),
          address: line(wayLimits.address),
          recipient: Type.Optional(nullable(line(wayLimits.recipient))),
          access_token: Type.Optional(nullable(line(wayLimits.accessToken))),
        }),
        response: {
          201: Type.Object({
            webhook: WebhookBody,
            secret: Type.String({ description: 'Secret that signs its messages. It is shown only once.' }),
          }),
        },
      },
    },
    async (request, reply) => {
      const { name, kind, address, recipient, access_token: accessToken } = request.body;
      const { webhook, secret } = await createWebhook(signedInContextOf(request), {
        name,
        kind,
        address,
        recipient: recipient ?? undefined,
        accessToken: accessToken ?? undefined,
      });
      return reply.status(201).send({ webhook: webhookToWire(webhook), secret });
    },
  );
};

const editRoutes: Routes = async (http) => {
  http.patch(
    '/user/webhooks/:id',
    {
      config: { access: 'inPerson', errors: { names: { access_token: 'accessToken' } } },
      schema: {
        operationId: 'changeOwnWebhook',
        tags,
        summary: 'Updates the name, address or token of a webhook; absent fields do not change',
        params: idParams<WebhookId>('webhook'),
        body: Type.Object({
          name: Type.Optional(line(wayLimits.name)),
          address: Type.Optional(line(wayLimits.address)),
          recipient: Type.Optional(nullable(line(wayLimits.recipient))),
          access_token: Type.Optional(
            nullable(
              Type.String({
                maxLength: wayLimits.accessToken * 4,
                description: 'Absent or null: the stored token remains, unless the host changes.',
              }),
            ),
          ),
        }),
        response: { 200: WebhookBody },
      },
    },
    async (request) => {
      const { name, address, recipient, access_token: accessToken } = request.body;
      const changes = {
        ...(name !== undefined && { name }),
        ...(address !== undefined && { address }),
        ...(recipient !== undefined && { recipient: recipient ?? undefined }),
        accessToken: accessToken ?? undefined,
      };
      return webhookToWire(await editWebhook(signedInContextOf(request), request.params.id, changes));
    },
  );

  http.post(
    '/user/webhooks/:id/secret',
    {
      config: { access: 'inPerson', notIdempotent: 'secret' },
      schema: {
        operationId: 'renewOwnWebhookSecret',
        tags,
        summary: 'Creates a new secret that signs its messages. It is shown only once',
        params: idParams<WebhookId>('webhook'),
        response: { 200: Type.Object({ secret: Type.String() }) },
      },
    },
    async (request) => ({
      secret: await renewWebhookSecret(signedInContextOf(request), request.params.id),
    }),
  );
};

const handyRoutes: Routes = async (http) => {
  http.post(
    '/user/webhooks/:id/test',
    {
      // With a stored answer it would wait for the other side in a transaction.
      config: { access: 'inPerson', notIdempotent: 'harmless', limits: [rateLimits.ownAccount] },
      schema: {
        operationId: 'tryWebhook',
        tags,
        summary: 'Sends a test message and answers with its outcome',
        params: idParams<WebhookId>('webhook'),
        response: {
          200: Type.Object({
            taken: Type.Boolean(),
            status: nullable(Type.Integer({ description: 'HTTP status; null: no answer.' })),
            fault: nullable(oneOf(deliveryFaults)),
          }),
        },
      },
    },
    async (request) => {
      const outcome = await tryWebhook(signedInContextOf(request), request.params.id);
      const fault = outcome.isTaken ? null : (outcome.fault ?? null);
      return { taken: outcome.isTaken, status: outcome.status ?? null, fault };
    },
  );

  http.post(
    '/user/webhooks/:id/on',
    {
      config: { access: 'inPerson' },
      schema: {
        operationId: 'switchWebhookOn',
        tags,
        summary: 'Reactivates a webhook after failed deliveries',
        params: idParams<WebhookId>('webhook'),
        response: { 200: WebhookBody },
      },
    },
    async (request) => webhookToWire(await switchWebhookOn(signedInContextOf(request), request.params.id)),
  );

  http.delete(
    '/user/webhooks/:id',
    {
      config: { access: 'inPerson' },
      schema: {
        operationId: 'removeWebhook',
        tags,
        summary: 'Deletes a webhook and its log',
        params: idParams<WebhookId>('webhook'),
        response: { 200: Type.Object({ message: Type.Literal('webhook_removed') }) },
      },
    },
    async (request) => {
      await removeWebhook(signedInContextOf(request), request.params.id);
      return { message: 'webhook_removed' as const };
    },
  );
};

export const webhookRoutes = inOneScope([createRoute, editRoutes, handyRoutes]);
