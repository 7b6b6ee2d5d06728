import fc from 'fast-check';
import { type Bloom, plants } from './bloom.ts';
import { dayAfter } from './day-after.ts';
import { climateZone, seasonDays, seasonOfDay } from './season.ts';
import {
  type HintedApiary,
  phaseLatitude,
  type SeasonFacts,
  seasonHints,
  seasonRuleIds,
  seasonRuleSets,
  seasonRules,
  seasonWindows,
} from './season-rules.ts';

const season = 2025;

function factsAt(latitude: number, part: Partial<SeasonFacts> = {}): SeasonFacts {
  return { zone: climateZone([{ latitude }]), latitude, blooms: [], flows: [], ...part };
}
const windowOf = (facts: SeasonFacts, id: string, of = season) =>
  seasonWindows(facts, of).find(({ rule }) => rule.id === id);

/** Whatever somebody may have noted in a season, and what scales may have shown. */
const anyFacts = fc.double({ min: -55, max: 70, noNaN: true }).chain((latitude) => {
  const { from } = seasonDays(season, climateZone([{ latitude }]) === 'southern');
  const day = fc.integer({ min: 0, max: 364 }).map((days) => dayAfter(from, days));
  const length = fc.integer({ min: 0, max: 80 });
  const bloom = fc
    .tuple(fc.constantFrom(...plants), day, fc.option(length, { nil: undefined }))
    .map(([plant, firstDay, days]): Bloom => {
      return { plant, firstDay, lastDay: days === undefined ? undefined : dayAfter(firstDay, days) };
    });
  const flow = fc.tuple(day, length, fc.boolean()).map(([start, days, isOver]) => {
    return { from: start, to: dayAfter(start, days), isOver };
  });
  return fc
    .record({ blooms: fc.array(bloom, { maxLength: 8 }), flows: fc.array(flow, { maxLength: 3 }) })
    .map((known) => factsAt(latitude, known));
});

test('each rule is there once, with its source and no rule after it that it counts from', () => {
  expect(seasonRules.map(({ id }) => id)).toEqual(expect.arrayContaining([...seasonRuleIds]));
  expect(seasonRules).toHaveLength(seasonRuleIds.length);
  for (const [index, { anchors, source, set }] of seasonRules.entries()) {
    expect(source).not.toBe('');
    expect(seasonRuleSets).toContain(set);
    const before = seasonRules.slice(0, index).map(({ id }) => id);
    for (const anchor of anchors) if ('after' in anchor) expect(before).toContain(anchor.after);
  }
});

test('no treatment lies before or in the harvest of its season, or in the season after it', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const windows = seasonWindows(facts, season);
      const treatments = windows.filter(({ rule }) => rule.set === 'treatments');
      const harvest = windows.find(({ rule }) => rule.id === 'harvest');
      const { from, until } = seasonDays(season, facts.zone === 'southern');
      for (const treatment of treatments) {
        expect(treatment.from >= from && treatment.to <= until).toBe(true);
        if (treatment.rule.id === 'summer_treatment') expect(harvest).toBeDefined();
        if (treatment.rule.id === 'summer_treatment' && harvest)
          expect(treatment.from > harvest.to).toBe(true);
      }
    }),
  );
});

test('after the harvest of an early crop alone, treatment and feeding wait for the usual harvest in summer', () => {
  const rape: Bloom = { plant: 'rape', firstDay: '2025-04-20', lastDay: '2025-05-10' };
  const facts = factsAt(phaseLatitude, { blooms: [rape] });
  expect(windowOf(facts, 'harvest')).toMatchObject({ from: '2025-05-14', to: '2025-06-03' });
  expect(windowOf(facts, 'robbing')?.from).toBe('2025-06-04');
  for (const id of ['summer_treatment', 'feeding']) expect(windowOf(facts, id)?.from).toBe('2025-07-31');
});

test('harvest and summer treatment are never hinted at on the same day, and none of both while a flow lasts', () => {
  const sets = new Set(seasonRuleSets);
  fc.assert(
    fc.property(anyFacts, fc.integer({ min: 0, max: 364 }), (facts, days) => {
      const today = dayAfter(seasonDays(season, facts.zone === 'southern').from, days);
      const apiary: HintedApiary = { id: '1', facts, greatestCelsius: undefined, isWithdrawn: false };
      const rules = seasonHints([apiary], sets, today).map(({ rule }) => rule);
      expect(rules.includes('harvest') && rules.includes('summer_treatment')).toBe(false);
      if (seasonWindows(facts, season).some(({ rule }) => rule.id === 'summer_treatment'))
        expect(facts.flows.every(({ isOver }) => isOver)).toBe(true);
    }),
  );
});

