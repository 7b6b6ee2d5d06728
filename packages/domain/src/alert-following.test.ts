import fc from 'fast-check';
import { type AlertFollowing, type Followed, followAlerts, overlaid } from './alert-following.ts';
import type { AlertCondition, AlertRuleLogic } from './alert-rules.ts';
import { alertTemplate } from './alert-templates.ts';
import type { AlertSeries } from './alert-verdicts.ts';

const minute = 60_000;
const begin = Date.parse('2026-06-01T00:00:00Z');
const unfollowed: AlertFollowing = { until: begin, hits: 0, episode: undefined };

const below = (threshold: number): AlertCondition => ({
  period: 'last',
  quantity: 't_i',
  comparison: 'value',
  comparator: 'less_than',
  threshold,
});
const fallOf = (threshold: number): AlertCondition => ({
  period: 'last',
  quantity: 'weight_kg',
  comparison: 'fall',
  comparator: 'greater_than_or_equal',
  threshold,
});

const ruleOf = (changes: Partial<AlertRuleLogic> = {}): AlertRuleLogic => ({
  calculationMinutes: 0,
  conditions: [below(20)],
  joinedBy: 'and',
  occurrences: 1,
  excludedMonths: [],
  excludedHours: [],
  worseBy: undefined,
  quietMinutes: 60,
  timeZone: 'Europe/Amsterdam',
  ...changes,
});

type Message = readonly [minutes: number, values: Readonly<Record<string, number>>];

/** What is known of a device that sent these, minutes after the beginning. */
function seriesOf(messages: readonly Message[], intervalMinutes = 15): AlertSeries {
  const columns = new Map<string, { times: number[]; values: number[] }>();
  for (const [minutes, values] of messages)
    for (const [name, value] of Object.entries({ ...values, message: 1 })) {
      const column = columns.get(name) ?? { times: [], values: [] };
      columns.set(name, column);
      column.times.push(begin + minutes * minute);
      column.values.push(value);
    }
  return { columns, knownSince: begin, intervalMinutes };
}

const temperatures = (...values: readonly number[]) =>
  values.map((value, index): Message => [15 * (index + 1), { t_i: value }]);

/** The notifications of these messages, as minutes after the beginning. */
function eventsOf(rule: AlertRuleLogic, messages: readonly Message[], untilMinutes = 100_000): string[] {
  const until = begin + untilMinutes * minute;
  return followAlerts(rule, seriesOf(messages), unfollowed, until).events.map(
    ({ kind, at }) => `${kind} ${(at - begin) / minute}`,
  );
}

test('an alert begins with the first message that meets its rule, goes on, and is over with one that does not', () => {
  const { episodes, events } = followAlerts(
    ruleOf(),
    seriesOf(temperatures(25, 18, 12, 15, 22)),
    unfollowed,
    begin + 100 * minute,
  );
  expect(events.map(({ kind }) => kind)).toEqual(['began', 'ended']);
  expect(episodes).toMatchObject([
    {
      firstAt: begin + 30 * minute,
      lastAt: begin + 60 * minute,
      endedAt: begin + 75 * minute,
      count: 3,
      values: [12],
    },
  ]);
});

test('zero is a value, and what is missing is none: it begins nothing and ends nothing', () => {
  expect(eventsOf(ruleOf(), [[15, { t_i: 0 }]])).toEqual(['began 15']);
  expect(eventsOf(ruleOf(), [[15, { h: 50 }]])).toEqual([]);
  expect(
    eventsOf(ruleOf(), [
      [15, { t_i: 10 }],
      [30, { h: 50 }],
      [45, { t_i: 10 }],
    ]),
  ).toEqual(['began 15']);
});

test('it notifies again only when it is worse by what the rule says, and not within its quiet time', () => {
  const rule = ruleOf({ worseBy: 5, quietMinutes: 30 });
  expect(eventsOf(rule, temperatures(18, 12, 12, 9, 8, 7, 6))).toEqual(['began 15', 'worse 45', 'worse 90']);
});

test('what is over and comes again within the quiet time is the same alert', () => {
  expect(eventsOf(ruleOf(), temperatures(18, 22, 18, 22, 18, 22))).toEqual(['began 15', 'ended 30']);
  expect(eventsOf(ruleOf({ quietMinutes: 0 }), temperatures(18, 22, 18))).toEqual([
    'began 15',
    'ended 30',
    'began 45',
  ]);
});

