/** As the gateway sends it. */
export interface FakeAlert {
  __typename: 'Alert';
  id: string;
  ruleId: string | null;
  ruleName: string;
  ruleState: 'ACTIVE' | 'OFF' | 'DELETED';
  deviceId: string | null;
  deviceName: string | null;
  hiveId: string | null;
  hiveName: string | null;
  apiaryName: string | null;
  count: number;
  firstAt: string;
  lastAt: string;
  endedAt: string | null;
  isRead: boolean;
  snoozedUntil: string | null;
  outcome: 'RIGHT' | 'FALSE_ALARM' | 'UNCLEAR' | null;
  enteredOutcome: FakeAlert['outcome'];
  reasons: readonly object[];
}

export interface FakeRule {
  __typename: 'AlertRule';
  id: string;
  revision: number;
  name: string;
  description: string | null;
  isActive: boolean;
  byEmail: boolean;
  excludedHiveIds: readonly string[];
  conditions: readonly object[];
  joinedBy: 'AND' | 'OR';
  calculationMinutes: number;
  occurrences: number;
  excludedMonths: readonly number[];
  excludedHours: readonly number[];
  includesShared: boolean;
  worseBy: number | null;
  quietMinutes: number;
}

export function aReason(changes: object = {}) {
  return {
    __typename: 'AlertReason',
    quantity: 'weight_kg',
    name: 'Weight',
    unit: 'kg',
    comparison: 'FALL',
    isCount: false,
    isRate: false,
    isDeviation: false,
    comparator: 'GREATER_THAN_OR_EQUAL',
    threshold: 1.5,
    value: 2.1,
    ...changes,
  };
}

export function anAlert(changes: Partial<FakeAlert> = {}): FakeAlert {
  return {
    __typename: 'Alert',
    id: '1',
    ruleId: '7',
    ruleName: 'Swarm',
    ruleState: 'ACTIVE',
    deviceId: '3',
    deviceName: 'Scale 1',
    hiveId: '11',
    hiveName: 'Hive 1',
    apiaryName: 'Orchard',
    count: 1,
    firstAt: '2026-05-20T11:15:00Z',
    lastAt: '2026-05-20T11:15:00Z',
    endedAt: '2026-05-20T11:15:00Z',
    isRead: false,
    snoozedUntil: null,
    outcome: null,
    enteredOutcome: null,
    reasons: [aReason()],
    ...changes,
  };
}

const cold = {
  quantity: 't_i',
  name: 'Temperature inside',
  unit: '°C',
  comparison: 'VALUE',
  comparator: 'LESS_THAN',
  threshold: 33,
  value: 29.4,
};

export function someAlerts(): FakeAlert[] {
  return [
    anAlert(),
    anAlert({
      id: '2',
      ruleId: '8',
      ruleName: 'Brood too cold',
      hiveId: '12',
      hiveName: 'Hive 2',
      count: 14,
      lastAt: '2026-05-20T18:00:00Z',
      endedAt: null,
      isRead: true,
      reasons: [aReason(cold)],
    }),
    anAlert({
      id: '3',
      ruleId: null,
      ruleName: 'No measurements',
      ruleState: 'DELETED',
      count: 3,
      firstAt: '2026-05-18T01:00:00Z',
      endedAt: '2026-05-18T09:40:00Z',
      isRead: true,
      reasons: [aReason({ quantity: 'message', name: 'message', unit: '', isCount: true, value: 0 })],
    }),
  ];
}

export function aRule(changes: Partial<FakeRule> = {}): FakeRule {
  return {
    __typename: 'AlertRule',
    id: '7',
    revision: 1,
    name: 'Swarm',
    description: 'By day the weight falls by 1.5 kg or more.',
    isActive: true,
    byEmail: false,
    excludedHiveIds: [],
    conditions: [aCondition()],
    joinedBy: 'AND',
    calculationMinutes: 0,
    occurrences: 1,
    excludedMonths: [1, 2, 3, 10, 11, 12],
    excludedHours: [],
    includesShared: false,
    worseBy: null,
    quietMinutes: 60,
    ...changes,
  };
}