test('the tropics have no winter, and no rule without an observation', () => {
  fc.assert(
    fc.property(fc.double({ min: -23, max: 23, noNaN: true }), (latitude) => {
      expect(seasonWindows(factsAt(latitude), season)).toEqual([]);
    }),
  );
  const flows = [{ from: '2025-03-01', to: '2025-03-20', isOver: true }];
  expect(seasonWindows(factsAt(5, { flows }), season).map(({ rule }) => rule.id)).toEqual([
    'supers',
    'harvest',
    'robbing',
  ]);
});

test('without an observation months are those of the sources in the north, and half a year later in the south', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2000, max: 2100 }), (year) => {
      for (const { rule, from } of seasonWindows(factsAt(phaseLatitude), year)) {
        const phase = rule.anchors.find((anchor) => 'phase' in anchor);
        if (phase && 'phase' in phase) expect(from).toBe(`${year}-${phase.phase}`);
        const southern = windowOf(factsAt(-phaseLatitude), rule.id, year);
        const months = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
        // A window after another one can begin on either side of the end of a month.
        if (southern && phase) expect(months(southern.from) - months(from)).toBe(6);
      }
    }),
  );
});

test('nearer to the pole spring is later, and by four weeks at most', () => {
  const start = (latitude: number) => windowOf(factsAt(latitude), 'swarm_control')?.from;
  expect([start(42), start(49), start(52), start(70)]).toEqual([
    '2025-03-28',
    '2025-04-25',
    '2025-05-07',
    '2025-05-23',
  ]);
});

test('what is observed counts more than the date', () => {
  const blooms: Bloom[] = [
    { plant: 'willow', firstDay: '2025-03-02' },
    { plant: 'lime', firstDay: '2025-06-20', lastDay: '2025-07-02' },
  ];
  const facts = factsAt(52, { blooms });
  expect(windowOf(facts, 'first_inspection')).toMatchObject({
    ...{ from: '2025-03-02', to: '2025-03-22' },
    reason: { kind: 'bloom', plant: 'willow', day: '2025-03-02', isEnd: false },
  });
  expect(windowOf(facts, 'harvest')).toMatchObject({
    from: '2025-07-06',
    reason: { plant: 'lime', isEnd: true },
  });
  expect(windowOf(facts, 'summer_treatment')?.from).toBe('2025-07-27');
  const withFlow = { ...facts, flows: [{ from: '2025-06-20', to: '2025-07-10', isOver: true }] };
  expect(windowOf(withFlow, 'harvest')).toMatchObject({ from: '2025-07-14', reason: { kind: 'flow' } });
});

const allOn = new Set(seasonRuleSets);
const apiary = (part: Partial<HintedApiary> = {}): HintedApiary => ({
  ...{ id: '1', facts: factsAt(49), greatestCelsius: undefined, isWithdrawn: false },
  ...part,
});
const hinted = (apiaries: HintedApiary[], today: string, sets = allOn) =>
  seasonHints(apiaries, sets, today).map(({ rule, apiaryIds }) => `${rule}: ${apiaryIds.join()}`);

test('apiaries with the same reason share a hint, and only chosen sets are shown', () => {
  const both = [apiary(), apiary({ id: '2' })];
  expect(hinted(both, '2025-05-12')).toEqual(['swarm_control: 1,2', 'splitting: 1,2', 'drone_brood: 1,2']);
  expect(hinted(both, '2025-05-12', new Set(['biotechnical']))).toEqual(['drone_brood: 1,2']);
  expect(hinted(both, '2025-05-12', new Set())).toEqual([]);
});

test('in January the winter that began last year still counts', () => {
  expect(hinted([apiary()], '2026-01-10')).toEqual(['hefting: 1']);
  const southern = apiary({ facts: factsAt(-41) });
  expect(hinted([southern], '2025-07-10')).toEqual(['hefting: 1']);
});

test('no honey is harvested that has to wait, and no acid is given on a warm day', () => {
  expect(hinted([apiary()], '2025-07-12')).toContain('harvest: 1');
  expect(hinted([apiary({ isWithdrawn: true })], '2025-07-12')).not.toContain('harvest: 1');
  expect(hinted([apiary({ greatestCelsius: 6 })], '2025-12-01')).toContain('winter_treatment: 1');
  expect(hinted([apiary({ greatestCelsius: 13 })], '2025-12-01')).not.toContain('winter_treatment: 1');
});

test('a year of days has hints in each season of the year', () => {
  const counts = Array.from({ length: 365 }, (_, index) => hinted([apiary()], dayAfter('2025-01-01', index)));
  const shown = new Set(counts.flat());
  expect(shown.size).toBe(seasonRules.length);
  expect(seasonOfDay('2025-01-01', false)).toBe(season);
});
