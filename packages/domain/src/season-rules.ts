import { type Bloom, lastDayOf, type Plant } from './bloom.ts';
import { dayAfter } from './day-after.ts';
import { type ClimateZone, seasonDays, seasonOfDay } from './season.ts';

/** What a person switches on or off together. */
export const seasonRuleSets = [
  'spring',
  'swarming',
  'honey',
  'biotechnical',
  'treatments',
  'winter',
] as const;

export type SeasonRuleSet = (typeof seasonRuleSets)[number];

export const seasonRuleIds = [
  'spring_stores',
  'first_inspection',
  'swarm_control',
  'splitting',
  'supers',
  'harvest',
  'robbing',
  'drone_brood',
  'summer_treatment',
  'winter_treatment',
  'feeding',
  'mouse_guards',
  'hefting',
] as const;

export type SeasonRuleId = (typeof seasonRuleIds)[number];

/** What the first day of a rule counts from. */
export type SeasonAnchor =
  /** The first day of the first of these blooms, or the last day of the last one. */
  | { bloom: readonly Plant[]; at: 'first' | 'last'; plus: number }
  /** The flow that the scales of the apiary show. */
  | { flow: 'start' | 'end'; plus: number }
  /** The day after the end of another rule, and no day before that phase. */
  | { after: SeasonRuleId; notBefore?: Phase }
  | Phase;

/** Where nothing is observed: the day in the north at the latitude to which all such days refer, as MM-DD. */
interface Phase {
  phase: string;
  /** How it moves with each degree of latitude towards the pole. */
  moves: 'later' | 'earlier' | 'never';
}

export interface SeasonRule {
  id: SeasonRuleId;
  set: SeasonRuleSet;
  /** The first one that is known counts, or the latest of what was observed. */
  anchors: readonly SeasonAnchor[];
  isLatest?: boolean;
  /** So many days it lasts. */
  days: number;
  /** Degrees Celsius of the day above which it is not shown. */
  atMostCelsius?: number;
  /** Whether it is about a winter, which the tropics do not have. */
  needsWinter: boolean;
  /** Where the fact is from, for docs/season-rules.md. Lengths without a source are our own. */
  source: string;
}

/** Plants of which honey is often harvested. */
const honeyPlants: readonly Plant[] = [
  ...(['rape', 'black_locust', 'white_clover', 'lime', 'sweet_chestnut', 'lavender', 'sunflower'] as const),
  ...(['heather', 'goldenrod', 'citrus', 'macadamia', 'manuka', 'leatherwood', 'ulmo', 'coffee'] as const),
];

/** Earlier in a year colonies are not fed for the winter or treated, whatever was harvested. Our own figure. */
const lateSummer: Phase = { phase: '07-15', moves: 'never' };

