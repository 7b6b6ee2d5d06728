import * as v from 'valibot';
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
import { badField, type ReadNetwork, uplinkOf } from './network.ts';

const source = 'things-stack-v2';

const shape = v.union([
  v.looseObject({ hardware_serial: v.unknown(), payload_raw: v.unknown() }),
  v.looseObject({ hardware_serial: v.unknown(), payload_fields: v.unknown() }),
]);

const gateway = v.object({ rssi: optional(finite), snr: optional(finite), channel: optional(count) });

const uplink = v.object({
  hardware_serial: devEui,
  dev_id: optional(shortText),
  port: optional(port),
  counter: optional(count),
  payload_raw: v.optional(base64Bytes),
  payload_fields: optional(object),
  metadata: optional(
    v.object({
      time: sentTime(instant),
      data_rate: optional(shortText),
      gateways: optional(v.array(v.unknown())),
    }),
  ),
});

/** The Things Network, second version, which some private networks still run. */
export const readThingsStackV2: ReadNetwork = (body) => {
  if (!v.is(shape, body)) return undefined;
  const parsed = v.safeParse(uplink, body);
  if (!parsed.success) return badField(source, parsed.issues[0], body.hardware_serial);
  const sent = parsed.output;
  const first = v.safeParse(gateway, sent.metadata?.gateways?.[0]);
  const levels = first.success ? first.output : undefined;
  return uplinkOf(
    { source, devEui: sent.hardware_serial },
    {
      deviceId: sent.dev_id,
      port: sent.port,
      fCnt: sent.counter,
      payload: sent.payload_raw,
      decodedObject: sent.payload_fields,
      isDecodedForUs: sent.payload_fields === undefined ? undefined : true,
      receivedAt: sent.metadata?.time,
      rssi: levels?.rssi,
      snr: levels?.snr,
    },
    { lora_channel: levels?.channel, data_rate: sent.metadata?.data_rate },
  );
};
