import { type AlertRuleLogic, isAlertWeather } from './alert-rules.ts';
import { type AlertSeries, alertLook, isExcluded } from './alert-verdicts.ts';
import { firstAfter } from './alert-windows.ts';

/** One alert: it goes on while its rule is met, and while it comes again within the rule's quiet time. */
export interface AlertEpisode {
  /** Milliseconds, as all times here. */
  firstAt: number;
  lastAt: number;
  /** Undefined: it goes on. */
  endedAt: number | undefined;
  /** How often the rule was met. */
  count: number;
  /** Of each condition, when it was worst, or last where none is worse. */
  values: readonly (number | undefined)[];
  told: ReportOfAlert;
}

/** The last notification of an alert. */
export interface ReportOfAlert {
  at: number;
  /** Of the first condition. */
  value: number | undefined;
  isEndTold: boolean;
}

/** How far a rule has followed a device. */
export interface AlertFollowing {
  /** Moments after it are still to be looked at. */
  until: number;
  /** How many moments without a break the rule was met. */
  hits: number;
  episode: AlertEpisode | undefined;
}

export const alertEventKinds = ['began', 'worse', 'ended'] as const;

/** The events to notify. */
export interface AlertEvent {
  kind: (typeof alertEventKinds)[number];
  at: number;
  /** Of which alert: when it began. */
  firstAt: number;
  values: readonly (number | undefined)[];
}

export interface Followed {
  following: AlertFollowing;
  /** Every alert that began, went on or ended, as it is now. */
  episodes: readonly AlertEpisode[];
  events: readonly AlertEvent[];
}

const minuteMs = 60_000;

/** A rule that waits for what does not come looks so often. */
export const waitingMinutes = 5;

/** How often a rule is evaluated without a message; undefined: never. */
export function sweepMinutes({
  calculationMinutes,
  conditions,
}: Pick<AlertRuleLogic, 'calculationMinutes' | 'conditions'>): number | undefined {
  if (calculationMinutes > 0) return calculationMinutes;
  const waits = conditions.some(
    (condition) =>
      condition.period === 'intervals' ||
      isAlertWeather(condition.quantity) ||
      (condition.period === 'past' && condition.calculation === 'count'),
  );
  return waits ? waitingMinutes : undefined;
}

/** What is met by how a value changed from one message to the next is over at once. */
export function isMomentary({ conditions }: Pick<AlertRuleLogic, 'conditions'>): boolean {
  return conditions.some(({ period, ...rest }) => {
    return period === 'last' && 'comparison' in rest && rest.comparison !== 'value';
  });
}

/** Moments at which the rule looks, after `from` and until `until`, in their order. */
function* alertMoments(
  rule: AlertRuleLogic,
  { columns }: Pick<AlertSeries, 'columns'>,
  from: number,
  until: number,
): Generator<number> {
  const every = sweepMinutes(rule);
  const sources = everyMessage(rule, columns).map((times) => nextIn(times, firstAfter(times, from)));
  if (every !== undefined) {
    const step = every * minuteMs;
    sources.push((at) => Math.floor(at / step) * step + step);
  }
  for (let at = from; ; ) {
    const next = sources.reduce((first, after) => Math.min(first, after(at)), Number.POSITIVE_INFINITY);
    if (next > until) return;
    at = next;
    yield at;
  }
}

/** Times of messages at which the rule looks, one list for each quantity. */
function everyMessage(rule: AlertRuleLogic, columns: AlertSeries['columns']): (readonly number[])[] {
  if (rule.calculationMinutes > 0) return [];
  const quantities = new Set(rule.conditions.map(({ quantity }) => quantity));
  return [...quantities]
    .filter((name) => !isAlertWeather(name))
    .map((name) => columns.get(name)?.times ?? []);
}

/** Finds the first time after a moment; the moments come in their order. */
function nextIn(times: readonly number[], begin: number): (at: number) => number {
  let place = begin;
  return (at) => {
    while ((times[place] ?? Number.POSITIVE_INFINITY) <= at) place += 1;
    return times[place] ?? Number.POSITIVE_INFINITY;
  };
}

