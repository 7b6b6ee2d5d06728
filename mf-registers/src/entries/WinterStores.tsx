import { isCalendarDate, storesLeft, usualMonthlyUseKg } from '@skep/domain';
import { usePreference } from '@skep/remote-kit';
import { Card, Grid, Heading, Stack, Text } from '@skep/ui';
import { DateField } from '@skep/ui/form';
import { AmountField } from '../entry-forms/AmountField.tsx';
import { today } from '../entry-forms/begun-with.ts';
import type { EntryFragment as Entry } from '../generated/graphql.ts';
import { useIntl } from '../use-book-intl.ts';
import { useDays } from './useEntryTexts.ts';
import { useKilograms } from './useHoneyFacts.ts';

export interface WinterStoresProps {
  hiveId: string;
  /** Of the hive. */
  entries: readonly Entry[];
}

const mostKg = 100;

/** How long the stores of a hive without a scale last, from what the person says that it had, and what it was fed since. */
export function WinterStores({ hiveId, entries }: WinterStoresProps) {
  const { formatMessage } = useIntl();
  const kilograms = useKilograms();
  const days = useDays();
  const [stored, keep] = usePreference(`registers:stores:${hiveId}`);
  const { day, kg } = known(stored);
  const change = (next: { day: string | undefined; kg: number | undefined }) =>
    keep(`${next.day ?? ''} ${next.kg ?? ''}`);
  const fedKg = fedSince(entries, day);
  const left = kg === undefined || day === undefined ? undefined : storesLeft({ day, kg, fedKg }, today());
  return (
    <Card as="section">
      <Stack gap={12}>
        <Heading level={2}>{formatMessage({ id: 'book.stores' })}</Heading>
        <Grid minColumn={224} gap={16}>
          <AmountField
            label={formatMessage({ id: 'book.storesKg' })}
            value={kg}
            min={0}
            max={mostKg}
            decimals={1}
            unit="kg"
            onChange={(next) => change({ day: day ?? today(), kg: next })}
          />
          <DateField
            label={formatMessage({ id: 'book.storesDay' })}
            value={day}
            onChange={(next) => change({ day: next, kg })}
          />
        </Grid>
        {left && (
          <Text isBold>
            {formatMessage(
              { id: 'book.storesLeft' },
              {
                least: kilograms(left.leastKg),
                greatest: kilograms(left.greatestKg),
                fed: kilograms(fedKg),
                until: days(left.until, left.until),
              },
            )}
          </Text>
        )}
        <Text tone="muted" size="small">
          {formatMessage(
            { id: 'book.storesHelp' },
            {
              least: kilograms(usualMonthlyUseKg.least),
              greatest: kilograms(usualMonthlyUseKg.greatest),
            },
          )}
        </Text>
      </Stack>
    </Card>
  );
}

/** What a browser has stored may be anything. */
function known(stored = ''): { day: string | undefined; kg: number | undefined } {
  const [day = '', text = ''] = stored.split(' ');
  const kg = text === '' ? Number.NaN : Number(text);
  return {
    day: isCalendarDate(day) ? day : undefined,
    kg: kg >= 0 && kg <= mostKg ? kg : undefined,
  };
}

/** What one hive stored of what it was given from that day on, by entries that hold. */
function fedSince(entries: readonly Entry[], day: string | undefined): number {
  return entries
    .filter((entry) => entry.correctedBy === null && !entry.isStruck && day !== undefined && entry.day >= day)
    .reduce((sum, { feeding }) => sum + (feeding?.storedEstimateKg ?? 0), 0);
}
