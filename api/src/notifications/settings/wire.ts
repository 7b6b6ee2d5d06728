import Type from 'typebox';
import { nullable, WireTime, wireTime } from '#platform/http/schemas.ts';
import type { OwnPushDevice } from '../push/service.ts';
import { Fault, MaybeTime, maybeWireTime, WebhookBody } from '../webhooks/wire.ts';

const QuietHoursBody = Type.Object({
  from: Type.String({ description: 'HH:MM' }),
  until: Type.String({ description: 'HH:MM; if earlier than `from`, on the next day.' }),
  time_zone: Type.String({ description: 'IANA zone.' }),
});

export const QuietHoursAnswer = Type.Object({ quiet_hours: nullable(QuietHoursBody) });

export const WaysBody = Type.Object({
  push_key: Type.String({ description: 'Public key of this installation, for PushManager.subscribe.' }),
  push_devices: Type.Array(
    Type.Object({
      id: Type.Integer(),
      browser: nullable(Type.String()),
      system: nullable(Type.String()),
      created_at: WireTime,
      told_at: MaybeTime,
      fault: Fault,
      current: Type.Boolean({ description: 'The browser of this request.' }),
    }),
  ),
  quiet_hours: nullable(QuietHoursBody),
  webhooks: Type.Array(WebhookBody),
});

export const pushDeviceToWire = ({
  id,
  browser,
  system,
  createdAt,
  toldAt,
  fault,
  isCurrent,
}: OwnPushDevice) => ({
  id,
  browser: browser ?? null,
  system: system ?? null,
  created_at: wireTime(createdAt),
  told_at: maybeWireTime(toldAt),
  fault,
  current: isCurrent,
});
