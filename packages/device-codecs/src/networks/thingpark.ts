import * as v from 'valibot';
import { count, devEui, finite, hexBytes, instant, optional, port, sentTime } from '../wire-fields.ts';
import { badField, type ReadNetwork, uplinkOf } from './network.ts';

const source = 'thingpark';

const shape = v.looseObject({ DevEUI_uplink: v.looseObject({ payload_hex: v.unknown() }) });

const uplink = v.object({
  DevEUI: devEui,
  FPort: optional(port),
  FCntUp: optional(count),
  Time: sentTime(instant),
  payload_hex: hexBytes,
  LrrRSSI: optional(finite),
  LrrSNR: optional(finite),
  LrrLAT: optional(finite),
  LrrLON: optional(finite),
});

/** Actility ThingPark, and KPN and Simpoint, which run it: hex payload. */
export const readThingPark: ReadNetwork = (body) => {
  if (!v.is(shape, body)) return undefined;
  // KPN and Simpoint name the device outside of the message when they forward it by address.
  const named: Record<string, unknown> = { DevEUI: body.LrnDevEui, ...body.DevEUI_uplink };
  const parsed = v.safeParse(uplink, named);
  if (!parsed.success) return badField(source, parsed.issues[0], named.DevEUI);
  const sent = parsed.output;
  return uplinkOf(
    { source, devEui: sent.DevEUI },
    {
      port: sent.FPort,
      fCnt: sent.FCntUp,
      payload: sent.payload_hex,
      receivedAt: sent.Time,
      rssi: sent.LrrRSSI,
      snr: sent.LrrSNR,
    },
    { lat: sent.LrrLAT, lon: sent.LrrLON },
  );
};
