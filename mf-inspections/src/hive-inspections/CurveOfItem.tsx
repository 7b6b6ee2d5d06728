import { CurveChart } from '@skep/charts';
import { useUnits } from '@skep/remote-kit';
import { Button, Skeleton, Stack, Text } from '@skep/ui';
import { useMemo } from 'react';
import { useIntl } from '../diary/use-diary-intl.ts';
import { type Drawn, itemCurve } from './item-curve.ts';
import { useHistory } from './useHistory.ts';

export interface CurveOfItemProps {
  hiveId: string;
  drawn: Drawn;
  name: string;
}

const chartHeightPx = 300;
/** The amber of the house where it is dark enough for a line on both themes. */
const lineColor = '#ae781d';

/** One item of a hive over all its seasons. */
export function CurveOfItem({ hiveId, drawn, name }: CurveOfItemProps) {
  const { formatMessage } = useIntl();
  const units = useUnits();
  const { history, hasFailed, retry } = useHistory(hiveId);
  const curve = useMemo(() => history && itemCurve(history, drawn, units), [history, drawn, units]);
  if (hasFailed)
    return (
      <Stack gap={12}>
        <Text tone="problem">{formatMessage({ id: 'diary.historyFailed' })}</Text>
        <Button icon="retry" onClick={retry}>
          {formatMessage({ id: 'diary.tryAgain' })}
        </Button>
      </Stack>
    );
  if (!curve) return <Skeleton height={chartHeightPx} />;
  const { times, figures, unit, decimals } = curve;
  const [start = 0, end = 0] = [times[0], times.at(-1)];
  if (times.length < 2) return <Text>{formatMessage({ id: 'diary.tooFewForCurve' })}</Text>;
  return (
    <CurveChart
      title={name}
      unit={unit}
      decimals={decimals}
      times={times}
      curves={[{ key: drawn, name, color: lineColor, mean: figures }]}
      period={{ start, end }}
      timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
      leastRange={1}
    />
  );
}
