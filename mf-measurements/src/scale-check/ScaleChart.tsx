import { CurveChart } from '@skep/charts';
import { inUnits, quantityColors } from '@skep/domain';
import { useUnits } from '@skep/remote-kit';
import { Card, Text } from '@skep/ui';
import { useMemo } from 'react';
import { figuresInUnits } from '../charts/figures-in-units.ts';
import type { ScaleCheckQuery } from '../generated/graphql.ts';
import { timeZone } from './time-zone.ts';
import { useIntl } from './use-scale-check-intl.ts';

export interface ScaleChartProps {
  check: Pick<NonNullable<ScaleCheckQuery['scaleCheck']>, 'times' | 'weighed' | 'corrected'>;
}

/** What the scale showed, and what it would have shown at one temperature. */
export function ScaleChart({ check: { times, weighed, corrected } }: ScaleChartProps) {
  const { formatMessage } = useIntl();
  const units = useUnits();
  const [raw, even] = [formatMessage({ id: 'scale.raw' }), formatMessage({ id: 'scale.corrected' })];
  const isCorrected = corrected.some((kg) => kg !== null);
  const chart = useMemo(() => {
    const shown = (kgs: readonly (number | null)[]) => figuresInUnits(kgs, 'kg', units);
    const moments = times.map((time) => Date.parse(time));
    const rawCurve = {
      ...{ key: 'weight_kg', name: raw, color: `#${quantityColors.weight_kg}` },
      mean: shown(weighed),
    };
    const evenCurve = {
      ...{ key: 'net_weight_kg', name: even, color: `#${quantityColors.net_weight_kg}` },
      mean: shown(corrected),
    };
    return {
      times: moments,
      // Before it sent anything there is nothing to see.
      period: { start: moments[weighed.findIndex((kg) => kg !== null)] ?? 0, end: moments.at(-1) ?? 0 },
      curves: isCorrected ? [evenCurve, rawCurve] : [rawCurve],
    };
  }, [times, weighed, corrected, isCorrected, units, raw, even]);
  return (
    <Card>
      <CurveChart
        {...chart}
        title={formatMessage({ id: 'scale.chart' })}
        timeZone={timeZone}
        unit={inUnits({ value: 0, unit: 'kg' }, units).unit}
        decimals={2}
        leastRange={1}
      />
      {isCorrected && (
        <Text size="small" tone="muted">
          {formatMessage({ id: 'scale.chartHelp' })}
        </Text>
      )}
    </Card>
  );
}
