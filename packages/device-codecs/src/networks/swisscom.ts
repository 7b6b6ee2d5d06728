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
  shortText,
} from '../wire-fields.ts';
import { badField, present, type ReadNetwork, uplinkOf } from './network.ts';

const source = 'swisscom';

const shape = v.looseObject({ rawData: object, uplinkMetrics: v.unknown(), deviceId: v.unknown() });

const uplink = v.object({
  DevEUI: devEui,
  FPort: optional(port),
  FCntUp: optional(count),
  Time: optional(instant),
  payload_hex: hexBytes,
});
const metrics = v.object({ rssi: optional(finite), snr: optional(finite) });

/** Swisscom: a hex payload under `data`, or as it came from the air under `rawData`. */
export const readSwisscom: ReadNetwork = (body) => {
  if (!v.is(shape, body)) return undefined;
  const raw = body.rawData;
  const fromAir = present<Record<string, unknown>>({ FPort: raw.port, payload_hex: raw.payload ?? raw.data });
  const decoded = v.is(object, body.data) ? body.data : {};
  const named: Record<string, unknown> = { DevEUI: body.deviceId, ...fromAir, ...raw, ...decoded };
  const parsed = v.safeParse(uplink, named);
  if (!parsed.success) return badField(source, parsed.issues[0], named.DevEUI);
  const sent = parsed.output;
  const levels = v.safeParse(metrics, body.uplinkMetrics);
  const deviceId = v.safeParse(shortText, body.deviceId);
  return uplinkOf(
    { source, devEui: sent.DevEUI },
    {
      deviceId: deviceId.success ? deviceId.output : undefined,
      port: sent.FPort,
      fCnt: sent.FCntUp,
      payload: sent.payload_hex,
      receivedAt: sent.Time,
      ...(levels.success ? levels.output : {}),
    },
  );
};
