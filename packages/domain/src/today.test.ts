import fc from 'fast-check';
import { dayAfter } from './day-after.ts';
import { openingWeather } from './opening-weather.ts';
import { plannedCounts } from './planned-counts.ts';
import { packed, roundOf } from './round.ts';
import { packItems } from './task-rules.ts';
import { type TodayFacts, type TodayHive, todayKinds, todayLines } from './today.ts';

const today = '2026-06-10';
const nothing: TodayFacts = {
  ...{ today, apiaries: [{ id: 'heath', place: { latitude: 52, longitude: 5 } }] },
  ...{ hives: [], alerts: [], silentDevices: [], tasks: [], reminders: [], waits: [] },
  ...{ plannedCounts: [], flows: [], stores: [], faultyScales: [], forecasts: [] },
};
const hive = (part: Partial<TodayHive> = {}): TodayHive => ({
  ...{ id: '1', apiaryId: 'heath', isOwn: true, hasBees: true, needsAttention: false, inspectedOn: today },
  ...{ isQueenless: false, queen: undefined },
  ...part,
});
const kindsOf = (facts: Partial<TodayFacts>) => todayLines({ ...nothing, ...facts }).map(({ kind }) => kind);

const anId = fc.integer({ min: 1, max: 12 }).map(String);
const aDay = fc.option(
  fc.integer({ min: -30, max: 30 }).map((days) => dayAfter(today, days)),
  { nil: undefined },
);
const someDay = aDay.map((day) => day ?? today);
const distinct = <Value extends { id: string }>(arbitrary: fc.Arbitrary<Value>) =>
  fc.uniqueArray(arbitrary, { selector: ({ id }) => id, maxLength: 10 });
const someFacts: fc.Arbitrary<TodayFacts> = fc.record({
  today: fc.constant(today),
  apiaries: distinct(
    fc.record({
      id: anId,
      place: fc.option(
        fc.record({
          latitude: fc.double({ min: -55, max: 70, noNaN: true }),
          longitude: fc.double({ min: -180, max: 180, noNaN: true }),
        }),
        { nil: undefined },
      ),
    }),
  ),
  hives: distinct(
    fc.record({
      ...{ id: anId, apiaryId: anId, isOwn: fc.boolean(), hasBees: fc.boolean() },
      ...{ needsAttention: fc.boolean(), inspectedOn: aDay, isQueenless: fc.boolean() },
      queen: fc.option(fc.record({ birthDate: aDay, isFertilized: fc.boolean() }), { nil: undefined }),
    }),
  ),
  alerts: distinct(fc.record({ id: anId, hiveId: fc.option(anId, { nil: undefined }), since: someDay })),
  silentDevices: distinct(fc.record({ id: anId, hiveId: anId, since: someDay })),
  tasks: distinct(
    fc.record({ id: anId, day: aDay, hiveIds: fc.uniqueArray(anId), apiaryIds: fc.uniqueArray(anId) }),
  ),
  reminders: distinct(fc.record({ id: anId, day: aDay, hiveId: anId, apiaryId: anId })),
  waits: fc.array(fc.record({ hiveId: anId, from: someDay, honeyFrom: someDay }), { maxLength: 10 }),
  plannedCounts: fc.uniqueArray(fc.record({ hiveId: anId, day: someDay }), {
    selector: ({ hiveId }) => hiveId,
  }),
  flows: fc.uniqueArray(fc.record({ hiveId: anId, from: someDay, to: someDay }), {
    selector: ({ hiveId }) => hiveId,
  }),
  stores: fc.uniqueArray(
    fc.record({
      ...{ hiveId: anId, day: someDay, isLow: fc.boolean() },
      ...{ frames: fc.option(fc.nat(20), { nil: undefined }), fedKg: fc.nat(20) },
    }),
    { selector: ({ hiveId }) => hiveId },
  ),
  faultyScales: fc.uniqueArray(fc.record({ deviceId: anId, hiveId: anId }), {
    selector: ({ deviceId }) => deviceId,
  }),
  forecasts: fc.uniqueArray(
    fc.record({
      apiaryId: anId,
      days: fc.array(
        fc.record({
          ...{ day: someDay, greatestCelsius: fc.integer({ min: -20, max: 40 }), rainMm: fc.nat(20) },
          windMs: fc.option(fc.nat(20), { nil: undefined }),
        }),
        { maxLength: 4 },
      ),
    }),
    { selector: ({ apiaryId }) => apiaryId },
  ),
});

