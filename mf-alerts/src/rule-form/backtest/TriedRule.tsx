import { CurveChart } from '@skep/charts';
import { modelAnswer } from '@skep/domain';
import { Notice, Stack, Text } from '@skep/ui';
import { SelectField } from '@skep/ui/form';
import { useState } from 'react';
import type { TriedRuleFragment as Tried } from '../../generated/graphql.ts';
import type { RuleValues } from '../rule-values.ts';
import { useIntl } from '../use-rule-intl.ts';
import { type ChoosableQuantity, useThreshold } from '../useThreshold.ts';

type TriedAlert = Tried['alerts'][number];

export interface TriedRuleProps {
  rule: RuleValues;
  tried: Tried;
  quantities: readonly ChoosableQuantity[];
}

/** As many as are read through; a curve shows the others. */
const listedMax = 30;

/** How often the rule would have raised an alert, on the curve and as a list. */
export function TriedRule({ rule, tried, quantities }: TriedRuleProps) {
  const { formatMessage, formatDate } = useIntl();
  const [opened, setOpened] = useState<TriedAlert>();
  const { alerts, count, deviceCount, isShortened } = tried;
  const since = formatDate(tried.since, { dateStyle: 'long' });
  if (deviceCount === 0)
    return <Notice kind="information">{formatMessage({ id: 'rule.try.noDevice' })}</Notice>;
  const isOfModel = rule.conditions.some(({ quantity }) => quantity === modelAnswer);
  if (isOfModel && tried.modelSince === null)
    return <Notice kind="information">{formatMessage({ id: 'rule.try.modelSilent' })}</Notice>;
  const listed = alerts.slice(0, listedMax);
  return (
    <Stack gap={16}>
      <Notice kind="information">
        {isShortened
          ? formatMessage({ id: 'rule.try.toldSince' }, { count, since })
          : formatMessage({ id: 'rule.try.told' }, { count })}
      </Notice>
      {isOfModel && tried.modelSince !== null && (
        <Text tone="muted">
          {formatMessage(
            { id: 'rule.try.modelSince' },
            { since: formatDate(tried.modelSince, { dateStyle: 'long' }) },
          )}
        </Text>
      )}
      {tried.curves.length > 0 && <TriedCurve {...{ rule, tried, quantities }} onOpen={setOpened} />}
      {alerts.length > 0 && (
        <Stack as="ul" gap={8}>
          {listed.map((alert) => (
            <TriedLine
              key={`${alert.deviceId} ${alert.firstAt}`}
              {...{ alert, rule, quantities }}
              isOpened={alert === opened}
            />
          ))}
        </Stack>
      )}
      {count > listed.length && (
        <Text tone="muted">{formatMessage({ id: 'rule.try.newest' }, { count: listed.length })}</Text>
      )}
    </Stack>
  );
}

type TriedLineProps = Pick<TriedRuleProps, 'rule' | 'quantities'> & {
  alert: TriedAlert;
  /** Its mark on the curve was pressed. */
  isOpened: boolean;
};

const focus = (line: HTMLElement | null) => line?.focus();

function TriedLine({ alert, rule, quantities, isOpened }: TriedLineProps) {
  const { formatDate } = useIntl();
  const { figureOf } = useThreshold(quantities);
  const [first] = rule.conditions;
  const when = formatDate(alert.firstAt, { dateStyle: 'medium', timeStyle: 'short' });
  const where = alert.hiveName ?? alert.deviceName;
  const figure = first && alert.value !== null ? figureOf({ ...first, threshold: alert.value }) : undefined;
  return (
    <li tabIndex={-1} ref={isOpened ? focus : undefined}>
      <Text>{[`${when}: ${where}`, figure].filter((part) => part !== undefined).join(', ')}</Text>
    </li>
  );
}

/** The amber of the house where it is dark enough for a line on both themes. */
const lineColor = '#ae781d';

function TriedCurve({
  rule,
  tried,
  quantities,
  onOpen,
}: TriedRuleProps & { onOpen: (alert: TriedAlert) => void }) {
  const { formatMessage, formatDate } = useIntl();
  const { scaleOf } = useThreshold(quantities);
  const [chosen, setChosen] = useState(tried.curves[0]?.deviceId);
  const curve = tried.curves.find(({ deviceId }) => deviceId === chosen) ?? tried.curves[0];
  const quantity = rule.conditions[0]?.quantity ?? '';
  if (curve === undefined || curve.times.length < 2) return null;
  const { unit, shown } = scaleOf(quantity, false);
  const name = quantities.find(({ key }) => key === quantity)?.name ?? quantity;
  const [least, greatest] = [curve.least.map(shown), curve.greatest.map(shown)];
  const mean = least.map((value, index) => (value + (greatest[index] ?? value)) / 2);
  const alertsOfCurve = tried.alerts.filter(({ deviceId }) => deviceId === curve.deviceId).toReversed();
  const placeOf = (deviceId: string) => {
    const alert = tried.alerts.find((each) => each.deviceId === deviceId);
    return alert?.hiveName ?? alert?.deviceName ?? deviceId;
  };
  return (
    <>
      {tried.curves.length > 1 && (
        <SelectField
          label={formatMessage({ id: 'rule.try.curveOf' })}
          isAlwaysChosen
          options={tried.curves.map(({ deviceId }) => ({ value: deviceId, label: placeOf(deviceId) }))}
          value={curve.deviceId}
          onChange={(next) => next && setChosen(next)}
        />
      )}
      <CurveChart
        title={`${placeOf(curve.deviceId)}: ${name}`}
        unit={unit}
        decimals={1}
        times={curve.times.map((time) => Date.parse(time))}
        curves={[{ key: quantity, name, color: lineColor, mean, range: { min: least, max: greatest } }]}
        period={{ start: Date.parse(tried.since), end: Date.parse(tried.until) }}
        timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
        leastRange={1}
        marks={alertsOfCurve.map((alert) => ({
          key: alert.firstAt,
          time: Date.parse(alert.firstAt),
          label: formatDate(alert.firstAt, { dateStyle: 'medium', timeStyle: 'short' }),
          icon: 'alert',
          onOpen: () => onOpen(alert),
        }))}
      />
    </>
  );
}
