import { inUnits } from '@skep/domain';
import { measuredText } from '@skep/i18n';
import { useUnits } from '@skep/remote-kit';
import type { ConditionValues } from './rule-values.ts';
import { useIntl } from './use-rule-intl.ts';

/** What of the api can be measured. */
export interface ChoosableQuantity {
  key: string;
  name: string;
  unit: string | null;
  /** Of measured ones: `sent` by the person's devices, or `raw`, which makes no useful curve. Default: neither. */
  kind?: 'sent' | 'raw' | undefined;
}

/** Thresholds as the person reads them; they are stored in the unit of their quantity. */
export function useThreshold(quantities: readonly ChoosableQuantity[]) {
  const units = useUnits();
  const { formatNumber } = useIntl();

  /** @param isChange a difference of temperatures has no zero of its own */
  function scaleOf(quantity: string, isChange: boolean) {
    const storedUnit = quantities.find(({ key }) => key === quantity)?.unit ?? undefined;
    const zero = inUnits({ value: 0, unit: storedUnit }, units);
    const factor = inUnits({ value: 1, unit: storedUnit }, units).value - zero.value;
    const shift = isChange ? 0 : zero.value;
    return {
      unit: zero.unit,
      // What was typed comes back as it was: a field that gets another number writes it again under the fingers.
      shown: (value: number) => Math.round((value * factor + shift) * 1e4) / 1e4,
      // Finer than anybody types in any unit.
      toStored: (value: number) =>
        factor === 1 ? value : Math.round(((value - shift) / factor) * 1e6) / 1e6,
    };
  }

  function scaleOfCondition(condition: ConditionValues) {
    const { quantity, period, calculation, comparison } = condition;
    if (comparison === 'rise_percent' && period !== 'intervals') return { ...scaleOf('', true), unit: '%' };
    const isOver = period === 'past' || period === 'future';
    if (period === 'intervals' || (isOver && calculation === 'count')) return scaleOf('', true);
    const isRate = isOver && calculation === 'rate';
    const isDifference = isRate || (isOver && calculation === 'deviation') || comparison !== 'value';
    const scale = scaleOf(quantity, isDifference);
    return isRate && scale.unit !== undefined ? { ...scale, unit: `${scale.unit}/h` } : scale;
  }

  function figureOf(condition: ConditionValues): string | undefined {
    const { threshold } = condition;
    if (threshold === undefined || Number.isNaN(threshold)) return undefined;
    const { unit, shown } = scaleOfCondition(condition);
    return measuredText(shown(threshold), unit, formatNumber, { maximumFractionDigits: 2 });
  }

  return { scaleOf, scaleOfCondition, figureOf };
}
