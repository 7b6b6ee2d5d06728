import { useUnits } from '@skep/remote-kit';
import { useMeasuredText } from '../device/useMeasuredText.ts';
import type { ScaleCheckQuery } from '../generated/graphql.ts';
import { useIntl } from './use-scale-check-intl.ts';

type Check = Pick<NonNullable<ScaleCheckQuery['scaleCheck']>, 'drift' | 'temperatureSource'>;

/** Drift is said for so many degrees: a single one moves a scale by a few grams. */
const degrees = 10;

/** How a scale follows the temperature, with how sure that is, or why nobody knows. */
export function useDriftText(): (check: Check) => string {
  const { formatMessage, formatNumber } = useIntl();
  const measuredText = useMeasuredText();
  const { temperature } = useUnits();
  const unit = temperature === 'fahrenheit' ? 'fahrenheit' : 'celsius';
  const celsius = temperature === 'fahrenheit' ? degrees / 1.8 : degrees;
  const weight = (kgPerCelsius: number) => measuredText(kgPerCelsius * celsius, 'kg', 2);
  return ({ drift, temperatureSource }) => {
    if (!temperatureSource) return formatMessage({ id: 'scale.drift.noTemperature' });
    if (!drift) return formatMessage({ id: 'scale.drift.fewNights' });
    if (!drift.isWorthwhile) return formatMessage({ id: 'scale.drift.none' }, { nights: drift.nightCount });
    const size = Math.abs(drift.kgPerCelsius);
    return formatMessage(
      { id: drift.kgPerCelsius > 0 ? 'scale.drift.more' : 'scale.drift.less' },
      {
        degrees: formatNumber(degrees, { style: 'unit', unit }),
        weight: weight(size),
        least: weight(Math.max(0, size - drift.uncertaintyKgPerCelsius)),
        greatest: weight(size + drift.uncertaintyKgPerCelsius),
        nights: drift.nightCount,
      },
    );
  };
}