test('nothing that is due is missing, and nothing is there twice', () => {
  fc.assert(
    fc.property(someFacts, (facts) => {
      const lines = todayLines(facts);
      const idsOf = (source: string) => lines.filter((line) => line.source === source).map(({ id }) => id);
      const due = (plans: readonly { id: string; day: string | undefined }[]) =>
        plans.filter(({ day }) => day !== undefined && day <= today).map(({ id }) => id);
      const sorted = (ids: readonly string[]) => ids.toSorted();
      expect(sorted(idsOf('alert'))).toEqual(sorted(facts.alerts.map(({ id }) => id)));
      expect(sorted(idsOf('device'))).toEqual(
        sorted([
          ...facts.silentDevices.map(({ id }) => id),
          ...facts.faultyScales.map(({ deviceId }) => deviceId),
        ]),
      );
      expect(sorted(idsOf('task'))).toEqual(sorted(due(facts.tasks)));
      expect(sorted(idsOf('reminder'))).toEqual(sorted(due(facts.reminders)));
      const attention = lines.filter(({ kind }) => kind === 'attention').flatMap(({ hiveIds }) => hiveIds);
      expect(sorted(attention)).toEqual(
        sorted(
          facts.hives.filter((each) => each.isOwn && each.hasBees && each.needsAttention).map(({ id }) => id),
        ),
      );
      expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
    }),
  );
});

test('the order is that of urgency, and does not depend on the order of the facts', () => {
  const turned = <Value>(values: readonly Value[]) => values.toReversed();
  fc.assert(
    fc.property(someFacts, (facts) => {
      const lines = todayLines(facts);
      const ranks = lines.map(({ kind }) => todayKinds.indexOf(kind));
      expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
      const { hives, alerts, silentDevices, tasks, reminders, waits, plannedCounts: planned, flows } = facts;
      const faultyScales = turned(facts.faultyScales);
      const other = {
        ...{ ...facts, hives: turned(hives), alerts: turned(alerts), waits: turned(waits) },
        ...{ silentDevices: turned(silentDevices), tasks: turned(tasks), reminders: turned(reminders) },
        ...{ plannedCounts: turned(planned), flows: turned(flows), faultyScales },
      };
      expect(todayLines(other)).toEqual(lines);
    }),
  );
});

test('the round has each apiary with a line once, the most urgent first', () => {
  fc.assert(
    fc.property(someFacts, (facts) => {
      const lines = todayLines(facts);
      const stops = roundOf(facts.apiaries, lines);
      const expected = facts.apiaries
        .map(({ id }) => id)
        .filter((id) => lines.some(({ apiaryIds }) => apiaryIds.includes(id)));
      expect(stops.map(({ apiaryId }) => apiaryId).toSorted()).toEqual(expected.toSorted());
      const ranks = stops.map(({ lines: [first] }) => todayKinds.indexOf(first?.kind ?? 'honey'));
      expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
      for (const stop of stops)
        expect(stop.lines).toEqual(lines.filter(({ apiaryIds }) => apiaryIds.includes(stop.apiaryId)));
    }),
  );
});

test('of equally urgent apiaries the nearest to the one before is next', () => {
  const apiaries = [
    { id: 'far', place: { latitude: 53, longitude: 5 } },
    { id: 'first', place: { latitude: 52, longitude: 5 } },
    { id: 'nowhere', place: undefined },
    { id: 'near', place: { latitude: 52.1, longitude: 5 } },
  ];
  const tasks = apiaries.map(({ id }) => ({ id, day: today, hiveIds: [], apiaryIds: [id] }));
  const alerts = [{ id: '1', hiveId: '1', since: today }];
  const hives = [hive({ apiaryId: 'first' })];
  const lines = todayLines({ ...nothing, apiaries, hives, tasks, alerts });
  expect(roundOf(apiaries, lines).map(({ apiaryId }) => apiaryId)).toEqual([
    'first',
    'near',
    'far',
    'nowhere',
  ]);
});

test('what is packed is the sum of what the tasks need', () => {
  const aPack = fc.uniqueArray(
    fc.record({ item: fc.constantFrom(...packItems), count: fc.integer({ min: 1, max: 999 }) }),
    { selector: ({ item }) => item },
  );
  fc.assert(
    fc.property(fc.array(fc.record({ pack: aPack })), (tasks) => {
      const sum = packed(tasks);
      for (const item of packItems) {
        const needed = tasks
          .flatMap(({ pack }) => pack)
          .filter((each) => each.item === item)
          .reduce((total, { count }) => total + count, 0);
        expect(sum.find((each) => each.item === item)?.count ?? 0).toBe(needed);
      }
    }),
  );
});

test.each<[string, Partial<TodayHive> & { today: string; latitude?: number }, boolean]>([
  ['inspected nine days ago in June', { today, inspectedOn: '2026-06-01' }, true],
  ['inspected eight days ago', { today, inspectedOn: '2026-06-02' }, false],
  ['never inspected', { today, inspectedOn: undefined }, true],
  ['in winter', { today: '2026-12-10', inspectedOn: '2026-09-01' }, false],
  ['in December of the south', { today: '2026-12-10', inspectedOn: '2026-12-01', latitude: -41 }, true],
  ['in June of the south', { today, inspectedOn: '2026-03-01', latitude: -41 }, false],
  ['between the tropics', { today, inspectedOn: '2026-03-01', latitude: 9 }, false],
  ['another person’s', { today, inspectedOn: undefined, isOwn: false }, false],
  ['empty', { today, inspectedOn: undefined, hasBees: false }, false],
])('whether a hive is to be inspected: %s', (_, { today: now, latitude = 52, ...part }, isDue) => {
  const apiaries = [{ id: 'heath', place: { latitude, longitude: 5 } }];
  expect(kindsOf({ today: now, apiaries, hives: [hive(part)] })).toEqual(isDue ? ['inspection'] : []);
});

