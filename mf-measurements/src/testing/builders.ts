import type { DeviceConnection, InboxStatus } from '../generated/graphql.ts';

// What the gateway answers, for tests, stories and the harness. Plain objects with every field of the slice: each
// document takes what it asks for.

const hour = 3_600_000;

/** A moment so many hours ago. */
export const hoursAgo = (hours: number) => new Date(Date.now() - hours * hour).toISOString();

export const orchard = { __typename: 'Apiary', id: '1', name: 'Orchard' };

export const linden = { __typename: 'Hive', id: '11', name: 'Linden', apiary: orchard };
export const willow = { __typename: 'Hive', id: '12', name: 'Willow', apiary: orchard };

export const apiaries = [{ ...orchard, hives: [linden, willow] }];

/** With the devices of `sampleDevices`, and a hive of somebody else. */
export const measuredApiaries = [
  {
    __typename: 'MeasuredApiary',
    id: '1',
    name: 'Orchard',
    isSouthern: false,
    hives: [aMeasuredHive('11', 'Linden', ['7']), aMeasuredHive('12', 'Willow', ['9'])],
  },
  {
    __typename: 'MeasuredApiary',
    id: '2',
    name: 'Club garden',
    isSouthern: false,
    hives: [{ ...aMeasuredHive('21', 'Hazel', []), isOwner: false }],
  },
];

function aMeasuredHive(id: string, name: string, deviceIds: string[]) {
  return { __typename: 'MeasuredHive', id, name, isOwner: true, deviceIds, unknownQuantities: [] };
}

export const deviceTypes = [
  { __typename: 'DeviceType', key: 'beep', name: 'BEEP base' },
  { __typename: 'DeviceType', key: 'other', name: 'Other' },
];

export interface DefinitionPart {
  id?: string;
  revision?: number;
  name?: string;
  input?: string;
  output?: string;
  offset?: number;
  multiplier?: number;
  isInside?: boolean | null;
  validFrom?: string;
}

export function aDefinition(part: DefinitionPart = {}) {
  return {
    __typename: 'SensorDefinition',
    id: '71',
    revision: 1,
    name: 'Scale',
    isInside: null as boolean | null,
    offset: 1000,
    multiplier: 0.01,
    input: 'w_v',
    output: 'weight_kg',
    validFrom: '2026-05-03T12:05:00+00:00',
    ...part,
  };
}

export type DefinitionAnswer = ReturnType<typeof aDefinition>;

/** Three days of a hive in flow, with a gap. */
export const weightCurve = {
  __typename: 'DeviceCurve',
  quantity: 'weight_kg',
  unit: 'kg',
  times: Array.from({ length: 24 }, (_, index) => hoursAgo(72 - index * 3)),
  values: Array.from({ length: 24 }, (_, index) =>
    index === 9 || index === 10 ? null : 40 + index * 0.08 + Math.sin(index / 1.3) * 0.4,
  ),
};

export const newestValues = {
  __typename: 'NewestValues',
  measuredAt: hoursAgo(0.1),
  values: [
    { __typename: 'NamedValue', name: 'w_v', value: 5200 },
    { __typename: 'NamedValue', name: 'weight_kg', value: 42 },
    { __typename: 'NamedValue', name: 't_i', value: 34.6 },
    { __typename: 'NamedValue', name: 'h', value: 61 },
  ],
};

export interface DevicePart {
  id?: string;
  revision?: number;
  name?: string;
  isOwner?: boolean;
  type?: string;
  key?: string;
  hive?: typeof linden | null;
  connection?: DeviceConnection;
  firmwareVersion?: string | null;
  hardwareId?: string | null;
  intervalMinutes?: number | null;
  transmissionRatio?: number | null;
  batteryVolts?: number | null;
  lastMessageAt?: string | null;
  definitions?: DefinitionAnswer[];
  newest?: typeof newestValues | null;
  curves?: (typeof weightCurve)[];
  quarantinedCount?: number;
  isTemperatureCorrected?: boolean;
  unknownQuantities?: UnknownAnswer[];
  codecId?: string | null;
}

export function aDevice(part: DevicePart = {}) {
  return {
    __typename: 'Device',
    id: '7',
    revision: 1,
    name: 'Scale under Linden',
    isOwner: true,
    type: 'beep',
    key: 'mf3k9q2w7hxa4zt8',
    hardwareId: null,
    firmwareVersion: '1.5.14',
    hardwareVersion: null,
    codecId: null as string | null,
    hive: linden as typeof linden | null,
    intervalMinutes: 15,
    transmissionRatio: 1,
    batteryVolts: 3.2,
    lastMessageAt: hoursAgo(0.1),
    connection: 'REMOTE',
    quarantinedCount: 0,
    isTemperatureCorrected: false,
    createdAt: '2026-04-01T08:00:00+00:00',
    definitions: [] as DefinitionAnswer[],
    unknownQuantities: [] as UnknownAnswer[],
    newest: newestValues as typeof newestValues | null,
    curves: [weightCurve],
    ...part,
  };
}

