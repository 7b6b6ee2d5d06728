import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers, QueryResolvers } from '../../generated/schema.ts';
import { dataOf, doneBy } from '../../rest/answers.ts';
import { done } from '../done.ts';

/** The channels to the person apart from the app, and what is sent each morning: one call for each. */
export const waysQueries: QueryResolvers = {
  ways: (_parent, _args, { rest }) => dataOf(rest.client.GET('/api/v1/notifications/channels')),

  morningNotice: (_parent, _args, { rest }) => dataOf(rest.client.GET('/api/v1/morning-notice')),
};

export const waysMutations: MutationResolvers = {
  addPushDevice: (_parent, body, context) =>
    orFailure(context, async () => {
      await doneBy(context.rest.client.POST('/api/v1/notifications/push-devices', { body }));
      return done;
    }),

  removePushDevice: (_parent, path, context) =>
    orFailure(context, async () => {
      await doneBy(
        context.rest.client.DELETE('/api/v1/notifications/push-devices/{id}', { params: { path } }),
      );
      return done;
    }),

  setQuietHours: (_parent, { quietHours: body }, context) =>
    orFailure(context, async () => {
      const { client } = context.rest;
      const path = '/api/v1/notifications/quiet-hours';
      await doneBy(body ? client.PUT(path, { body }) : client.DELETE(path));
      return done;
    }),

  setMorningNotice: (_parent, { notice: body }, context) =>
    orFailure(context, async () => {
      await doneBy(context.rest.client.PUT('/api/v1/morning-notice', { body }));
      return done;
    }),

  createWebhook: (_parent, { input: body }, context) =>
    orFailure(context, async () => {
      const { secret } = await dataOf(context.rest.client.POST('/api/v1/notifications/webhooks', { body }));
      return { __typename: 'NewWebhook' as const, secret };
    }),

  changeWebhook: (_parent, { id, input }, context) =>
    orFailure(context, async () => {
      // The input is all of a webhook: a recipient that it leaves out is taken away.
      const options = { params: { path: { id } }, body: { recipient: null, ...input } };
      await doneBy(context.rest.client.PATCH('/api/v1/notifications/webhooks/{id}', options));
      return done;
    }),

  renewWebhookSecret: (_parent, path, context) =>
    orFailure(context, async () => {
      const { client } = context.rest;
      const { secret } = await dataOf(
        client.POST('/api/v1/notifications/webhooks/{id}/secret', { params: { path } }),
      );
      return { __typename: 'NewWebhook' as const, secret };
    }),

  tryWebhook: (_parent, path, context) =>
    orFailure(context, async () => {
      const { client } = context.rest;
      const tried = await dataOf(
        client.POST('/api/v1/notifications/webhooks/{id}/test', { params: { path } }),
      );
      return { __typename: 'WebhookTry' as const, ...tried };
    }),

  switchWebhookOn: (_parent, path, context) =>
    orFailure(context, async () => {
      await doneBy(context.rest.client.POST('/api/v1/notifications/webhooks/{id}/on', { params: { path } }));
      return done;
    }),

  removeWebhook: (_parent, path, context) =>
    orFailure(context, async () => {
      await doneBy(context.rest.client.DELETE('/api/v1/notifications/webhooks/{id}', { params: { path } }));
      return done;
    }),
};