test('a planned mite count is due from its day until somebody counts', () => {
  const hives = [hive()];
  expect(kindsOf({ hives, plannedCounts: [{ hiveId: '1', day: today }] })).toEqual(['mite_count']);
  expect(kindsOf({ hives, plannedCounts: [{ hiveId: '1', day: '2026-06-11' }] })).toEqual([]);
  const first = { hiveId: '1', day: '2026-05-20', recountDay: '2026-06-03' };
  expect(plannedCounts([first])).toEqual([{ hiveId: '1', day: '2026-06-03' }]);
  expect(plannedCounts([{ hiveId: '1', day: '2026-06-02' }, first])).toEqual([]);
});

test.each([
  ['2026-06-09', ['flow']],
  ['2026-06-08', ['flow']],
  ['2026-06-07', []],
])('a flow that gained until %s makes %j', (to, kinds) => {
  const flows = [{ hiveId: '1', from: '2026-06-01', to }];
  expect(kindsOf({ hives: [hive()], flows })).toEqual(kinds);
  expect(kindsOf({ hives: [hive({ isOwn: false })], flows })).toEqual([]);
});

test('the end of a withdrawal period is said for three days, unless another one lasts', () => {
  const hives = [hive()];
  const wait = { hiveId: '1', from: '2026-05-01', honeyFrom: '2026-06-08' };
  expect(kindsOf({ hives, waits: [wait] })).toEqual(['honey']);
  expect(kindsOf({ hives, waits: [{ ...wait, honeyFrom: '2026-06-07' }] })).toEqual([]);
  expect(kindsOf({ hives, waits: [{ ...wait, honeyFrom: '2026-06-11' }] })).toEqual([]);
  expect(kindsOf({ hives, waits: [wait, { ...wait, honeyFrom: '2026-07-01' }] })).toEqual([]);
});

test.each([
  ['good', { greatestCelsius: 18, rainMm: 0, windMs: 3 }],
  ['good', { greatestCelsius: 14, rainMm: 0.5, windMs: undefined }],
  ['cold', { greatestCelsius: 13.9, rainMm: 0, windMs: 3 }],
  ['wet', { greatestCelsius: 8, rainMm: 4, windMs: 12 }],
  ['windy', { greatestCelsius: 20, rainMm: 0, windMs: 9 }],
])('hives are opened in %s weather', (expected, weather) => {
  expect(openingWeather({ day: today, ...weather })).toBe(expected);
});

test('short stores are a line for each apiary with the day of the oldest figure, for own hives with bees alone', () => {
  const low = { frames: undefined, isLow: true, fedKg: 0 };
  const facts = {
    hives: [hive(), hive({ id: '2' }), hive({ id: '3', isOwn: false }), hive({ id: '4', hasBees: false })],
    stores: ['1', '2', '3', '4'].map((hiveId) => ({ ...low, hiveId, day: `2026-06-0${hiveId}` })),
  };
  expect(todayLines({ ...nothing, ...facts })).toMatchObject([
    { kind: 'stores', id: 'heath', day: '2026-06-01', hiveIds: ['1', '2'] },
  ]);
});

describe('good weather for mating flights', () => {
  const fine = { greatestCelsius: 20, rainMm: 0.5, windMs: 7 };
  const forecast = (part: object = {}) => ({
    forecasts: [
      {
        apiaryId: 'heath',
        days: [
          { ...fine, day: today, greatestCelsius: 19.9 },
          { ...fine, day: dayAfter(today, 2), ...part },
        ],
      },
    ],
  });
  const queenless = hive({ isQueenless: true });

  test('is a line with its first day where a hive waits for a queen to lay', () => {
    expect(todayLines({ ...nothing, ...forecast(), hives: [queenless, hive({ id: '2' })] })).toMatchObject([
      { kind: 'mating', day: dayAfter(today, 2), hiveIds: ['1'] },
    ]);
  });

  test.each([{ greatestCelsius: 19.9 }, { rainMm: 0.6 }, { windMs: 7.1 }, { windMs: undefined }])(
    'is none with %j',
    (part) => {
      expect(kindsOf({ ...forecast(part), hives: [queenless] })).toEqual([]);
    },
  );

  test.each([
    ['a young queen who is not mated', { birthDate: '2026-05-01', isFertilized: false }, ['mating']],
    ['a mated one', { birthDate: '2026-05-01', isFertilized: true }, []],
    ['one who is too old for it', { birthDate: '2026-04-20', isFertilized: false }, []],
    ['one of whom no birthday is known', { birthDate: undefined, isFertilized: false }, []],
    ['no known queen', undefined, []],
  ])('with %s', (_, queen, kinds) => {
    expect(kindsOf({ ...forecast(), hives: [hive({ queen })] })).toEqual(kinds);
  });
});