interface UnknownAnswer {
  __typename: 'UnknownQuantity';
  name: string;
  quantity: string | null;
  unit: string | null;
}

export type DeviceAnswer = ReturnType<typeof aDevice>;

/** Added, and never heard of. */
export const silentDevice = aDevice({
  id: '8',
  name: 'New sensor',
  type: 'other',
  key: 'b7w2k5x9m3qhz8fa',
  hive: null,
  connection: 'OFFLINE',
  quarantinedCount: 12,
  firmwareVersion: null,
  intervalMinutes: null,
  transmissionRatio: null,
  batteryVolts: null,
  lastMessageAt: null,
  newest: null,
  curves: [],
});

export const directDevice = aDevice({
  id: '9',
  name: 'Weather box with a name as long as names of devices may be',
  type: 'other',
  key: 'weather-box-of-the-orchard-behind-the-old-barn-0123456789',
  hive: willow,
  connection: 'DIRECT',
  transmissionRatio: 4,
  batteryVolts: 11.94,
});

export const sampleDevices = [aDevice({ definitions: [aDefinition()] }), silentDevice, directDevice];

export interface MessagePart {
  id?: string;
  receivedAt?: string;
  measuredAt?: string | null;
  source?: string | null;
  status?: InboxStatus;
  notes?: { code: string; params?: Record<string, string> }[];
  valueCount?: number;
  repeats?: number;
}

export function aMessage({ notes = [], ...part }: MessagePart = {}) {
  return {
    __typename: 'InboxMessage',
    id: '500',
    receivedAt: '2026-11-20T10:02:00+00:00',
    measuredAt: '2026-11-20T10:01:00+00:00',
    source: 'things-stack-v3',
    status: 'STORED',
    valueCount: 12,
    repeats: 0,
    ...part,
    notes: notes.map(({ code, params = {} }) => ({
      __typename: 'InboxNote',
      code,
      params: Object.entries(params).map(([name, value]) => ({ __typename: 'NoteParam', name, value })),
    })),
  };
}

export type MessageAnswer = ReturnType<typeof aMessage>;

export function aFailure(
  code: string,
  fields: readonly { path: string; code: string; limit?: number }[] = [],
) {
  return {
    __typename: 'Failure',
    code,
    fields: fields.map((field) => ({ __typename: 'FieldProblem', limit: null, ...field })),
    requestId: 'r1',
    retryAfterSeconds: null,
  };
}

export const done = { __typename: 'Done', done: true };

export const webhook = {
  __typename: 'Webhook' as const,
  id: 'own',
  path: '/api/lora_sensors/from/kR7vB2qLw9ZfXh4TnC8sYd3JmPg5aEtU',
  takesUnsigned: false,
};

/** Where the device of `aDevice` stood. */
export const places = [
  {
    __typename: 'DevicePlace',
    id: 'p2',
    hiveId: '11',
    hiveName: 'Linden',
    since: '2026-06-01T08:00:00+00:00',
    until: null,
  },
  {
    __typename: 'DevicePlace',
    id: 'p1',
    hiveId: '12',
    hiveName: 'Willow',
    since: '2026-04-01T08:00:00+00:00',
    until: '2026-06-01T08:00:00+00:00',
  },
];

export const quantities = [
  aQuantity('w_v', 'Weight of all cells (raw)', null, false),
  aQuantity('weight_kg', 'Weight', 'kg'),
  aQuantity('t_0', 'Temperature of probe 1', '°C'),
  aQuantity('t_i', 'Temperature in the hive', '°C'),
  aQuantity('h', 'Humidity', '%RH'),
  aQuantity('bv', 'Battery voltage', 'V'),
  aQuantity('s_bin_0_201', 'Sound 0–201 Hz', null),
];

function aQuantity(key: string, name: string, unit: string | null, isCharted = true) {
  return { __typename: 'Quantity', key, name, unit, isCharted };
}

/** What waits for the owner's answer. */
export const aQuarantine = (id: string, count: number) => ({
  __typename: 'DeviceQuarantine',
  id,
  count,
  firstReceivedAt: count === 0 ? null : '2026-06-02T08:00:00+00:00',
  lastReceivedAt: count === 0 ? null : '2026-06-02T10:45:00+00:00',
});

/** What a device measured before it came to Willow. */
export const unplacedPast = {
  __typename: 'DevicePast',
  id: '9',
  hiveName: 'Willow',
  firstMeasuredAt: '2026-03-01T09:00:00+00:00',
  until: '2026-04-01T12:00:00+00:00',
};