/** Looks at each moment after the one until which the device was followed, with what is known then. */
export function followAlerts(
  rule: AlertRuleLogic,
  series: AlertSeries,
  following: AlertFollowing,
  until: number,
): Followed {
  const steps = followInSteps(rule, series, following, until);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** What is done between two pauses: conditions looked at, and values read for them. Well below 50 ms. */
export const followedTogether = 20_000;

/** The same, with a pause after each piece of work that others may wait for. */
export function* followInSteps(
  rule: AlertRuleLogic,
  series: AlertSeries,
  following: AlertFollowing,
  until: number,
): Generator<void, Followed> {
  const episodes = new Map<number, AlertEpisode>();
  const events: AlertEvent[] = [];
  const look = alertLook(rule, series);
  let now = following;
  let done = 0;
  for (const at of alertMoments(rule, series, following.until, until)) {
    done += 1;
    if (done >= followedTogether) {
      yield;
      done = 0;
    }
    if (isExcluded(rule, at)) continue;
    for (;;) {
      done += look.prepare(at, followedTogether - done);
      if (done < followedTogether) break;
      yield;
      done = 0;
    }
    const verdict = look.verdict(at);
    done += rule.conditions.length;
    if (verdict.kind === 'unknown') continue;
    const next = verdict.kind === 'met' ? met(rule, now, at, verdict.values) : missed(now, at);
    const { episode } = next.following;
    if (episode !== undefined && episode !== now.episode) episodes.set(episode.firstAt, episode);
    if (next.told !== undefined && episode !== undefined)
      events.push({ kind: next.told, at, firstAt: episode.firstAt, values: episode.values });
    now = next.following;
  }
  return {
    following: { ...now, until: Math.max(until, now.until) },
    episodes: [...episodes.values()],
    events,
  };
}

interface Looked {
  following: AlertFollowing;
  /** The event to notify; undefined: none. */
  told: AlertEvent['kind'] | undefined;
}

function met(
  rule: AlertRuleLogic,
  before: AlertFollowing,
  at: number,
  values: AlertEpisode['values'],
): Looked {
  const following = { ...before, hits: before.hits + 1 };
  if (following.hits < rule.occurrences) return { following, told: undefined };
  const { episode } = before;
  const isOver =
    episode === undefined ||
    (episode.endedAt !== undefined && at - episode.lastAt > rule.quietMinutes * minuteMs);
  if (!isOver) return gone(rule, following, episode, at, values);
  const endedAt = isMomentary(rule) ? at : undefined;
  const told = { at, value: values[0], isEndTold: isMomentary(rule) };
  return {
    following: { ...following, episode: { firstAt: at, lastAt: at, endedAt, count: 1, values, told } },
    told: 'began',
  };
}

/** It goes on, or comes again so soon that it is the same. */
function gone(
  rule: AlertRuleLogic,
  following: AlertFollowing,
  episode: AlertEpisode,
  at: number,
  values: AlertEpisode['values'],
): Looked {
  const isQuiet = at - episode.told.at < rule.quietMinutes * minuteMs;
  const { worseBy = Number.POSITIVE_INFINITY } = rule;
  const isRaisedAgain = !isQuiet && worseThan(rule, values[0], episode.told.value) >= worseBy;
  const next = {
    ...episode,
    lastAt: at,
    endedAt: isMomentary(rule) ? at : undefined,
    count: episode.count + 1,
    values: worseThan(rule, values[0], episode.values[0]) >= 0 ? values : episode.values,
    told: isRaisedAgain ? { at, value: values[0], isEndTold: isMomentary(rule) } : episode.told,
  };
  return { following: { ...following, episode: next }, told: isRaisedAgain ? 'worse' : undefined };
}

function missed(before: AlertFollowing, at: number): Looked {
  const following = { ...before, hits: 0 };
  const { episode } = before;
  if (episode === undefined || episode.endedAt !== undefined) return { following, told: undefined };
  const ended = { ...episode, endedAt: at, told: { ...episode.told, isEndTold: true } };
  return {
    following: { ...following, episode: ended },
    told: episode.told.isEndTold ? undefined : 'ended',
  };
}

/** Of the first condition, as that is what the rule is about; what cannot be compared is as bad as before. */
function worseThan(
  { conditions }: Pick<AlertRuleLogic, 'conditions'>,
  value: number | undefined,
  before: number | undefined,
): number {
  if (value === undefined || before === undefined) return 0;
  switch (conditions[0]?.comparator) {
    case 'less_than':
    case 'less_than_or_equal':
      return before - value;
    case 'greater_than':
    case 'greater_than_or_equal':
      return value - before;
    default:
      return 0;
  }
}

/** A stored alert, as far as late messages may change it. */
export type StoredAlert = Omit<AlertEpisode, 'told'>;

/**
 * After a late message the device is followed again from further back. The result is merged with the stored alerts: a
 * known alert goes on or is over, and one that the late message brings is new. No notification is repeated.
 */
export function overlaid(
  { quietMinutes }: Pick<AlertRuleLogic, 'quietMinutes'>,
  again: Followed,
  stored: readonly StoredAlert[],
  before: AlertFollowing,
): Followed {
  const quiet = quietMinutes * minuteMs;
  const known = (episode: AlertEpisode) =>
    stored.find(
      ({ firstAt, lastAt }) => firstAt <= episode.lastAt + quiet && episode.firstAt <= lastAt + quiet,
    );
  const laid = (episode: AlertEpisode): AlertEpisode => {
    const own = known(episode);
    if (own === undefined) return episode;
    const told = before.episode?.firstAt === own.firstAt ? before.episode.told : undefined;
    return {
      ...episode,
      firstAt: own.firstAt,
      lastAt: Math.max(own.lastAt, episode.lastAt),
      count: Math.max(own.count, episode.count),
      told: told
        ? { ...told, isEndTold: told.isEndTold || isOver(episode) }
        : { ...episode.told, isEndTold: true },
    };
  };
  const episodes = withLost(before.episode, again.episodes.map(laid), stored);
  const news = again.events.filter(
    ({ kind, firstAt }) =>
      kind !== 'worse' &&
      again.episodes.some((each) => each.firstAt === firstAt && known(each) === undefined),
  );
  const { episode } = again.following;
  return {
    following: { ...again.following, episode: episode === undefined ? episodes.at(-1) : laid(episode) },
    episodes,
    events: [...endOf(before.episode, episodes), ...news].toSorted((one, other) => one.at - other.at),
  };
}

function isOver({ endedAt }: AlertEpisode): boolean {
  return endedAt !== undefined;
}

/**
 * Adds what went on and is not found again: late messages say that it never was, as a silence was none, and then it is
 * over; or it is older than what was looked at, and goes on.
 */
function withLost(
  before: AlertEpisode | undefined,
  now: readonly AlertEpisode[],
  stored: readonly StoredAlert[],
): readonly AlertEpisode[] {
  const isBefore = ({ firstAt }: { firstAt: number }) => firstAt === before?.firstAt;
  if (before === undefined || isOver(before) || now.some(isBefore)) return now;
  const told = { ...before.told, isEndTold: true };
  return [stored.some(isBefore) ? { ...before, endedAt: before.lastAt, told } : before, ...now];
}

/** The events to notify when an alert that went on is over as it is now. */
function endOf(before: AlertEpisode | undefined, now: readonly AlertEpisode[]): AlertEvent[] {
  if (before === undefined || before.told.isEndTold) return [];
  const { firstAt } = before;
  const { endedAt, values } = now.findLast((episode) => episode.firstAt === firstAt) ?? before;
  return endedAt === undefined ? [] : [{ kind: 'ended', at: endedAt, firstAt, values }];
}