export function aCondition(changes: object = {}) {
  return {
    __typename: 'AlertCondition',
    quantity: 'weight_kg',
    period: 'LAST',
    calculation: 'MEAN',
    minutes: 0,
    comparison: 'FALL',
    comparator: 'GREATER_THAN_OR_EQUAL',
    threshold: 1.5,
    ...changes,
  };
}

const aQuantity = (key: string, name: string, unit: string) => ({
  __typename: 'Quantity',
  key,
  name,
  unit,
  isCharted: true,
});

/** Eighteen hours of a scale from which a swarm flies, in bins of ten minutes. */
export function aCurve() {
  const start = Date.parse('2026-05-20T05:15:00Z');
  const binMs = 600_000;
  const times = Array.from({ length: 72 }, (_, index) => new Date(start + index * binMs).toISOString());
  const mean = times.map((_, index) => Math.round((43 + index / 60 - (index > 36 ? 2.1 : 0)) * 100) / 100);
  return {
    __typename: 'AlertCurve',
    start: new Date(start).toISOString(),
    end: new Date(start + times.length * binMs).toISOString(),
    quantities: [
      {
        __typename: 'AlertCurveQuantity',
        quantity: 'weight_kg',
        name: 'Weight',
        unit: 'kg',
        times,
        mean,
        min: mean,
        max: mean,
      },
    ],
  };
}

/** What a rule's form offers. */
export function ruleChoices() {
  return {
    devices: [],
    quantities: [aQuantity('t_i', 'Temperature inside', '°C'), aQuantity('weight_kg', 'Weight', 'kg')],
    weatherQuantities: [aQuantity('temperature', 'Temperature outside', '°C')],
    modelQuantity: null,
    modelName: 'Value of the model',
    apiaries: [
      {
        __typename: 'Apiary',
        id: '1',
        name: 'Orchard',
        hives: [
          { __typename: 'Hive', id: '11', name: 'Hive 1' },
          { __typename: 'Hive', id: '12', name: 'Hive 2' },
        ],
      },
    ],
  };
}

export function someRules(): FakeRule[] {
  return [
    aRule(),
    aRule({
      id: '8',
      name: 'Brood too cold',
      description: null,
      isActive: false,
      excludedHiveIds: ['11', '12'],
    }),
  ];
}

export const aFailure = (code: string) => ({
  __typename: 'Failure',
  code,
  fields: [],
  requestId: 'r',
  retryAfterSeconds: null,
});

/** Alerts that a rule would have raised for two hives in a year: two falls of the first, one of the second. */
/** What became of a test alert that went well. */
export const aSentTest = (changes: object = {}) => ({
  __typename: 'SentTestAlert',
  title: 'Test: Swarm: Hive 1',
  text: 'This is only a test. An alert would say: Weight has fallen by 1.5 kg (14:05)',
  pushCount: 1,
  failedPushCount: 0,
  isPushedHere: true,
  mail: 'SENT',
  webhookCount: 0,
  failedWebhookCount: 0,
  quietUntil: null,
  hasDevice: true,
  ...changes,
});

export function aTriedRule(changes: object = {}) {
  const until = Date.parse('2026-06-15T12:00:00Z');
  const dayMs = 86_400_000;
  const daysAgo = (days: number) => new Date(until - days * dayMs).toISOString();
  const times = Array.from({ length: 180 }, (_, index) => daysAgo(364 - index * 2));
  const curve = (deviceId: string, base: number) => ({
    deviceId,
    times,
    least: times.map((_, index) => base + (index % 90) / 5 - 0.4),
    greatest: times.map((_, index) => base + (index % 90) / 5),
  });
  const alert = (deviceId: string, hiveName: string, days: number, value: number) => ({
    deviceId,
    deviceName: `Scale ${deviceId}`,
    hiveName,
    firstAt: daysAgo(days),
    endedAt: daysAgo(days),
    value,
  });
  return {
    __typename: 'TriedAlertRule',
    since: daysAgo(365),
    until: daysAgo(0),
    isShortened: false,
    modelSince: null,
    deviceCount: 2,
    count: 3,
    alerts: [alert('1', 'Hive 1', 5, 2.1), alert('2', 'Hive 2', 20, 1.7), alert('1', 'Hive 1', 31, 2.6)],
    curves: [curve('1', 31), curve('2', 42)],
    ...changes,
  };
}
