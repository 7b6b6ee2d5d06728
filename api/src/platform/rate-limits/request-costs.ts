import type { UserId } from '#platform/context/ids.ts';

/** What a request costs, in points: a point is about a row that is read, or 100 bytes that are written. */
export const pointsOf = {
  /** Of every request: reading the token, the body and the rights. */
  each: 200,
  row: 1,
  bytesOfPoint: 100,
  /** Of what runs, whether the database or this process works: one request after the other is a little more than the limit. */
  millisecond: 20,
} as const;

/**
 * A person may spend a million points a minute: a million rows, or 100 MB of answers. The largest accounts open all of
 * their hives a few times a minute with that.
 */
export const pointsPerMinute = 1_000_000;

/** Three seconds of running, 60,000 rows or 6 MB, shortly one after the other: whoever owes more has one request at a time. */
const pointsOfBusyPeople = 60_000;

interface RequestCosts {
  /** The person has cost much in the last seconds, and would keep others waiting by several requests at once. */
  isBusy: (person: UserId, now: Date) => boolean;
  /** @returns how many seconds the person has to wait; undefined: they may go on */
  secondsToWait: (person: UserId, now: Date) => number | undefined;
  spend: (person: UserId, points: number, now: Date) => void;
}

interface Spent {
  points: number;
  at: number;
}

/** From so many people on, those who owe nothing any more are forgotten. */
const rememberedPeople = 10_000;

/**
 * Counts what each person's requests have cost, whatever addresses they come from. It is known only when a request is
 * answered, so the request after an expensive one waits, until what was spent is paid off at the rate of the limit.
 */
export function countedCosts(perMinute: number): RequestCosts {
  const spent = new Map<UserId, Spent>();
  const perMs = perMinute / 60_000;
  const owed = ({ points, at }: Spent, now: number) => Math.max(0, points - (now - at) * perMs);
  const owedBy = (person: UserId, now: number) => {
    const held = spent.get(person);
    return held === undefined ? 0 : owed(held, now);
  };
  const busyFrom = pointsOfBusyPeople * (perMinute / pointsPerMinute);
  return {
    isBusy: (person, now) => owedBy(person, now.getTime()) > busyFrom,
    secondsToWait(person, now) {
      const tooMuch = owedBy(person, now.getTime()) - perMinute;
      return tooMuch < 0 ? undefined : Math.floor(tooMuch / perMs / 1000) + 1;
    },
    spend(person, points, at) {
      const now = at.getTime();
      spent.set(person, { points: owedBy(person, now) + points, at: now });
      if (spent.size <= rememberedPeople) return;
      for (const [id, held] of spent) if (owed(held, now) === 0) spent.delete(id);
    },
  };
}
