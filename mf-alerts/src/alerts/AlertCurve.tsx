import { type ChartMark, CurveChart, scaleOfUnit } from '@skep/charts';
import { inUnits, quantityColors, unknownQuantityColor } from '@skep/domain';
import { pathTo, useNavigation, useQuery, useScreenState, useUnits } from '@skep/remote-kit';
import { ScreenStates, Stack, Text } from '@skep/ui';
import { useMemo } from 'react';
import { readFragment } from '../generated/fragment-masking.ts';
import type { AlertCardFragment as Alert, AlertCurveQuery as Loaded } from '../generated/graphql.ts';
import { useIntl } from '../use-intl.ts';
import { AlertCurveQuery } from './AlertCurve.graphql.ts';
import { AlertReasonFragment } from './AlertsScreen.graphql.ts';
import { measurementsPath } from './measurements-path.ts';
import { useReasonText } from './useReasonText.ts';

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

type Curve = NonNullable<Loaded['alertCurve']>;

/** What was measured around an alert, of what its rule looks at. */
export function AlertCurve({ alert }: { alert: Alert }) {
  const { formatMessage } = useIntl();
  const result = useQuery(AlertCurveQuery, { variables: { id: alert.id }, fetchPolicy: 'cache-and-network' });
  const curve = result.data?.alertCurve;
  const quantities = (curve?.quantities ?? []).filter(({ mean }) => mean.some((value) => value !== null));
  return (
    <ScreenStates state={useScreenState(result)}>
      {curve && quantities.length > 0 ? (
        <Stack gap={16}>
          {quantities.map((each) => (
            <OneCurve key={each.quantity} alert={alert} curve={curve} measured={each} />
          ))}
        </Stack>
      ) : (
        <Text tone="muted">{formatMessage({ id: 'alerts.noCurve' })}</Text>
      )}
    </ScreenStates>
  );
}

interface OneCurveProps {
  alert: Alert;
  curve: Curve;
  measured: Curve['quantities'][number];
}

function OneCurve({ alert, curve, measured }: OneCurveProps) {
  const units = useUnits();
  const bands = useMetBand(alert, measured.quantity);
  const marks = useMarks(alert);
  const { quantity, name, unit: storedUnit } = measured;
  const { unit } = inUnits({ value: 0, unit: storedUnit ?? undefined }, units);
  const drawn = useMemo(() => {
    const shown = (figures: readonly (number | null)[]) =>
      figures.map((value) =>
        value === null ? null : inUnits({ value, unit: storedUnit ?? undefined }, units).value,
      );
    const color = Object.entries(quantityColors).find(([colored]) => colored === quantity)?.[1];
    const isSpread = measured.min.some(
      (least, index) => least !== null && least < (measured.max[index] ?? least),
    );
    return {
      times: measured.times.map((time) => Date.parse(time)),
      curves: [
        {
          key: quantity,
          name,
          color: `#${color ?? unknownQuantityColor}`,
          mean: shown(measured.mean),
          range: isSpread ? { min: shown(measured.min), max: shown(measured.max) } : undefined,
        },
      ],
    };
  }, [measured, quantity, name, storedUnit, units]);
  const period = useMemo(() => ({ start: Date.parse(curve.start), end: Date.parse(curve.end) }), [curve]);
  return (
    <CurveChart
      {...drawn}
      {...scaleOfUnit(unit)}
      title={name}
      unit={unit}
      period={period}
      timeZone={timeZone}
      bands={bands}
      marks={marks}
    />
  );
}

/** Beyond any scale. */
const farMost = 1e9;

/** Where values meet the rule, as far as it looks at values and not at how they change. */
function useMetBand({ reasons }: Alert, quantity: string) {
  const { formatMessage } = useIntl();
  const { limitText } = useReasonText();
  const units = useUnits();
  const reason = reasons
    .map((masked) => readFragment(AlertReasonFragment, masked))
    .find((each) => each.quantity === quantity);
  if (reason === undefined || reason.comparison !== 'VALUE') return [];
  if (reason.isCount || reason.isRate || reason.isDeviation) return [];
  const limit = inUnits({ value: reason.threshold, unit: reason.unit }, units).value;
  const label = formatMessage({ id: 'alerts.curveLimit' }, { limit: limitText(reason) });
  if (reason.comparator.startsWith('LESS')) return [{ from: -farMost, to: limit, label }];
  return reason.comparator.startsWith('GREATER') ? [{ from: limit, to: farMost, label }] : [];
}

/** When it began and when it was over; each leads to all that was measured then. */
function useMarks(alert: Alert): ChartMark[] {
  const { formatMessage } = useIntl();
  const { go } = useNavigation();
  const { ruleName, firstAt, endedAt } = alert;
  const onOpen = () => go(measurementsPath(alert) ?? pathTo('/measurements'));
  const began = { key: 'began', time: Date.parse(firstAt), label: ruleName, icon: 'alert', onOpen } as const;
  if (endedAt === null || endedAt === firstAt) return [began];
  const label = formatMessage({ id: 'alerts.curveEnd' });
  return [began, { key: 'ended', time: Date.parse(endedAt), label, icon: 'check', onOpen }];
}