test('a rule that waits for n times begins with the n-th without a break', () => {
  expect(eventsOf(ruleOf({ occurrences: 3 }), temperatures(18, 18, 25, 18, 18, 18))).toEqual(['began 90']);
});

test('a swarm’s fall from one message to the next notifies at once, and is no state that ends', () => {
  const rule = ruleOf({ conditions: [fallOf(1.5)] });
  const weights = [50, 50.1, 47.9, 47.8].map((kg, index): Message => [15 * (index + 1), { weight_kg: kg }]);
  expect(eventsOf(rule, weights)).toEqual(['began 45']);
});

test('a fall over a gap says nothing of when it fell', () => {
  const rule = ruleOf({ conditions: [fallOf(1.5)] });
  expect(
    eventsOf(rule, [
      [15, { weight_kg: 50 }],
      [15 + 61, { weight_kg: 40 }],
    ]),
  ).toEqual([]);
});

test('three intervals without a message notify, and so does its return', () => {
  const rule = ruleOf({
    conditions: [{ period: 'intervals', quantity: 'message', comparator: 'equal_to', threshold: 0 }],
  });
  expect(
    eventsOf(
      rule,
      [
        [15, { t_i: 1 }],
        [160, { t_i: 1 }],
      ],
      200,
    ),
  ).toEqual(['began 60', 'ended 160']);
});

test('conditions are joined by and or or; what is not known decides only where it must', () => {
  const both = [below(20), { ...below(50), quantity: 'h' }];
  const dry: Message = [15, { t_i: 10, h: 40 }];
  expect(eventsOf(ruleOf({ conditions: both }), [dry])).toEqual(['began 15']);
  expect(eventsOf(ruleOf({ conditions: both }), [[15, { t_i: 10 }]])).toEqual([]);
  expect(eventsOf(ruleOf({ conditions: both, joinedBy: 'or' }), [[15, { t_i: 10 }]])).toEqual(['began 15']);
  expect(eventsOf(ruleOf({ conditions: both, joinedBy: 'or' }), [[15, { t_i: 30, h: 60 }]])).toEqual([]);
});

test('excluded hours are those of the zone, on the day on which clocks go back too', () => {
  const rule = ruleOf({ excludedHours: [2] });
  const at = (iso: string) => followAlerts(rule, columnAt(iso), untilBefore(iso), Date.parse(iso)).events;
  // 02:30 comes twice in Amsterdam on 25 October 2026.
  expect(at('2026-10-25T00:30:00Z')).toHaveLength(0);
  expect(at('2026-10-25T01:30:00Z')).toHaveLength(0);
  expect(at('2026-10-25T02:30:00Z')).toHaveLength(1);
  expect(at('2026-03-29T01:30:00Z')).toHaveLength(1);
});

const untilBefore = (iso: string): AlertFollowing => ({ ...unfollowed, until: Date.parse(iso) - minute });
const columnAt = (iso: string): AlertSeries => ({
  columns: new Map([['t_i', { times: [Date.parse(iso)], values: [10] }]]),
  knownSince: 0,
  intervalMinutes: 15,
});

const anyRule = fc.record({
  calculationMinutes: fc.constantFrom(0 as const, 60 as const, 180 as const),
  occurrences: fc.integer({ min: 1, max: 3 }),
  joinedBy: fc.constantFrom('and' as const, 'or' as const),
  quietMinutes: fc.constantFrom(0, 30, 120),
  worseBy: fc.constantFrom(undefined, 1, 4),
  excludedHours: fc.subarray([3, 4, 12]),
  conditions: fc.array(
    fc.oneof(
      fc.record({
        period: fc.constant('last' as const),
        quantity: fc.constantFrom('t_i', 'weight_kg'),
        comparison: fc.constantFrom('value' as const, 'fall' as const, 'absolute_difference' as const),
        comparator: fc.constantFrom('less_than' as const, 'greater_than_or_equal' as const),
        threshold: fc.integer({ min: 0, max: 20 }),
      }),
      fc.record({
        period: fc.constant('past' as const),
        minutes: fc.constantFrom(30, 180),
        calculation: fc.constantFrom('min' as const, 'mean' as const, 'rate' as const, 'count' as const),
        quantity: fc.constantFrom('t_i', 'weight_kg'),
        comparison: fc.constantFrom('value' as const, 'rise' as const),
        comparator: fc.constantFrom('less_than' as const, 'equal_to' as const),
        threshold: fc.integer({ min: 0, max: 20 }),
      }),
      fc.record({
        period: fc.constant('intervals' as const),
        quantity: fc.constant('message'),
        comparator: fc.constant('equal_to' as const),
        threshold: fc.constant(0),
      }),
    ),
    { minLength: 1, maxLength: 3 },
  ),
});

