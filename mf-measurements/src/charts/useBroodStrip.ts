import type { TimeStripProps } from '@skep/charts';
import { type BroodSign, broodSignsOf, instantOfWireTime, wireTimeOf } from '@skep/domain';
import { useMemo } from 'react';
import type { MeasuredSeries } from './charts-of.ts';
import { useIntl } from './use-data-intl.ts';

export type BroodStrip = Pick<TimeStripProps, 'label' | 'timeRanges'>;

/** The probe in the middle of the hive. */
const insideKey = 't_i';
const dayMs = 24 * 60 * 60_000;
const kinds = { brood: 'yes', no_brood: 'no', uncertain: 'open' } as const;

/** What the temperature inside says of brood, day by day; undefined where it was not measured. */
export function useBroodStrip(
  series: { quantities: readonly MeasuredSeries[] },
  times: readonly number[],
  timeZone: string,
): BroodStrip | undefined {
  const { formatMessage } = useIntl();
  const inside = series.quantities.find(({ quantity }) => quantity === insideKey);
  return useMemo(() => {
    const binMs = (times[1] ?? 0) - (times[0] ?? 0);
    // Weeks say nothing of days.
    if (inside === undefined || binMs > dayMs * 1.1) return undefined;
    const bins = times.flatMap((time, index) => {
      const [least, mean, greatest] = [inside.min[index], inside.mean[index], inside.max[index]];
      return least == null || mean == null || greatest == null ? [] : [{ time, least, mean, greatest }];
    });
    const days = broodSignsOf(bins, binMs, (time) => wireTimeOf(new Date(time), timeZone).slice(0, 10));
    if (days.length === 0) return undefined;
    return {
      label: formatMessage({ id: 'data.broodStrip' }),
      timeRanges: runsOf(days, timeZone).map(({ sign, ...run }) => ({
        ...run,
        kind: kinds[sign],
        label: formatMessage({ id: `data.broodSign.${sign}` }),
      })),
    };
  }, [inside, times, timeZone, formatMessage]);
}

interface Run {
  start: number;
  end: number;
  sign: BroodSign;
}

/** Days with the same sign, one after the other. */
function runsOf(days: readonly { day: string; sign: BroodSign }[], timeZone: string): Run[] {
  const runs: Run[] = [];
  for (const { day, sign } of days) {
    const start = instantOfWireTime(day, timeZone)?.getTime() ?? Date.parse(day);
    const last = runs.at(-1);
    // Where the clock is put back a day has an hour more.
    if (last?.sign === sign && start - last.end < dayMs / 8) last.end = start + dayMs;
    else runs.push({ start, end: start + dayMs, sign });
  }
  return runs;
}
