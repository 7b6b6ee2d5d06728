import { findSteps, supposedKind, type Weighing, withoutSteps } from '@skep/domain';
import type { HivesAnswer } from './compared.ts';
import type { GainSpan } from './comparison.ts';

/** What a hive became heavier by, in kilograms. Undefined where its scale was silent. */
export type Gains = Record<GainSpan, number | undefined>;

export interface GainOfHive {
  id: string;
  name: string;
  gains: Gains;
}

/** Of the hives that were weighed; of all of them until the newest figure of any. */
export function gainsOfHives(answer: HivesAnswer, names: ReadonlyMap<string, string>): GainOfHive[] {
  const times = answer.times.map((time) => Date.parse(time));
  const weighed = answer.hives.flatMap(({ hiveId: id, quantities }) => {
    const { mean = [] } = quantities.find(({ quantity }) => quantity === 'weight_kg') ?? {};
    const weighings = mean.flatMap((kg, index): Weighing[] => {
      const time = times[index];
      return kg === null || time === undefined ? [] : [{ time, kg }];
    });
    return weighings.length === 0 ? [] : [{ id, weighings }];
  });
  const until = Math.max(...weighed.flatMap(({ weighings }) => weighings.at(-1)?.time ?? []));
  return weighed.map(({ id, weighings }) => ({
    id,
    name: names.get(id) ?? id,
    gains: gainsOf(weighings, until),
  }));
}

const dayMs = 86_400_000;

/** So long ago a figure still counts for a moment: the bins of long periods are days. */
const nearMs = dayMs;

/** Without what people put on and took off, as far as the curve shows it. */
function gainsOf(weighings: readonly Weighing[], until: number): Gains {
  const steps = findSteps(weighings).map((step) => ({
    ...step,
    kind: supposedKind(step, signsAt(step.time)),
  }));
  const points = withoutSteps(weighings, steps);
  const at = (time: number) =>
    points.findLast((point) => point.time <= time && point.time > time - nearMs)?.kg;
  const since = (time: number) => difference(at(time), at(until));
  return {
    day: since(until - dayMs),
    week: since(until - 7 * dayMs),
    period: difference(points[0]?.kg, points.at(-1)?.kg),
  };
}

/** Nothing is known but the curve. */
const signsAt = (time: number) => ({
  hour: new Date(time).getHours(),
  isVisited: false,
  supersAdded: 0,
  isFeederAdded: false,
  isCalibrated: false,
  isGoneInADay: false,
});

function difference(before: number | undefined, after: number | undefined): number | undefined {
  return before === undefined || after === undefined ? undefined : after - before;
}

/** The greatest first, those without a figure last; equal ones by name. */
export function sortedByGain(hives: readonly GainOfHive[], by: GainSpan): GainOfHive[] {
  const rank = ({ gains }: GainOfHive) => gains[by] ?? -Infinity;
  return hives.toSorted((one, other) =>
    rank(one) === rank(other) ? one.name.localeCompare(other.name) : rank(other) - rank(one),
  );
}