const aDay = fc
  .uniqueArray(fc.integer({ min: 1, max: 1440 }), { minLength: 1, maxLength: 60 })
  .chain((minutes) =>
    fc.tuple(
      ...minutes
        .toSorted((one, other) => one - other)
        .map((at) =>
          fc.tuple(
            fc.constant(at),
            fc.record(
              { t_i: fc.integer({ min: 0, max: 25 }), weight_kg: fc.integer({ min: 0, max: 25 }) },
              { requiredKeys: [] },
            ),
          ),
        ),
    ),
  );

test('a day that is replayed message by message tells what it tells at once, each thing once', () => {
  fc.assert(
    fc.property(anyRule, aDay, (changes, day) => {
      const rule = ruleOf(changes);
      const until = begin + 1440 * minute;
      const atOnce = followAlerts(rule, seriesOf(day), unfollowed, until);
      let following = unfollowed;
      const one: Followed['events'][number][] = [];
      for (const [index, [minutes]] of day.entries()) {
        const known = seriesOf(day.slice(0, index + 1));
        const step = followAlerts(rule, known, following, begin + minutes * minute);
        one.push(...step.events);
        following = step.following;
      }
      const rest = followAlerts(rule, seriesOf(day), following, until);
      expect([...one, ...rest.events]).toEqual(atOnce.events);
      expect(rest.following).toEqual(atOnce.following);
    }),
  );
});

test('a late message brings the alert that it should have brought, and repeats none', () => {
  const rule = ruleOf();
  const known: Message[] = [
    [15, { t_i: 18 }],
    [30, { t_i: 25 }],
    [300, { t_i: 25 }],
  ];
  const until = begin + 300 * minute;
  const live = followAlerts(rule, seriesOf(known), unfollowed, until);
  const all = seriesOf([...known, [200, { t_i: 5 }] as const].toSorted(([one], [other]) => one - other));
  const again = overlaid(rule, followAlerts(rule, all, unfollowed, until), live.episodes, live.following);
  expect(again.events).toMatchObject([
    { kind: 'began', at: begin + 200 * minute },
    { kind: 'ended', at: begin + 300 * minute },
  ]);
  const twice = overlaid(rule, followAlerts(rule, all, unfollowed, until), again.episodes, again.following);
  expect(twice.events).toEqual([]);
});

/** The notifications when late messages come after those that were followed live. */
function reportedLate(rule: AlertRuleLogic, live: readonly Message[], late: readonly Message[]) {
  const until = begin + 300 * minute;
  const before = followAlerts(rule, seriesOf(live), unfollowed, until);
  const all = seriesOf([...live, ...late].toSorted(([one], [other]) => one - other));
  const followedAgain = () => followAlerts(rule, all, unfollowed, until);
  const again = overlaid(rule, followedAgain(), before.episodes, before.following);
  const stored = [
    ...before.episodes.filter(({ firstAt }) => again.episodes.every((each) => each.firstAt !== firstAt)),
    ...again.episodes,
  ];
  expect(overlaid(rule, followedAgain(), stored, again.following).events).toEqual([]);
  return again.events.map(({ kind, at, firstAt }) =>
    [kind, (at - begin) / minute, (firstAt - begin) / minute].join(' '),
  );
}

test('late messages that bring an alert and its end tell both, once', () => {
  const live: Message[] = [
    [15, { t_i: 25 }],
    [300, { t_i: 25 }],
  ];
  const late: Message[] = [
    [100, { t_i: 5 }],
    [115, { t_i: 4 }],
    [130, { t_i: 25 }],
  ];
  expect(reportedLate(ruleOf(), live, late)).toEqual(['began 100 100', 'ended 130 100']);
  expect(reportedLate(ruleOf({ worseBy: 1, quietMinutes: 0 }), live, late)).toEqual([
    'began 100 100',
    'ended 130 100',
  ]);
});

