import { CurveChart } from '@skep/charts';
import { inUnits, quantityColors } from '@skep/domain';
import { useUnits } from '@skep/remote-kit';
import { Card, Text } from '@skep/ui';
import { useMemo } from 'react';
import { figuresInUnits } from '../charts/figures-in-units.ts';
import type { ColonyWeightAnswer, WeightStep } from './step.ts';
import { useIntl } from './use-weight-intl.ts';
import { useKgText } from './useKgText.ts';

export interface CorrectedChartProps {
  weight: ColonyWeightAnswer;
  /** Those of the period. */
  steps: readonly WeightStep[];
  timeZone: string;
  onStep: (id: string) => void;
}

/** What the scale showed and what the bees weigh: both begin as one, and part where somebody was at the hive. */
export function CorrectedChart({ weight, steps, timeZone, onStep }: CorrectedChartProps) {
  const { formatMessage } = useIntl();
  const kgText = useKgText();
  const units = useUnits();
  const [raw, corrected] = [formatMessage({ id: 'weight.raw' }), formatMessage({ id: 'weight.corrected' })];
  const { unit } = inUnits({ value: 0, unit: 'kg' }, units);
  const chart = useMemo(() => {
    const shown = (figures: readonly (number | null)[]) => figuresInUnits(figures, 'kg', units);
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
  const marks = useMemo(
    () =>
      steps.map(({ id, time, kind: of, kg }) => {
        const kind = formatMessage({ id: `weight.kind.${of}` });
        return {
          key: id,
          time: Date.parse(time),
          label: formatMessage({ id: 'weight.step' }, { kind, weight: kgText(kg, 'change') }),
          icon: 'weight' as const,
          onOpen: () => onStep(id),
        };
      }),
    [steps, formatMessage, kgText, onStep],
  );
  return (
    <Card>
      <CurveChart
        {...chart}
        title={formatMessage({ id: 'weight.title' })}
        timeZone={timeZone}
        unit={unit}
        decimals={2}
        leastRange={1}
        marks={marks}
      />
      <Text size="small" tone="muted">
        {formatMessage({ id: 'weight.correctedHelp' })}
      </Text>
    </Card>
  );
}
