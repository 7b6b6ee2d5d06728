import * as v from 'valibot';
import {
  type Joined,
  type NetworkSource,
  type OtherTime,
  type Quantities,
  type Unreadable,
  type Uplink,
  unreadable,
} from '../message.ts';
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
import { badField, levelsOf, placeOf, present, type ReadNetwork, uplinkOf } from './network.ts';

const shape = v.union([v.looseObject({ end_device_ids: object }), v.looseObject({ uplink_message: object })]);

const place = v.object({
  latitude: optional(finite),
  longitude: optional(finite),
  altitude: optional(finite),
});

const gateway = v.object({ rssi: optional(finite), snr: optional(finite), location: optional(place) });

const device = v.object({
  dev_eui: devEui,
  device_id: optional(shortText),
  application_ids: optional(v.object({ application_id: optional(shortText) })),
});

const settings = v.object({
  data_rate: optional(
    v.object({
      lora: optional(v.object({ bandwidth: optional(finite), spreading_factor: optional(finite) })),
    }),
  ),
  data_rate_index: optional(finite),
  frequency: optional(finite),
});

const uplink = v.object({
  session_key_id: optional(shortText),
  f_port: optional(port),
  f_cnt: optional(count),
  frm_payload: v.optional(base64Bytes),
  decoded_payload: optional(object),
  normalized_payload: optional(v.union([v.array(object), object])),
  rx_metadata: optional(v.array(v.unknown())),
  settings: optional(settings),
  locations: optional(v.object({ user: optional(place) })),
  received_at: sentTime(instant),
});

const message = v.object({
  end_device_ids: device,
  received_at: sentTime(instant),
  uplink_message: v.optional(uplink),
  join_accept: v.optional(v.object({ received_at: optional(instant) })),
});

type Sent = v.InferOutput<typeof message>;

/** The Things Stack, third version: The Things Network of today. */
export const readThingsStackV3: ReadNetwork = (body) =>
  v.is(shape, body) ? readMessage('things-stack-v3', body) : undefined;

const wrapped = v.union([
  v.looseObject({ data: shape, identifiers: v.optional(v.unknown()) }),
  v.looseObject({ identifiers: v.array(v.unknown()), data: v.unknown() }),
]);
const named = v.object({ device_ids: object });

/** The same as an event with its message under `data`, as the packet broker passes it on. */
export const readPacketBroker: ReadNetwork = (body) => {
  if (!v.is(wrapped, body) || !v.is(object, body.data)) return undefined;
  const identifiers = v.is(v.array(v.unknown()), body.identifiers) ? body.identifiers : [];
  const first = v.safeParse(named, identifiers[0]);
  const ids = first.success ? { end_device_ids: first.output.device_ids } : {};
  const data = { ...ids, ...body.data };
  return v.is(shape, data) ? readMessage('packet-broker', data) : undefined;
};

function readMessage(source: NetworkSource, body: Record<string, unknown>): Uplink | Joined | Unreadable {
  const parsed = v.safeParse(message, body);
  if (!parsed.success) {
    const ids = v.is(object, body.end_device_ids) ? body.end_device_ids : {};
    return badField(source, parsed.issues[0], ids.dev_eui);
  }
  const sent = parsed.output;
  if (sent.uplink_message !== undefined) return uplinkOfSent(source, sent, sent.uplink_message);
  const { dev_eui, device_id, application_ids } = sent.end_device_ids;
  const receivedAt = sent.received_at instanceof Date ? sent.received_at : undefined;
  if (sent.join_accept !== undefined)
    return {
      kind: 'joined',
      source,
      devEui: dev_eui,
      ...present({
        deviceId: device_id,
        applicationId: application_ids?.application_id,
        receivedAt: sent.join_accept.received_at ?? receivedAt,
      }),
    };
  return unreadable('not_an_uplink', { event: eventOf(body) }, { source, devEui: dev_eui });
}

function uplinkOfSent(source: NetworkSource, sent: Sent, up: NonNullable<Sent['uplink_message']>): Uplink {
  const first = v.safeParse(gateway, up.rx_metadata?.[0]);
  const heardBy = first.success ? first.output : undefined;
  // Protobuf leaves zeros out: the first message of a session has no counter.
  const fCnt = up.f_cnt ?? 0;
  const forUs = v.safeParse(object, up.decoded_payload?.payload_fields);
  return uplinkOf(
    { source, devEui: sent.end_device_ids.dev_eui },
    {
      deviceId: sent.end_device_ids.device_id,
      port: up.f_port,
      fCnt,
      payload: up.frm_payload,
      decodedObject: forUs.success ? forUs.output : decodedObjectOf(up),
      isDecodedForUs: forUs.success ? true : undefined,
      receivedAt: up.received_at ?? sent.received_at,
      deduplicationId: deduplicationIdOf(up.session_key_id, fCnt, up.received_at),
      ...levelsOf(heardBy),
    },
    radioOf(up, heardBy?.location),
  );
}

/** With the values under the names that the network's schema has for all devices, as `{ air: { temperature } }`. */
function decodedObjectOf({ decoded_payload, normalized_payload }: NonNullable<Sent['uplink_message']>) {
  if (normalized_payload === undefined) return decoded_payload;
  const measurements = Array.isArray(normalized_payload) ? normalized_payload : [normalized_payload];
  const { time: _time, ...normalized } = Object.assign({}, ...measurements.toReversed());
  return { ...normalized, ...decoded_payload };
}

/**
 * Counters begin at zero with each session, and a device that is activated by personalisation has one session for ever:
 * after a restart only the time of reception tells its messages from earlier ones.
 */
function deduplicationIdOf(session: string | undefined, fCnt: number, at: Date | OtherTime | undefined) {
  if (session === undefined) return undefined;
  return `${session}:${fCnt}:${at instanceof Date ? at.getTime() : ''}`;
}

/** The owner's own place of the device comes before that of the gateway. */
function radioOf(
  up: NonNullable<Sent['uplink_message']>,
  ofGateway: v.InferOutput<typeof place> | undefined,
): Quantities {
  const lora = up.settings?.data_rate?.lora;
  const user = up.locations?.user;
  return present<Quantities>({
    ...placeOf(ofGateway),
    ...placeOf(user),
    alt: user?.altitude,
    lora_bandwidth: lora?.bandwidth,
    lora_spf: lora?.spreading_factor,
    lora_data_rate: up.settings?.data_rate_index,
    lora_frequency: up.settings?.frequency,
  });
}

const notEvents = ['end_device_ids', 'correlation_ids', 'received_at'];

function eventOf(body: Record<string, unknown>): string {
  return (Object.keys(body).find((key) => !notEvents.includes(key)) ?? '').slice(0, 40);
}
