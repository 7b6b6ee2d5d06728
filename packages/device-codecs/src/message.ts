/** Quantities by their name on the wire (`t_i`, `w_v`, `bv`). Numbers are finite. */
export type Quantities = Record<string, number | string>;

type Params = Readonly<Record<string, number | string>>;

/** Why nothing can be read from a body or a payload. Words are made from the code elsewhere. */
export type ReasonCode =
  /** Nothing was sent. */
  | 'empty_body'
  /** Announced as JSON, or begun like it, but is none. */
  | 'not_json'
  /** No network server's body and no key-values. */
  | 'unknown_format'
  /** Key-values or a network server's body that do not say which device. */
  | 'no_key'
  /** A network server's message about something else; `event` names it. */
  | 'not_an_uplink'
  /** A known body with a part that cannot be read; `field` names it. */
  | 'bad_field'
  /** A message without a byte of payload and without a decoded object; `port`. */
  | 'empty_payload'
  /** No format that this port's bytes could be; `port`, `bytes` (how many). */
  | 'unknown_payload'
  /** The right port and beginning, but no length that the device ever sends; `port`, `bytes`. */
  | 'wrong_length';

/** What was wrong with a part of a message of which the rest was read. */
export type NoteCode =
  /** A value by which a sensor says that it failed, not a measurement; `quantity`, `value`. */
  | 'sensor_error'
  /** Beyond what the quantity can be in or near a hive: another unit, or a fault; `quantity`, `value`, `low`, `high`. */
  | 'out_of_range'
  /** `quantity`, `value`. */
  | 'not_a_number'
  /** A name that no quantity can have; `name`, shortened. */
  | 'name_refused'
  /** More values than one message may hold; `kept`, `given`. */
  | 'too_many_values'
  /** The message ends inside a block; `block`, its id in hex. */
  | 'truncated'
  /** A block that no firmware sends here: the rest was not read; `block`, `offset` in bytes. */
  | 'unknown_block'
  /** A sound spectrum that cannot be named by frequencies; `bins`, `start`, `stop`. */
  | 'sound_bins_unreadable'
  /** Firmware 1.3.4 wrote the battery's voltage twice, and its percentage is lost. */
  | 'battery_percent_unreadable'
  /** The weight channels were sent as a count, not as a mask; `count`. */
  | 'weights_counted'
  /** A device without a clock sent 0 as the time: its message has that of its arrival. */
  | 'time_zero'
  /** The device's own clock is wrong; `problem` is too_low or too_high, `time` in unix seconds. */
  | 'device_clock_wrong'
  /** The device raised an alarm; `flags` as sent. */
  | 'alarm_raised';

/** What a sender wrote as a time and is no instant: `local` names no zone, as `2026-11-27 00:00:00`. */
export interface OtherTime {
  kind: 'local' | 'unreadable';
  text: string;
}

export interface Reason {
  code: ReasonCode;
  params: Params;
}

export interface Note {
  code: NoteCode;
  params: Params;
}

export type NetworkSource =
  | 'things-stack-v2'
  | 'things-stack-v3'
  | 'packet-broker'
  | 'thingpark'
  | 'swisscom'
  | 'helium'
  | 'chirpstack-v4'
  | 'chirpstack-v3'
  | 'loriot'
  | 'live-objects'
  | 'senml';

export type MessageSource = NetworkSource | 'key-values';

/** One radio message of a device, as its network server passed it on. */
export interface Uplink {
  kind: 'uplink';
  source: NetworkSource;
  /** Sixteen hex digits in lower case, or the name that replaces it, as sent. */
  devEui: string;
  /** The network's own name of the device; Base devices are registered under their hardware id. */
  deviceId?: string;
  /** Frame counter: with devEui it tells a repeated message. */
  fCnt?: number;
  /** LoRaWAN port, 0 to 255. */
  port?: number;
  payload?: Uint8Array;
  /** What a decoder at the network server made of the payload. */
  decodedObject?: Record<string, unknown>;
  /** The decoder says that these are our quantities (`payload_fields`): they stand before the payload. */
  isDecodedForUs?: boolean;
  /** When the network received it, by the network's clock. */
  receivedAt?: Date;
  /** The network sent this instead of an instant. */
  otherTime?: OtherTime;
  /** The network server's own id of the message. */
  deduplicationId?: string;
  /** dBm at the first gateway. */
  rssi?: number;
  /** dB at the first gateway. */
  snr?: number;
  /** Place and radio settings under their names on the wire: lat, lon, alt, lora_frequency … */
  radio: Quantities;
}

/** Quantities that a device or a person's script sent by name. */
export interface KeyValues {
  kind: 'values';
  source: MessageSource;
  /** The device's key. */
  key: string;
  values: Quantities;
  time?: Date;
  /** It was sent instead of an instant. */
  otherTime?: OtherTime;
  notes: Note[];
}

/** A device joined its network: nothing was measured. */
export interface Joined {
  kind: 'joined';
  source: NetworkSource;
  devEui: string;
  deviceId?: string;
  /** The network's application: it tells which devices are Base devices. */
  applicationId?: string;
  receivedAt?: Date;
}

export interface Unreadable {
  kind: 'unreadable';
  reason: Reason;
  source?: MessageSource;
  /** Which device it was about, when that much can be read. */
  devEui?: string;
}

export type Message = Uplink | KeyValues | Joined | Unreadable;

/** How quantities were read: Base devices' formats, the first hardware's, others'. */
export type PayloadFormat =
  | 'base_start_up'
  | 'base_measurement'
  | 'base_alarm'
  | 'legacy_values'
  | 'cayenne_lpp'
  | 'decoded_object'
  | 'key_values';

export type Decoded =
  | { kind: 'decoded'; format: PayloadFormat; values: Quantities; notes: Note[] }
  | { kind: 'undecodable'; reason: Reason };

export function undecodable(code: ReasonCode, params: Params = {}): Decoded {
  return { kind: 'undecodable', reason: { code, params } };
}

export function unreadable(
  code: ReasonCode,
  params: Params = {},
  known: { source?: MessageSource; devEui?: string } = {},
): Unreadable {
  return { kind: 'unreadable', reason: { code, params }, ...known };
}
