import { CurveChart } from '@skep/charts';
import { type DailyGain, instantOfWireTime, inUnits } from '@skep/domain';
import { useUnits } from '@skep/remote-kit';
import { Card, Text } from '@skep/ui';
import { useMemo } from 'react';
import { useIntl } from './use-weight-intl.ts';

const dayMs = 24 * 60 * 60_000;

/** A bar for each day: up for what the bees brought in, down for what they ate. */
export function GainChart({ gains, timeZone }: { gains: readonly DailyGain[]; timeZone: string }) {
  const { formatMessage } = useIntl();
  const units = useUnits();
  const title = formatMessage({ id: 'weight.dailyGain' });
  const { unit } = inUnits({ value: 0, unit: 'kg' }, units);
  const { times, curves, period } = useMemo(() => {
    const days = gains.map(({ day }) => instantOfWireTime(day, timeZone)?.getTime() ?? Date.parse(day));
    const mean = gains.map(({ kg }) =>
      kg === undefined ? null : inUnits({ value: kg, unit: 'kg' }, units).value,
    );
    return {
      times: days,
      curves: [{ key: 'gain_kg', name: title, color: '#188540', mean }],
      period: { start: days[0] ?? 0, end: (days.at(-1) ?? 0) + dayMs },
    };
  }, [gains, timeZone, units, title]);
  return (
    <Card>
      <CurveChart
        title={title}
        form="bars"
        times={times}
        curves={curves}
        period={period}
        timeZone={timeZone}
        moments="days"
        unit={unit}
        decimals={2}
        leastRange={0.5}
      />
      <Text size="small" tone="muted">
        {formatMessage({ id: 'weight.dailyGainHelp' })}
      </Text>
    </Card>
  );
}
