import { type DailyGain, inUnits, kilogramsOf, storesForecast, usualStoresKg } from '@skep/domain';
import { usePreference, useUnits } from '@skep/remote-kit';
import { Stack, Text } from '@skep/ui';
import { NumberField } from '@skep/ui/form';
import { useState } from 'react';
import { useIntl } from './use-weight-intl.ts';
import { useKgText } from './useKgText.ts';

const dayMs = 24 * 60 * 60_000;
const mostStoresKg = 100;

/** How long the stores last, from what the person says that there were. */
export function StoresForecast({ gains }: { gains: readonly DailyGain[] }) {
  const { formatMessage, formatDate } = useIntl();
  const units = useUnits();
  const kgText = useKgText();
  const [remembered, remember] = usePreference('measurements:stores');
  const storesKg = storedKg(remembered);
  const [typed, setTyped] = useState<number | undefined>(() =>
    Math.round(inUnits({ value: storesKg, unit: 'kg' }, units).value),
  );
  const forecast = storesForecast(gains, storesKg);
  const lastDay = gains.at(-1)?.day;
  if (forecast === undefined || lastDay === undefined) return null;
  const { since, usedKg, leftKg, days } = forecast;
  const day = (time: string | number) => formatDate(time, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <Stack gap={8}>
      <Text isBold>
        {formatMessage(
          { id: days > 0 ? 'weight.storesLast' : 'weight.storesGone' },
          {
            until: day(Date.parse(lastDay) + days * dayMs),
            left: kgText(leftKg),
            used: kgText(usedKg),
            since: day(since),
          },
        )}
      </Text>
      <NumberField
        label={formatMessage({ id: 'weight.stores' }, { since: day(since) })}
        value={typed}
        min={0}
        max={Math.round(inUnits({ value: mostStoresKg, unit: 'kg' }, units).value)}
        unit={units.weight}
        onChange={(value) => {
          setTyped(value);
          remember(textOf(value, units.weight));
        }}
      />
      <Text size="small" tone="muted">
        {formatMessage(
          { id: 'weight.storesHelp' },
          { least: kgText(usualStoresKg.least), greatest: kgText(usualStoresKg.greatest) },
        )}
      </Text>
    </Stack>
  );
}

function textOf(value: number | undefined, unit: 'kg' | 'lb'): string | undefined {
  return value === undefined || !Number.isFinite(value) ? undefined : String(kilogramsOf(value, unit));
}

/** What a browser has stored may be anything. */
function storedKg(text: string | undefined): number {
  const kg = Number(text ?? Number.NaN);
  return kg >= 0 && kg <= mostStoresKg ? kg : usualStoresKg.least;
}
