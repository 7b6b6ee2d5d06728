import * as v from 'valibot';
import { type OtherTime, type Quantities, unreadable } from '../message.ts';
import { devEui, finite, hexBytes, optional, port, sentTime, timeParts, unixTime } from '../wire-fields.ts';
import { badField, present, type ReadNetwork, uplinkOf } from './network.ts';

const source = 'senml';

const record = v.object({
  bn: optional(v.string()),
  bt: sentTime(unixTime),
  n: optional(v.string()),
  v: v.optional(v.unknown()),
  vs: v.optional(v.unknown()),
});
const shape = v.pipe(v.array(record), v.minLength(1), v.maxLength(100));

const uplink = v.object({ DEVEUI: devEui, payload: hexBytes, port: optional(port) });
const side = v.object({
  latitude: optional(finite),
  longitude: optional(finite),
  locTime: sentTime(unixTime),
  rssi: optional(finite),
  snr: optional(finite),
});

/** KPN Things: a list of records after RFC 8428, its base name `urn:dev:DEVEUI:<eui>:`. */
export const readSenMl: ReadNetwork = (body) => {
  const records = v.safeParse(shape, body);
  if (!records.success) return undefined;
  const eui = records.output.map(({ bn }) => /DEVEUI:([^:]+)/i.exec(bn ?? '')?.[1]).find(Boolean);
  if (eui === undefined) return undefined;
  const items = itemsOf(records.output);
  const sides = v.parse(side, items);
  const place = present<Quantities>({ lat: sides.latitude, lon: sides.longitude });
  const payload = items.payload ?? items.payload_hex;
  if (payload === undefined) return onlyPlace(eui, place, sides.locTime);
  const parsed = v.safeParse(uplink, { DEVEUI: eui, payload, port: items.port });
  if (!parsed.success) return badField(source, parsed.issues[0], eui);
  return uplinkOf(
    { source, devEui: parsed.output.DEVEUI },
    {
      port: parsed.output.port,
      payload: parsed.output.payload,
      receivedAt: records.output.find(({ bt }) => bt !== undefined)?.bt,
      rssi: sides.rssi,
      snr: sides.snr,
    },
    place,
  );
};

/** Where the network believes the device to be, sent apart from what it measured. */
function onlyPlace(
  eui: string,
  place: Quantities,
  time: Date | OtherTime | undefined,
): ReturnType<ReadNetwork> {
  const key = v.safeParse(devEui, eui);
  const known = key.success ? ({ source, devEui: key.output } as const) : ({ source } as const);
  if (!key.success || Object.keys(place).length === 0)
    return unreadable('not_an_uplink', { event: 'senml' }, known);
  return { kind: 'values', source, key: key.output, values: place, ...timeParts('time', time), notes: [] };
}

function itemsOf(records: v.InferOutput<typeof shape>): Record<string, unknown> {
  return Object.fromEntries(
    records.filter(({ n }) => n !== undefined).map(({ n, v: value, vs }) => [n, value ?? vs]),
  );
}
