import * as v from 'valibot';
import {
  base64Bytes,
  count,
  devEui,
  finite,
  object,
  optional,
  port,
  sentTime,
  shortText,
  unixTime,
} from '../wire-fields.ts';
import { badField, type ReadNetwork, uplinkOf } from './network.ts';

const source = 'helium';

const shape = v.looseObject({ reported_at: v.unknown(), payload: v.unknown() });

const hotspot = v.object({
  rssi: optional(finite),
  snr: optional(finite),
  lat: optional(finite),
  long: optional(finite),
});

const uplink = v.object({
  dev_eui: devEui,
  name: optional(shortText),
  uuid: optional(shortText),
  port: optional(port),
  fcnt: optional(count),
  payload: base64Bytes,
  reported_at: sentTime(unixTime),
  decoded: optional(v.object({ payload: optional(object) })),
  hotspots: optional(v.array(v.unknown())),
});

/** Helium's own console: base64 payload, time in milliseconds. */
export const readHelium: ReadNetwork = (body) => {
  if (!v.is(shape, body)) return undefined;
  const parsed = v.safeParse(uplink, body);
  if (!parsed.success) return badField(source, parsed.issues[0], body.dev_eui);
  const sent = parsed.output;
  const first = v.safeParse(hotspot, sent.hotspots?.[0]);
  const heardBy = first.success ? first.output : undefined;
  return uplinkOf(
    { source, devEui: sent.dev_eui },
    {
      deviceId: sent.name,
      port: sent.port,
      fCnt: sent.fcnt,
      payload: sent.payload,
      decodedObject: sent.decoded?.payload,
      receivedAt: sent.reported_at,
      deduplicationId: sent.uuid,
      rssi: heardBy?.rssi,
      snr: heardBy?.snr,
    },
    { lat: heardBy?.lat, lon: heardBy?.long },
  );
};