test('what goes on is over with a late message that says so, and what began after that is another alert', () => {
  const live: Message[] = [
    [15, { t_i: 5 }],
    [300, { h: 50 }],
  ];
  expect(reportedLate(ruleOf(), live, [[45, { t_i: 25 }]])).toEqual(['ended 45 15']);
  const late: Message[] = [
    [45, { t_i: 25 }],
    [200, { t_i: 5 }],
  ];
  expect(reportedLate(ruleOf(), live, late)).toEqual(['ended 45 15', 'began 200 200']);
  expect(reportedLate(ruleOf(), [...live, [60, { t_i: 25 }]], [[45, { t_i: 25 }]])).toEqual([]);
  const swarm = ruleOf({ conditions: [fallOf(2)] });
  const swarms: Message[] = [
    [15, { weight_kg: 50 }],
    [300, { weight_kg: 44 }],
  ];
  expect(
    reportedLate(swarm, swarms, [
      [100, { weight_kg: 50 }],
      [115, { weight_kg: 44 }],
    ]),
  ).toEqual(['began 115 115']);
});

test('a silence that late messages fill is over', () => {
  const { conditions } = alertTemplate('silence');
  const live: Message[] = [[15, { t_i: 25 }]];
  const late = Array.from({ length: 19 }, (_, index): Message => [30 + 15 * index, { t_i: 25 }]);
  expect(reportedLate(ruleOf({ conditions }), live, late)).toEqual(['ended 300 60']);
});

test('a device that is carried away notifies once; the error of its receiver does not', () => {
  const rule = { ...ruleOf(), ...alertTemplate('moved') };
  const at = (minutes: number, lat: number, lon: number): Message => [minutes, { lat, lon }];
  const placements = [at(15, 52.1, 5.2), at(30, 52.1004, 5.1995), at(45, 52.0998, 5.2003)];
  expect(eventsOf(rule, placements)).toEqual([]);
  expect(eventsOf(rule, [...placements, at(60, 52.1, 5.25), at(75, 52.13, 5.3)])).toEqual(['began 60']);
});

test('a nest that warms up as before a swarm alerts; a warm afternoon does not', () => {
  const rule = { ...ruleOf(), ...alertTemplate('swarm_warmth') };
  // Of 14 h in Amsterdam, every ten minutes.
  const nest = (...values: readonly number[]) =>
    values.map((t_i, index): Message => [12 * 60 + 10 * index, { t_i }]);
  expect(eventsOf(rule, nest(35, 35.1, 35, 35.5, 36.4, 36.9))).toHaveLength(1);
  expect(eventsOf(rule, nest(35, 35.2, 35.4, 35.6, 35.8, 36, 36.2))).toEqual([]);
});

test('a hum that is half as loud again as days before alerts; a colony that grows and one loud day do not', () => {
  const rule = { ...ruleOf(), ...alertTemplate('swarm_sound') };
  const days = (levelAt: (day: number) => number) =>
    Array.from(
      { length: 20 * 24 },
      (_, hour): Message => [60 * hour + 1, { s_bin_224_276: levelAt(hour / 24) }],
    );
  expect(
    eventsOf(
      rule,
      days((day) => (day < 10 ? 20 : 32)),
    ),
  ).toEqual(['began 18720', 'ended 20160']);
  expect(
    eventsOf(
      rule,
      days((day) => 20 + day / 2),
    ),
  ).toEqual([]);
  expect(
    eventsOf(
      rule,
      days((day) => (Math.floor(day) === 10 ? 40 : 20)),
    ),
  ).toEqual([]);
});

test('a nest that varies while the colony gains nothing alerts; a steady nest, or a gain, does not', () => {
  const rule = { ...ruleOf(), ...alertTemplate('queenless') };
  const weeks = (spread: number, gainPerDay: number) =>
    Array.from(
      { length: 21 * 24 },
      (_, hour): Message => [
        60 * hour + 1,
        { t_i: 33 + spread * Math.sin((hour / 12) * Math.PI), weight_kg: 30 + (gainPerDay * hour) / 24 },
      ],
    );
  expect(eventsOf(rule, weeks(2, 0)).length).toBeGreaterThan(0);
  expect([eventsOf(rule, weeks(0.5, 0)), eventsOf(rule, weeks(2, 0.3))]).toEqual([[], []]);
});
