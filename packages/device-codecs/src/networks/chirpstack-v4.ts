import * as v from 'valibot';
import { unreadable } from '../message.ts';
import {
  base64Bytes,
  count,
  devEui,
  finite,
  instant,
  object,
  optional,
  port,
  sentTime,
  shortText,
} from '../wire-fields.ts';
import { badField, levelsOf, placeOf, type ReadNetwork, uplinkOf } from './network.ts';

const source = 'chirpstack-v4';

const shape = v.looseObject({ deviceInfo: v.looseObject({ devEui: v.unknown() }) });

const gateway = v.object({
  rssi: optional(finite),
  snr: optional(finite),
  location: optional(v.object({ latitude: optional(finite), longitude: optional(finite) })),
});

const uplink = v.object({
  deviceInfo: v.object({ devEui, deviceName: optional(shortText) }),
  deduplicationId: optional(shortText),
  time: sentTime(instant),
  fCnt: optional(count),
  fPort: optional(port),
  f_port: optional(port),
  data: v.optional(base64Bytes),
  object: optional(object),
  rxInfo: optional(v.array(v.unknown())),
});

/** ChirpStack's fourth version and OpenLNS. `event` comes in the address of its webhook. */
export const readChirpStack: ReadNetwork = (body, event) => {
  if (!v.is(shape, body)) return undefined;
  const parsed = v.safeParse(uplink, body);
  if (!parsed.success) return badField(source, parsed.issues[0], body.deviceInfo.devEui);
  const sent = parsed.output;
  const known = { source, devEui: sent.deviceInfo.devEui } as const;
  const isUplink = sent.data !== undefined || sent.object !== undefined || body.rxInfo !== undefined;
  if (event !== undefined ? event !== 'up' : !isUplink)
    return unreadable('not_an_uplink', { event: (event ?? '').slice(0, 40) }, known);
  const first = v.safeParse(gateway, sent.rxInfo?.[0]);
  const heardBy = first.success ? first.output : undefined;
  return uplinkOf(
    known,
    {
      deviceId: sent.deviceInfo.deviceName,
      port: sent.fPort ?? sent.f_port,
      // Protobuf leaves zeros out: the first message of a session has no counter.
      fCnt: sent.fCnt ?? 0,
      payload: sent.data,
      decodedObject: sent.object,
      receivedAt: sent.time,
      deduplicationId: sent.deduplicationId,
      ...levelsOf(heardBy),
    },
    placeOf(heardBy?.location),
  );
};
