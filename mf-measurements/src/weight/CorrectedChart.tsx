import { CurveChart } from '@skep/charts';
import { inUnits, quantityColors } from '@skep/domain';
import { useUnits } from '@skep/remote-kit';
import { Card, Text } from '@skep/ui';
import { useMemo } from 'react';
import type { ColonyWeightAnswer } from './step.ts';
import { useIntl } from './use-weight-intl.ts';

/** What the scale showed beside what the bees weigh: both begin as one, and part where somebody was at the hive. */
export function CorrectedChart({ weight, timeZone }: { weight: ColonyWeightAnswer; timeZone: string }) {
  const { formatMessage } = useIntl();
  const units = useUnits();
  const [raw, corrected] = [formatMessage({ id: 'weight.raw' }), formatMessage({ id: 'weight.corrected' })];
  const { unit } = inUnits({ value: 0, unit: 'kg' }, units);
  const chart = useMemo(() => {
    const shown = (figures: readonly (number | null)[]) =>
      figures.map((value) => (value === null ? null : inUnits({ value, unit: 'kg' }, units).value));
    return {
      times: weight.times.map((time) => Date.parse(time)),
      period: { start: Date.parse(weight.start), end: Date.parse(weight.end) },
      curves: [
        {
          key: 'net_weight_kg',
          name: corrected,
          color: `#${quantityColors.net_weight_kg}`,
          mean: shown(weight.corrected),
        },
        { key: 'weight_kg', name: raw, color: `#${quantityColors.weight_kg}`, mean: shown(weight.weighed) },
      ],
    };
  }, [weight, units, raw, corrected]);
  return (
    <Card>
      <CurveChart
        {...chart}
        title={formatMessage({ id: 'weight.title' })}
        timeZone={timeZone}
        unit={unit}
        decimals={2}
        leastSpan={1}
      />
      <Text size="small" tone="muted">
        {formatMessage({ id: 'weight.correctedHelp' })}
      </Text>
    </Card>
  );
}
