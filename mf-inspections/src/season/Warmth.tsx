import { degreeDayBase } from '@skep/domain';
import { useUnits } from '@skep/remote-kit';
import { Stack, Text } from '@skep/ui';
import { momentOf } from '../agenda/calendar-days.ts';
import type { SeasonQuery } from '../generated/graphql.ts';
import { useMeasureText } from '../readings/useMeasureText.ts';
import { useIntl } from './use-season-intl.ts';

/** Degrees of difference, and no points of the scale. */
const fahrenheitOfCelsius = 1.8;

/** Growing degree days of the season, in the unit of the person. */
export function Warmth({ degreeDays }: { degreeDays: SeasonQuery['degreeDays'][number] | undefined }) {
  const { formatMessage, formatDate, formatNumber } = useIntl();
  const isFahrenheit = useUnits().temperature === 'fahrenheit';
  const temperatureText = useMeasureText('°C', 0);
  if (!degreeDays) return null;
  const { sum, fromDay, missingDays: count } = degreeDays;
  const shown = isFahrenheit ? sum * fahrenheitOfCelsius : sum;
  const date = formatDate(momentOf(fromDay), { day: 'numeric', month: 'long' });
  const texts = [
    formatMessage({ id: 'season.warmthAbout' }, { base: temperatureText(degreeDayBase) }),
    ...(count > 0 ? [formatMessage({ id: 'season.warmthMissing' }, { count })] : []),
  ];
  return (
    <Stack gap={4}>
      <Text isBold>
        {formatMessage(
          { id: isFahrenheit ? 'season.warmthFahrenheit' : 'season.warmthCelsius' },
          { sum: formatNumber(shown, { maximumFractionDigits: 0 }), date },
        )}
      </Text>
      <Text size="small" tone="muted">
        {texts.join(' ')}
      </Text>
    </Stack>
  );
}
