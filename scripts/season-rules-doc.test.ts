import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  type Bloom,
  climateZone,
  dayAfter,
  degreeDays,
  flowsIn,
  lastDayOf,
  type Plant,
  type SeasonAnchor,
  type SeasonRule,
  seasonDays,
  seasonRules,
  seasonWindows,
} from '../packages/domain/src/public.ts';

const page = readFileSync(resolve(import.meta.dirname, '../docs/season-rules.md'), 'utf8');

/** A climate of our own making, close to places where people have bees. Plants open at a sum of degree days there. */
interface Climate {
  name: string;
  latitude: number;
  meanCelsius: number;
  /** Half of the difference between the warmest and the coldest day of a year without weather. */
  swing: number;
  /** Between night and noon. */
  dayRange: number;
  openAt: Partial<Record<Plant, number>>;
}

const climates: readonly Climate[] = [
  {
    ...{ name: 'Oceanic, 52° N', latitude: 52, meanCelsius: 10.5, swing: 7.5, dayRange: 8 },
    openAt: { hazel: 2, willow: 40, fruit_trees: 150, lime: 850, ivy: 1900 },
  },
  {
    ...{ name: 'Mediterranean, 38° N', latitude: 38, meanCelsius: 17, swing: 9, dayRange: 11 },
    openAt: { almond: 60, fruit_trees: 320, citrus: 500, sweet_chestnut: 1300 },
  },
  {
    ...{ name: 'Oceanic, 41° S', latitude: -41, meanCelsius: 12.5, swing: 5, dayRange: 8 },
    openAt: { willow: 150, fruit_trees: 330, manuka: 800 },
  },
];

const season = 2025;

/** Numbers from 0 to 1 that are the same in every run. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    yield state / 2 ** 31;
  }
}

/** A year of days: a curve, and weather that changes slowly around it. */
function weatherOf({ latitude, meanCelsius, swing, dayRange }: Climate) {
  const { from } = seasonDays(season, latitude < 0);
  const random = numbers(Math.abs(latitude));
  let weather = 0;
  return Array.from({ length: 365 }, (_, index) => {
    weather = 0.8 * weather + 4 * (random.next().value - 0.5);
    // The coldest day is three weeks after the season begins, on both halves of the earth.
    const mean = meanCelsius - swing * Math.cos((2 * Math.PI * (index - 20)) / 365) + weather;
    const [leastCelsius, greatestCelsius] = [mean - dayRange / 2, mean + dayRange / 2];
    return { day: dayAfter(from, index), leastCelsius, greatestCelsius };
  });
}

/** Blooms as somebody would note them who looks each day, three weeks long. */
function bloomsOf(climate: Climate, weather: ReturnType<typeof weatherOf>): Bloom[] {
  return Object.entries(climate.openAt).flatMap(([name, sum]) => {
    const first = weather.find((_, index) => degreeDays(weather.slice(0, index + 1)) >= sum);
    const plant = seasonRules
      .flatMap(({ anchors }) => anchors.flatMap((anchor) => ('bloom' in anchor ? anchor.bloom : [])))
      .find((each) => each === name);
    return first && plant ? [{ plant, firstDay: first.day, lastDay: dayAfter(first.day, 20) }] : [];
  });
}

/** Of a scale that gains on warm days while the last of these plants blooms. */
function flowsOf(blooms: readonly Bloom[], weather: ReturnType<typeof weatherOf>) {
  const summer = blooms.filter(({ plant }) => ['lime', 'sweet_chestnut', 'manuka'].includes(plant));
  const gains = weather.map(({ day, greatestCelsius }) => {
    const isFlying = greatestCelsius > 16;
    const isInBloom = summer.some((bloom) => bloom.firstDay <= day && day <= lastDayOf(bloom));
    return { day, kg: isFlying && isInBloom ? 1.2 : -0.1 };
  });
  return flowsIn(gains).map(({ from, to }) => ({ from, to, isOver: true }));
}

const years = climates.map((climate) => {
  const weather = weatherOf(climate);
  const blooms = bloomsOf(climate, weather);
  const { latitude } = climate;
  const facts = { zone: climateZone([{ latitude }]), latitude, blooms, flows: flowsOf(blooms, weather) };
  const windows = seasonWindows(facts, season);
  return { climate, weather, blooms, windowOf: new Map(windows.map((window) => [window.rule.id, window])) };
});

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), `|${'---|'.repeat(head.length)}`, ...rows.map(row)].join('\n');

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

function anchorText(anchor: SeasonAnchor): string {
  if ('bloom' in anchor) {
    const when = anchor.at === 'first' ? 'first day of' : 'last day of';
    const plus = anchor.plus > 0 ? `${days(anchor.plus)} after the ` : '';
    return `${plus}${when} ${anchor.bloom.join(', ')}`;
  }
  if ('flow' in anchor) {
    const plus = anchor.plus > 0 ? `${days(anchor.plus)} after the ` : '';
    return `${plus}${anchor.flow} of a flow`;
  }
  if ('after' in anchor) {
    const earliest = anchor.notBefore ? `, not before ${anchor.notBefore.phase}` : '';
    return `end of \`${anchor.after}\`${earliest}`;
  }
  const moves = { later: ', later towards the pole', earlier: ', earlier towards the pole', never: '' }[
    anchor.moves
  ];
  return `${anchor.phase}${moves}`;
}

const ruleRow = (rule: SeasonRule) => [
  `\`${rule.id}\``,
  rule.set,
  rule.anchors.map(anchorText).join(rule.isLatest ? ' / ' : '; else '),
  days(rule.days),
  rule.source,
];

test('the page lists all rules as the code has them', () => {
  const head = ['rule', 'set', 'begins', 'lasts', 'source of the fact'];
  expect(page).toContain(table(head, seasonRules.map(ruleRow)));
});

test('the page shows the dates of three climates as the rules give them', () => {
  const head = ['rule', ...climates.map(({ name }) => name)];
  const rows = seasonRules.map(({ id }) => [
    `\`${id}\``,
    ...years.map(({ windowOf }) => {
      const window = windowOf.get(id);
      return window ? `${window.from} to ${window.to} (${window.reason.kind})` : '–';
    }),
  ]);
  expect(page).toContain(table(head, rows));
});

test.each(years)(
  'the dates of $climate.name are in their part of the year',
  ({ climate, weather, windowOf }) => {
    const monthOf = (id: SeasonRule['id']) => {
      const month = Number(windowOf.get(id)?.from.slice(5, 7));
      return climate.latitude < 0 ? ((month + 5) % 12) + 1 : month;
    };
    const celsius = new Map(weather.map(({ day, greatestCelsius }) => [day, greatestCelsius]));
    expect(celsius.get(windowOf.get('swarm_control')?.from ?? '')).toBeGreaterThan(10);
    expect(monthOf('spring_stores')).toBeLessThanOrEqual(3);
    expect([2, 3, 4]).toContain(monthOf('first_inspection'));
    expect([3, 4, 5]).toContain(monthOf('swarm_control'));
    expect([5, 6, 7, 8]).toContain(monthOf('harvest'));
    expect([7, 8, 9]).toContain(monthOf('summer_treatment'));
    expect([9, 10, 11]).toContain(monthOf('mouse_guards'));
  },
);
