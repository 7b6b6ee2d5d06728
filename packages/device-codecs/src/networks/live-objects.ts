import * as v from 'valibot';
import {
  count,
  devEui,
  finite,
  hexBytes,
  instant,
  object,
  optional,
  port,
  sentTime,
  shortText,
} from '../wire-fields.ts';
import { badField, type ReadNetwork, uplinkOf } from './network.ts';

const source = 'live-objects';

const shape = v.looseObject({
  metadata: v.looseObject({ network: v.looseObject({ lora: v.looseObject({ devEUI: v.unknown() }) }) }),
});

const place = v.object({ lat: optional(finite), lon: optional(finite) });

const uplink = v.object({
  id: optional(shortText),
  timestamp: sentTime(instant),
  value: object,
  metadata: v.object({
    network: v.object({
      lora: v.object({
        devEUI: devEui,
        port: optional(port),
        fcnt: optional(count),
        rssi: optional(finite),
        snr: optional(finite),
        sf: optional(finite),
        location: optional(place),
      }),
    }),
  }),
});

/** Orange Live Objects: hex payload in `value`, next to what a decoder of its user made of it. */
export const readLiveObjects: ReadNetwork = (body) => {
  if (!v.is(shape, body)) return undefined;
  const sentEui = body.metadata.network.lora.devEUI;
  const parsed = v.safeParse(uplink, body);
  if (!parsed.success) return badField(source, parsed.issues[0], sentEui);
  const { id, timestamp, value, metadata } = parsed.output;
  const { devEUI, location, sf, ...radio } = metadata.network.lora;
  const { payload: sentPayload, ...decoded } = value;
  const payload = v.safeParse(v.optional(hexBytes), sentPayload);
  if (!payload.success) return badField(source, payload.issues[0], sentEui);
  return uplinkOf(
    { source, devEui: devEUI },
    {
      port: radio.port,
      fCnt: radio.fcnt,
      payload: payload.output,
      decodedObject: Object.keys(decoded).length === 0 ? undefined : decoded,
      receivedAt: timestamp,
      deduplicationId: id,
      rssi: radio.rssi,
      snr: radio.snr,
    },
    { lat: location?.lat, lon: location?.lon, lora_spf: sf },
  );
};
