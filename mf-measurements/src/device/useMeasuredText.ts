import { inUnits } from '@skep/domain';
import { useUnits } from '@skep/remote-kit';
import { useIntl } from '../use-intl.ts';

/** A figure with its unit, in the units that the person reads. @returns (value, unit as it is kept, decimals at most) → text */
export function useMeasuredText(): (
  value: number,
  unit: string | null | undefined,
  decimals?: number,
) => string {
  const { formatMessage, formatNumber } = useIntl();
  const units = useUnits();
  return (kept, keptUnit, decimals) => {
    const { value, unit } = inUnits({ value: kept, unit: keptUnit ?? undefined }, units);
    const text = formatNumber(value, { maximumFractionDigits: decimals ?? decimalsFor(unit) });
    return unit === undefined
      ? text
      : formatMessage({ id: 'devices.withUnit' }, { value: text, unit: signs.get(unit) ?? unit });
  };
}

/** What people write, where the service says more. */
const signs: ReadonlyMap<string, string> = new Map([['%RH', '%']]);

/** As many as a person reads something from. */
function decimalsFor(unit: string | undefined): number {
  if (unit === undefined) return 3;
  return unit === 'V' ? 2 : 1;
}
