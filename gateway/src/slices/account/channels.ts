import type { AnswerOf } from '@skep/rest-client';
import { orFailure } from '../../errors/failure.ts';
import type {
  MutationResolvers,
  OwnWebhook,
  PushDevice,
  QueryResolvers,
  WebhookDelivery,
} from '../../generated/schema.ts';
import { dataOf, doneBy } from '../../rest/answers.ts';
import { done } from '../done.ts';
import { requiredWireId } from '../wire-ids.ts';
import { isoFromWire } from '../wire-values.ts';

type WaysOfWire = AnswerOf<'getWays'>;

/** The channels to the person apart from the app: one call. */
export const waysQueries: QueryResolvers = {
  async ways(_parent, _args, { rest }) {
    const found = await dataOf(rest.client.GET('/api/user/ways'));
    const quiet = found.quiet_hours;
    return {
      pushKey: found.push_key,
      pushDevices: found.push_devices.map(pushDeviceFromWire),
      quietHours: quiet && { from: quiet.from, until: quiet.until, timeZone: quiet.time_zone },
      webhooks: found.webhooks.map(webhookFromWire),
    };
  },
};

export const waysMutations: MutationResolvers = {
  addPushDevice: (_parent, { endpoint, publicKey, auth }, context) =>
    orFailure(context, async () => {
      const body = { endpoint, public_key: publicKey, auth };
      await doneBy(context.rest.client.POST('/api/user/push-devices', { body }));
      return done;
    }),

  removePushDevice: (_parent, { id }, context) =>
    orFailure(context, async () => {
      const path = { id: requiredWireId(id) };
      await doneBy(context.rest.client.DELETE('/api/user/push-devices/{id}', { params: { path } }));
      return done;
    }),

  setQuietHours: (_parent, { quietHours }, context) =>
    orFailure(context, async () => {
      const quiet = quietHours && {
        from: quietHours.from,
        until: quietHours.until,
        time_zone: quietHours.timeZone,
      };
      await doneBy(
        context.rest.client.PUT('/api/user/quiet-hours', { body: { quiet_hours: quiet ?? null } }),
      );
      return done;
    }),

  createWebhook: (_parent, { input }, context) =>
    orFailure(context, async () => {
      const body = {
        name: input.name,
        kind: input.kind,
        address: input.address,
        recipient: input.recipient ?? null,
        access_token: input.accessToken ?? null,
      };
      const { secret } = await dataOf(context.rest.client.POST('/api/user/webhooks', { body }));
      return { __typename: 'NewWebhook' as const, secret };
    }),

  changeWebhook: (_parent, { id, input }, context) =>
    orFailure(context, async () => {
      const path = { id: requiredWireId(id) };
      const body = {
        name: input.name,
        address: input.address,
        recipient: input.recipient ?? null,
        access_token: input.accessToken ?? null,
      };
      await doneBy(context.rest.client.PATCH('/api/user/webhooks/{id}', { params: { path }, body }));
      return done;
    }),

  renewWebhookSecret: (_parent, { id }, context) =>
    orFailure(context, async () => {
      const path = { id: requiredWireId(id) };
      const { secret } = await dataOf(
        context.rest.client.POST('/api/user/webhooks/{id}/secret', { params: { path } }),
      );
      return { __typename: 'NewWebhook' as const, secret };
    }),

  tryWebhook: (_parent, { id }, context) =>
    orFailure(context, async () => {
      const path = { id: requiredWireId(id) };
      const tried = await dataOf(
        context.rest.client.POST('/api/user/webhooks/{id}/test', { params: { path } }),
      );
      return {
        __typename: 'WebhookTry' as const,
        isTaken: tried.taken,
        status: tried.status,
        fault: tried.fault,
      };
    }),

  switchWebhookOn: (_parent, { id }, context) =>
    orFailure(context, async () => {
      const path = { id: requiredWireId(id) };
      await doneBy(context.rest.client.POST('/api/user/webhooks/{id}/on', { params: { path } }));
      return done;
    }),

  removeWebhook: (_parent, { id }, context) =>
    orFailure(context, async () => {
      const path = { id: requiredWireId(id) };
      await doneBy(context.rest.client.DELETE('/api/user/webhooks/{id}', { params: { path } }));
      return done;
    }),
};

const instant = (time: string) => isoFromWire(time, 'UTC');
const maybeInstant = (time: string | null) => (time === null ? undefined : instant(time));

function pushDeviceFromWire(device: WaysOfWire['push_devices'][number]): PushDevice {
  return {
    id: String(device.id),
    browser: device.browser,
    system: device.system,
    addedAt: instant(device.created_at),
    toldAt: maybeInstant(device.told_at),
    fault: device.fault,
    isCurrent: device.current,
  };
}

function webhookFromWire(webhook: WaysOfWire['webhooks'][number]): OwnWebhook {
  return {
    id: String(webhook.id),
    name: webhook.name,
    kind: webhook.kind,
    address: webhook.address,
    recipient: webhook.recipient,
    failingSince: maybeInstant(webhook.failing_since),
    switchedOffAt: maybeInstant(webhook.switched_off_at),
    deliveries: webhook.deliveries.map(deliveryFromWire),
  };
}

function deliveryFromWire(delivery: WaysOfWire['webhooks'][number]['deliveries'][number]): WebhookDelivery {
  return {
    title: delivery.title,
    state: delivery.state,
    tries: delivery.tries,
    status: delivery.status,
    fault: delivery.fault,
    at: instant(delivery.tried_at ?? delivery.created_at),
    nextTryAt: maybeInstant(delivery.next_try_at),
  };
}
