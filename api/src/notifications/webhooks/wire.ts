import { deliveryFaults, deliveryStates, webhookKinds } from '@skep/domain';
import Type from 'typebox';
import { nullable, oneOf, WireTime, wireTime } from '#platform/http/schemas.ts';
import { newsKinds } from '../delivery/channel.ts';
import type { ShownWebhook } from './service.ts';

export const Fault = nullable(oneOf(deliveryFaults, { description: 'Why the last delivery failed.' }));

export const MaybeTime = nullable(WireTime);

export const WebhookBody = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  kind: oneOf(webhookKinds),
  address: Type.String(),
  recipient: nullable(Type.String({ description: 'Id of a chat or a room.' })),
  created_at: WireTime,
  failing_since: MaybeTime,
  switched_off_at: nullable(
    Type.String({ description: 'Time of switching off: YYYY-MM-DD HH:MM:SS, UTC; null: it is active.' }),
  ),
  deliveries: Type.Array(
    Type.Object({
      kind: oneOf(newsKinds),
      title: Type.String(),
      state: oneOf(deliveryStates),
      tries: Type.Integer(),
      status: nullable(Type.Integer({ description: 'HTTP status of the last attempt.' })),
      fault: Fault,
      created_at: WireTime,
      tried_at: MaybeTime,
      next_try_at: nullable(
        Type.String({
          description: 'Time of the next attempt: YYYY-MM-DD HH:MM:SS, UTC; null: there is none.',
        }),
      ),
    }),
    { description: 'The last twenty deliveries, newest first.' },
  ),
});

export const maybeWireTime = (time: Date | null) => (time === null ? null : wireTime(time));

export const webhookToWire = ({
  id,
  name,
  kind,
  address,
  recipient,
  createdAt,
  failingSince,
  switchedOffAt,
  deliveries,
}: ShownWebhook): Type.Static<typeof WebhookBody> => ({
  id,
  name,
  kind,
  address,
  recipient,
  created_at: wireTime(createdAt),
  failing_since: maybeWireTime(failingSince),
  switched_off_at: maybeWireTime(switchedOffAt),
  deliveries: deliveries.map((one) => ({
    kind: one.kind,
    title: one.title,
    state: one.state,
    tries: one.tries,
    status: one.status,
    fault: one.fault,
    created_at: wireTime(one.createdAt),
    tried_at: maybeWireTime(one.triedAt),
    next_try_at: maybeWireTime(one.nextTryAt),
  })),
});