/** All rules: data, which docs/season-rules.md lists with their sources. */
export const seasonRules: readonly SeasonRule[] = [
  {
    ...{ id: 'spring_stores', set: 'spring', days: 35, needsWinter: true },
    anchors: [
      { bloom: ['hazel', 'almond'], at: 'first', plus: 0 },
      { phase: '02-10', moves: 'later' },
    ],
    source: 'bienenzuchtverein-leibnitz.at/phaenologischer-kalender',
  },
  {
    ...{ id: 'first_inspection', set: 'spring', days: 21, needsWinter: true },
    anchors: [
      { bloom: ['willow', 'maple'], at: 'first', plus: 0 },
      { phase: '03-20', moves: 'later' },
    ],
    source: 'happy-bee.app/kalenderwirtschaftsvolk/maerz',
  },
  {
    ...{ id: 'swarm_control', set: 'swarming', days: 63, needsWinter: true },
    anchors: [
      { bloom: ['fruit_trees', 'rape'], at: 'first', plus: 0 },
      { phase: '04-25', moves: 'later' },
    ],
    source: 'cbrell.de/blog/phaenologisch-imkern-im-vollfruehling',
  },
  {
    ...{ id: 'splitting', set: 'swarming', days: 35, needsWinter: true },
    anchors: [
      { bloom: ['fruit_trees', 'rape'], at: 'first', plus: 14 },
      { phase: '05-09', moves: 'later' },
    ],
    source: 'imkerverein-ebstorf.de/infos/die-biene-im-jahresverlauf',
  },
  {
    ...{ id: 'supers', set: 'honey', days: 21, needsWinter: false },
    anchors: [
      { bloom: ['dandelion', 'fruit_trees', 'rape', 'citrus', 'macadamia', 'manuka'], at: 'first', plus: 0 },
      { flow: 'start', plus: 0 },
      { phase: '04-20', moves: 'later' },
    ],
    source: 'imkerverein-ebstorf.de/infos/die-biene-im-jahresverlauf',
  },
  {
    ...{ id: 'harvest', set: 'honey', days: 21, needsWinter: false, isLatest: true },
    anchors: [
      { flow: 'end', plus: 4 },
      { bloom: honeyPlants, at: 'last', plus: 4 },
      { phase: '07-10', moves: 'later' },
    ],
    source: 'MacNite/HiveScale, docs/insights.md',
  },
  {
    ...{ id: 'robbing', set: 'honey', days: 42, needsWinter: false },
    anchors: [{ after: 'harvest' }],
    source:
      'dadant.com/learn/the-importance-of-recognizing-and-addressing-summer-nectar-dearth-for-beekeepers',
  },
  {
    ...{ id: 'drone_brood', set: 'biotechnical', days: 63, needsWinter: true },
    anchors: [
      { bloom: ['fruit_trees', 'rape'], at: 'first', plus: 7 },
      { phase: '05-02', moves: 'later' },
    ],
    source: 'wiki.nordgen.org/brownbee',
  },
  {
    ...{ id: 'summer_treatment', set: 'treatments', days: 42, needsWinter: true },
    anchors: [{ after: 'harvest', notBefore: lateSummer }],
    source: 'imkerverein-ebstorf.de/infos/die-biene-im-jahresverlauf',
  },
  {
    ...{ id: 'winter_treatment', set: 'treatments', days: 46, needsWinter: true, atMostCelsius: 10 },
    anchors: [{ phase: '11-15', moves: 'never' }],
    source: 'die-honigmacher.de/kurs4/seite_55000.html',
  },
  {
    ...{ id: 'feeding', set: 'winter', days: 56, needsWinter: true },
    anchors: [{ after: 'harvest', notBefore: lateSummer }],
    source: 'New Zealand BeeKeeper, March 2017, page 33',
  },
  {
    ...{ id: 'mouse_guards', set: 'winter', days: 28, needsWinter: true },
    anchors: [
      { bloom: ['ivy'], at: 'first', plus: 21 },
      { phase: '10-05', moves: 'earlier' },
    ],
    source: 'bee-craft.com/news/bee-craft-timely-reminder-10th-october-2018',
  },
  {
    ...{ id: 'hefting', set: 'winter', days: 77, needsWinter: true },
    anchors: [{ phase: '12-15', moves: 'never' }],
    source: 'MacNite/HiveScale, docs/insights.md',
  },
];

/** What is known of an apiary. Days are YYYY-MM-DD. */
export interface SeasonFacts {
  zone: ClimateZone;
  /** Undefined: nobody has said where it is. */
  latitude: number | undefined;
  blooms: readonly Bloom[];
  /** Of its scales. `isOver`: it has ended. */
  flows: readonly { from: string; to: string; isOver: boolean }[];
}

/** Why a rule begins when it does. */
export type SeasonReason =
  | { kind: 'bloom'; plant: Plant; day: string; isEnd: boolean }
  | { kind: 'flow'; day: string; isEnd: boolean }
  | { kind: 'harvest' }
  | { kind: 'phase' };

/** The days of a rule in a season, both ends included. */
export interface SeasonWindow {
  rule: SeasonRule;
  from: string;
  to: string;
  reason: SeasonReason;
}

/** Days without an observation refer to this latitude: southern Germany, where most of their sources are from. */
export const phaseLatitude = 49;

