import { setImmediate as othersTurn } from 'node:timers/promises';
import { type DailyGain, dailyGains, type Weighing, withoutSteps } from '@skep/domain';
import type { RequestedDevices } from '#measurements/series/requested-devices.ts';
import { binStarts, drawable, type Resolution } from '#measurements/series/resolution.ts';
import type { SeriesOptions } from '#measurements/series/series.ts';
import type { Window } from '#measurements/series/window.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import { type AnswerableStep, answerable, stepsOf } from './steps.ts';
import { weighingsOf, yearUpTo } from './weighings.ts';

/** The bees' weight apart from the beekeeper's work. */
export interface ColonyWeight {
  resolution: Resolution;
  /** Where the bins of the two curves begin. */
  starts: readonly Date[];
  /** As the scale showed it, and without steps. Undefined: a gap. */
  weighed: readonly (number | undefined)[];
  corrected: readonly (number | undefined)[];
  /** Of the year up to the end of the window, as the steps. */
  gains: readonly DailyGain[];
  steps: readonly AnswerableStep[];
}

/** Curves over the window, or over the last year of a longer one. */
export async function colonyWeight(
  context: SignedInContext,
  requested: RequestedDevices,
  { window, zone, ...options }: SeriesOptions,
): Promise<ColonyWeight> {
  const resolution = drawable(options.resolution, window);
  const starts = binStarts(window, resolution, zone);
  const year = yearUpTo(Math.min(window.end.getTime(), context.clock.now().getTime() + 1));
  const weighings = await weighingsOf(context, requested, year);
  const steps = await stepsOf(context, requested, { window: year, zone, weighings });
  const shown = weighings.filter(({ time }) => time >= window.start.getTime());
  // A year of readings every ten minutes is walked through four times: each walk is a turn of its own.
  await othersTurn();
  // Both curves begin as one.
  const since = shown[0]?.time ?? Infinity;
  const corrected = withoutSteps(
    shown,
    steps.filter((step) => step.since >= since),
  );
  await othersTurn();
  const curves = {
    weighed: means(shown, starts, window),
    corrected: means(corrected, starts, window),
  };
  await othersTurn();
  return {
    resolution,
    starts,
    ...curves,
    gains: dailyGains(withoutSteps(weighings, steps), zone),
    steps: await answerable(context, steps),
  };
}

function means(
  weighings: readonly Weighing[],
  starts: readonly Date[],
  { end }: Window,
): (number | undefined)[] {
  let place = 0;
  return starts.map((_, index) => {
    const until = (starts[index + 1] ?? end).getTime();
    let [sum, count] = [0, 0];
    for (; (weighings[place]?.time ?? Infinity) < until; place += 1) {
      sum += weighings[place]?.kg ?? 0;
      count += 1;
    }
    return count === 0 ? undefined : sum / count;
  });
}
