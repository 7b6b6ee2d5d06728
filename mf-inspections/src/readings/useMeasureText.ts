import { inUnits } from '@skep/domain';
import { useUnits } from '@skep/remote-kit';
import { useIntl } from '../use-intl.ts';

/** As `Intl` calls them. */
const intlUnits: Readonly<Record<string, string>> = {
  ...{ kg: 'kilogram', lb: 'pound', '°C': 'celsius', '°F': 'fahrenheit', 'm/s': 'meter-per-second' },
};

/** A value in the unit of the person. @param decimals at most */
export function useMeasureText(
  storedUnit: 'kg' | '°C' | 'm/s',
  decimals: number,
): (stored: number) => string {
  const { formatNumber } = useIntl();
  const units = useUnits();
  return (stored) => {
    const { value, unit = storedUnit } = inUnits({ value: stored, unit: storedUnit }, units);
    return formatNumber(value, {
      ...{ style: 'unit', unit: intlUnits[unit] ?? unit, maximumFractionDigits: decimals },
    });
  };
}