/**
 * Spring comes four days later for each degree of latitude towards the pole: the bioclimatic law (Hopkins 1920, The Scientific
 * Monthly), which cameras confirm for woods of North America (Richardson and others 2019, doi 10.1002/aps3.1228).
 */
const daysOfDegree = 4;

/** Coasts and mountains shift it as well, so that it is not trusted for more than this. Our own figure. */
const greatestShift = 28;

/** When each rule holds in a season, in the order of the rules; one of which nothing is known has no window. */
export function seasonWindows(facts: SeasonFacts, season: number): SeasonWindow[] {
  const isInSouth = facts.zone === 'southern';
  const days = seasonDays(season, isInSouth);
  const inSeason: SeasonFacts = {
    ...facts,
    blooms: facts.blooms.filter(({ firstDay }) => seasonOfDay(firstDay, isInSouth) === season),
    flows: facts.flows.filter(({ from }) => seasonOfDay(from, isInSouth) === season),
  };
  const windows = new Map<SeasonRuleId, SeasonWindow>();
  for (const rule of seasonRules) {
    if (facts.zone === 'tropical' && rule.needsWinter) continue;
    const start = startOf(rule, inSeason, { season, windows });
    if (start === undefined) continue;
    const last = dayAfter(start.day, rule.days - 1);
    // A treatment of one season is over before the next one begins, and with it all that leads to its honey.
    const to = rule.set === 'treatments' && last > days.until ? days.until : last;
    if (start.day <= to) windows.set(rule.id, { rule, from: start.day, to, reason: start.reason });
  }
  return [...windows.values()];
}

interface Computed {
  season: number;
  windows: ReadonlyMap<SeasonRuleId, SeasonWindow>;
}

interface Start {
  day: string;
  reason: SeasonReason;
}

function startOf(rule: SeasonRule, facts: SeasonFacts, computed: Computed): Start | undefined {
  // While a flow lasts, honey still comes in: nobody knows yet when it is harvested.
  const waits = rule.anchors.some((anchor) => 'flow' in anchor && anchor.flow === 'end');
  if (waits && facts.flows.some(({ isOver }) => !isOver)) return undefined;
  const starts = rule.anchors.flatMap((anchor) => startAt(anchor, facts, computed) ?? []);
  const observed = starts.filter(({ reason }) => reason.kind !== 'phase');
  if (rule.isLatest && observed.length > 0)
    return observed.reduce((latest, start) => (start.day > latest.day ? start : latest));
  return starts[0];
}

function startAt(anchor: SeasonAnchor, facts: SeasonFacts, { season, windows }: Computed): Start | undefined {
  if ('bloom' in anchor) return bloomStart(anchor, facts.blooms);
  if ('flow' in anchor) return flowStart(anchor, facts.flows);
  if ('after' in anchor) {
    const window = windows.get(anchor.after);
    if (window === undefined) return undefined;
    const days = [dayAfter(window.to, 1)];
    if (anchor.notBefore)
      days.push(phaseDay(anchor.notBefore, facts, season), dayAfterSummer(window, facts, season));
    return { day: days.toSorted().at(-1) ?? window.to, reason: { kind: 'harvest' } };
  }
  if (facts.zone === 'tropical') return undefined;
  return { day: phaseDay(anchor, facts, season), reason: { kind: 'phase' } };
}

/** So many days before the usual one, a harvest is that of an early crop, and another one is to come. Our own figure. */
const earlyDays = 35;

/** The day after the window, or after the usual one if it is that of an early crop. */
function dayAfterSummer({ rule, from, to }: SeasonWindow, facts: SeasonFacts, season: number): string {
  const phase = rule.anchors.find((anchor) => 'phase' in anchor);
  if (phase === undefined || facts.zone === 'tropical') return dayAfter(to, 1);
  const usual = phaseDay(phase, facts, season);
  return dayAfter(from < dayAfter(usual, -earlyDays) ? dayAfter(usual, rule.days - 1) : to, 1);
}

