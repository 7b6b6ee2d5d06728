import { dayAfter } from './day-after.ts';

/** Bees went from one hive into another: a split, or a union. */
export interface ColonyFlow<Hive> {
  from: Hive;
  to: Hive;
  /** YYYY-MM-DD. */
  day: string;
}

/** A treatment, as far as the honey is concerned. */
export interface TreatedHives<Hive> {
  hives: readonly Hive[];
  /** YYYY-MM-DD, both ends included. */
  firstDay: string;
  lastDay: string;
  withdrawalDays: number;
}

/** From which day on a hive's honey has to wait, and the first day on which it may be taken. */
export interface Withdrawal<Hive, Treatment> {
  hive: Hive;
  from: string;
  honeyFrom: string;
  treatment: Treatment;
}

/**
 * The first day on which honey may be taken after a treatment: the day after its last one with no withdrawal, else so
 * many days later. While it lasts nothing is taken, also of a product without withdrawal.
 */
export function honeyFrom({
  lastDay,
  withdrawalDays,
}: Pick<TreatedHives<unknown>, 'lastDay' | 'withdrawalDays'>): string {
  return dayAfter(lastDay, withdrawalDays + 1);
}

/** Whether honey of that day falls into it. */
export function isWithin(
  day: string,
  { from, honeyFrom: until }: { from: string; honeyFrom: string },
): boolean {
  return from <= day && day < until;
}

/**
 * Honey of a super that was put on while honey had to wait may come for so many days: half a year holds every season.
 * Our own figure.
 */
const superDays = 183;

/** Whether honey taken on that day may be out of a super that was put on then. */
export function isOutOfSuper(day: string, putOn: string): boolean {
  return putOn <= day && day < dayAfter(putOn, superDays);
}

/**
 * Which hives have to wait because of which treatment: those that were treated, and those that their bees came into
 * since, through any number of splits and unions. Bees that leave on the first day of a treatment count as treated.
 */
export function withdrawalsOf<Hive, Treatment extends TreatedHives<Hive>>(
  treatments: readonly Treatment[],
  flows: readonly ColonyFlow<Hive>[],
): Withdrawal<Hive, Treatment>[] {
  return treatments.flatMap((treatment) => {
    const until = honeyFrom(treatment);
    const reached = treatedHives(treatment, flows, until);
    return [...reached].map(([hive, from]) => ({ hive, from, honeyFrom: until, treatment }));
  });
}

/** The hives that treated bees have come into before that day, each with the first day on which they were there. */
function treatedHives<Hive>(
  { hives, firstDay }: TreatedHives<Hive>,
  flows: readonly ColonyFlow<Hive>[],
  until: string,
): Map<Hive, string> {
  const since = new Map(hives.map((hive) => [hive, firstDay]));
  const open = [...since.keys()];
  for (let hive = open.pop(); hive !== undefined; hive = open.pop()) {
    const from = since.get(hive) ?? firstDay;
    for (const flow of flows) {
      if (flow.from !== hive || flow.day < from || flow.day >= until) continue;
      const known = since.get(flow.to);
      if (known !== undefined && known <= flow.day) continue;
      since.set(flow.to, flow.day);
      open.push(flow.to);
    }
  }
  return since;
}
