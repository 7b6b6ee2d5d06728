import { inUnits } from '@skep/domain';
import { measuredText } from '@skep/i18n';
import { useUnits } from '@skep/remote-kit';
import { useIntl } from '../use-intl.ts';

/** A figure with its unit, in the units that the person reads. @returns (value, stored unit, decimals at most) → text */
export function useMeasuredText(): (
  value: number,
  unit: string | null | undefined,
  decimals?: number,
) => string {
  const { formatNumber } = useIntl();
  const units = useUnits();
  return (stored, storedUnit, decimals) => {
    const { value, unit } = inUnits({ value: stored, unit: storedUnit ?? undefined }, units);
    const maximumFractionDigits = decimals ?? decimalsFor(unit);
    return measuredText(value, unit, formatNumber, { maximumFractionDigits });
  };
}

/** As many as a person reads something from. */
function decimalsFor(unit: string | undefined): number {
  if (unit === undefined) return 3;
  return unit === 'V' ? 2 : 1;
}