/** Of several blooms the first that begins, and the last that ends. */
function bloomStart(
  { bloom: wanted, at, plus }: Extract<SeasonAnchor, { bloom: unknown }>,
  blooms: readonly Bloom[],
): Start | undefined {
  const days = blooms
    .filter(({ plant }) => wanted.includes(plant))
    .map((bloom) => ({ plant: bloom.plant, day: at === 'first' ? bloom.firstDay : lastDayOf(bloom) }))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
  const found = at === 'first' ? days[0] : days.at(-1);
  if (found === undefined) return undefined;
  return { day: dayAfter(found.day, plus), reason: { kind: 'bloom', ...found, isEnd: at === 'last' } };
}

function flowStart(
  { flow, plus }: Extract<SeasonAnchor, { flow: unknown }>,
  flows: SeasonFacts['flows'],
): Start | undefined {
  const isEnd = flow === 'end';
  const days = flows.map(({ from, to }) => (isEnd ? to : from)).toSorted();
  const day = isEnd ? days.at(-1) : days[0];
  return day === undefined ? undefined : { day: dayAfter(day, plus), reason: { kind: 'flow', day, isEnd } };
}

function phaseDay({ phase, moves }: Phase, { zone, latitude }: SeasonFacts, season: number): string {
  const [month = 1, day = 1] = phase.split('-').map(Number);
  // In the south each month is half a year later, and a season begins in July.
  const inZone = zone === 'southern' ? month + 6 : month;
  const date = new Date(Date.UTC(season, inZone - 1, day)).toISOString().slice(0, 10);
  if (moves === 'never' || latitude === undefined) return date;
  const days = Math.round((Math.abs(latitude) - phaseLatitude) * daysOfDegree);
  const shift = Math.max(-greatestShift, Math.min(greatestShift, days));
  return dayAfter(date, moves === 'later' ? shift : -shift);
}

/** What is known of an apiary, and what speaks against a rule today. */
export interface HintedApiary {
  id: string;
  facts: SeasonFacts;
  /** The highest temperature of today; undefined: not known. */
  greatestCelsius: number | undefined;
  /** Whether honey of all of its hives has to wait after a treatment. */
  isWithdrawn: boolean;
}

/** A rule that holds today, at the apiaries where it does so for the same reason. */
export interface SeasonHint {
  rule: SeasonRuleId;
  from: string;
  to: string;
  reason: SeasonReason;
  apiaryIds: readonly string[];
}

/** What the rules of these sets say today, in their order. @param today YYYY-MM-DD */
export function seasonHints(
  apiaries: readonly HintedApiary[],
  sets: ReadonlySet<SeasonRuleSet>,
  today: string,
): SeasonHint[] {
  const holding = apiaries.flatMap((apiary) => {
    const season = seasonOfDay(today, apiary.facts.zone === 'southern');
    return [season - 1, season]
      .flatMap((year) => seasonWindows(apiary.facts, year))
      .filter(({ from, to }) => from <= today && today <= to)
      .filter(({ rule }) => sets.has(rule.set) && !isAgainst(rule, apiary))
      .map((window) => ({ ...window, apiaryId: apiary.id }));
  });
  const alike = Map.groupBy(holding, ({ rule, from, to, reason }) =>
    JSON.stringify([seasonRuleIds.indexOf(rule.id), from, to, reason]),
  );
  return [...alike.values()]
    .flatMap(([first, ...others]) => {
      if (first === undefined) return [];
      const { rule, from, to, reason } = first;
      return [
        { rule: rule.id, from, to, reason, apiaryIds: [first, ...others].map(({ apiaryId }) => apiaryId) },
      ];
    })
    .toSorted((one, other) => seasonRuleIds.indexOf(one.rule) - seasonRuleIds.indexOf(other.rule));
}

function isAgainst(rule: SeasonRule, { greatestCelsius, isWithdrawn }: HintedApiary): boolean {
  if (rule.id === 'harvest') return isWithdrawn;
  return rule.atMostCelsius !== undefined && (greatestCelsius ?? -Infinity) > rule.atMostCelsius;
}
