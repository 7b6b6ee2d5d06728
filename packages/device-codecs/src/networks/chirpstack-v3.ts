import * as v from 'valibot';
import { hexOf } from '../payloads/big-endian.ts';
import { base64Bytes, count, devEui, finite, object, optional, port, shortText } from '../wire-fields.ts';
import { badField, levelsOf, placeOf, type ReadNetwork, uplinkOf } from './network.ts';

const source = 'chirpstack-v3';

const shape = v.looseObject({ devEUI: v.string(), applicationID: v.unknown(), fCnt: v.unknown() });

/** Eight bytes in base64, or hex digits, as the integration is set. */
const anyEui = v.union([
  v.pipe(
    v.string(),
    v.regex(/^[A-Za-z0-9+/]{11}=$/),
    base64Bytes,
    v.transform((bytes) => hexOf(bytes)),
  ),
  devEui,
]);

const gateway = v.object({
  rssi: optional(finite),
  loRaSNR: optional(finite),
  location: optional(v.object({ latitude: optional(finite), longitude: optional(finite) })),
});

/** What the decoder made of it comes as JSON in a text. */
const objectInText = v.pipe(v.string(), v.parseJson(), object);

const uplink = v.object({
  devEUI: anyEui,
  deviceName: optional(shortText),
  fCnt: optional(count),
  fPort: optional(port),
  data: v.optional(base64Bytes),
  object: optional(object),
  objectJSON: optional(objectInText),
  rxInfo: optional(v.array(v.unknown())),
});

/** ChirpStack's third version, which many private networks still run: base64, also of the address. */
export const readChirpStackV3: ReadNetwork = (body) => {
  if (!v.is(shape, body)) return undefined;
  const parsed = v.safeParse(uplink, body);
  if (!parsed.success) return badField(source, parsed.issues[0], body.devEUI);
  const sent = parsed.output;
  const first = v.safeParse(gateway, sent.rxInfo?.[0]);
  const heardBy = first.success ? first.output : undefined;
  return uplinkOf(
    { source, devEui: sent.devEUI },
    {
      deviceId: sent.deviceName,
      port: sent.fPort,
      fCnt: sent.fCnt,
      payload: sent.data,
      decodedObject: sent.object ?? sent.objectJSON,
      ...levelsOf({ rssi: heardBy?.rssi, snr: heardBy?.loRaSNR }),
    },
    placeOf(heardBy?.location),
  );
};
