import * as v from 'valibot';
import {
  type Joined,
  type KeyValues,
  type NetworkSource,
  type OtherTime,
  type Quantities,
  type Unreadable,
  type Uplink,
  unreadable,
} from '../message.ts';
import { devEui, timeParts } from '../wire-fields.ts';

/** Reads the body of one kind of network server: undefined when it is none of its kind. */
export type ReadNetwork = (
  body: unknown,
  event?: string,
) => Uplink | Joined | KeyValues | Unreadable | undefined;

type Gaps<Shape> = { [Key in keyof Shape]?: Shape[Key] | undefined };

/** An uplink of the parts that were there. */
export function uplinkOf(
  required: { source: NetworkSource; devEui: string },
  {
    receivedAt,
    ...parts
  }: Gaps<Omit<Uplink, 'kind' | 'source' | 'devEui' | 'radio' | 'receivedAt' | 'otherTime'>> & {
    receivedAt?: Date | OtherTime | undefined;
  },
  radio: Gaps<Quantities> = {},
): Uplink {
  return {
    kind: 'uplink',
    ...required,
    ...present(parts),
    ...timeParts('receivedAt', receivedAt),
    radio: present(radio),
  };
}

/** The body is of this network, but a part of it that matters is not what it must be. */
export function badField(
  source: NetworkSource,
  issue: v.BaseIssue<unknown>,
  sentDevEui: unknown,
): Unreadable {
  const device = v.safeParse(devEui, sentDevEui);
  const field = v.getDotPath(issue) ?? '';
  return unreadable('bad_field', { field }, { source, ...(device.success ? { devEui: device.output } : {}) });
}

/** The same object without the keys that hold nothing. */
export function present<Shape extends object>(shape: Gaps<Shape>): Shape;
export function present(shape: object): object {
  return Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== undefined));
}

/** A place that protobuf wrote: a coordinate of zero is left out, and no coordinate at all is no place. */
export function placeOf(
  location: { latitude?: number | undefined; longitude?: number | undefined } | undefined,
): { lat?: number; lon?: number } {
  if (location === undefined) return {};
  const { latitude, longitude } = location;
  if (latitude === undefined && longitude === undefined) return {};
  return { lat: latitude ?? 0, lon: longitude ?? 0 };
}

/** Levels at a gateway that protobuf wrote: an SNR of zero is left out, a level of zero does not occur. */
export function levelsOf(gateway: { rssi?: number | undefined; snr?: number | undefined } | undefined): {
  rssi?: number;
  snr?: number;
} {
  if (gateway?.rssi === undefined) return present({ snr: gateway?.snr });
  return { rssi: gateway.rssi, snr: gateway.snr ?? 0 };
}
