import * as v from 'valibot';
import { unreadable } from '../message.ts';
import {
  count,
  devEui,
  finite,
  hexBytes,
  object,
  optional,
  port,
  sentTime,
  unixTime,
} from '../wire-fields.ts';
import { badField, type ReadNetwork, uplinkOf } from './network.ts';

const source = 'loriot';

const shape = v.looseObject({ cmd: v.string(), EUI: v.unknown() });
/** `rx` as soon as the first gateway heard it, `gw` once all did: one frame, sent twice, with one counter. */
const uplinkCommands: readonly string[] = ['rx', 'gw'];

const gateway = v.object({
  rssi: optional(finite),
  snr: optional(finite),
  lat: optional(finite),
  lon: optional(finite),
});

const uplink = v.object({
  EUI: devEui,
  ts: sentTime(unixTime),
  fcnt: optional(count),
  port: optional(port),
  data: v.optional(hexBytes),
  decoded: optional(v.object({ data: optional(object) })),
  gws: optional(v.array(v.unknown())),
  rssi: optional(finite),
  snr: optional(finite),
});

/** LORIOT: hex payload, time in milliseconds. */
export const readLoriot: ReadNetwork = (body) => {
  if (!v.is(shape, body)) return undefined;
  const parsed = v.safeParse(uplink, body);
  if (!parsed.success) return badField(source, parsed.issues[0], body.EUI);
  const sent = parsed.output;
  const known = { source, devEui: sent.EUI } as const;
  if (!uplinkCommands.includes(body.cmd))
    return unreadable('not_an_uplink', { event: body.cmd.slice(0, 40) }, known);
  const first = v.safeParse(gateway, sent.gws?.[0]);
  const heardBy = first.success ? first.output : undefined;
  return uplinkOf(
    known,
    {
      port: sent.port,
      fCnt: sent.fcnt,
      payload: sent.data,
      decodedObject: sent.decoded?.data,
      receivedAt: sent.ts,
      rssi: heardBy?.rssi ?? sent.rssi,
      snr: heardBy?.snr ?? sent.snr,
    },
    { lat: heardBy?.lat, lon: heardBy?.lon },
  );
};
