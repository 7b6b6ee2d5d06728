import { type CountedMites, type MiteLevel, miteLevelOf } from '@skep/domain';
import { useIntl } from '../use-book-intl.ts';

/** What a count says, as “2 %” or “3.5 a day”. */
export function useLevelText(): (level: Pick<MiteLevel, 'unit' | 'value'>) => string {
  const { formatMessage, formatNumber } = useIntl();
  return ({ unit, value }) =>
    formatMessage(
      { id: unit === 'percent' ? 'book.mites.percent' : 'book.mites.perDay' },
      { value: formatNumber(value, { maximumFractionDigits: 1 }) },
    );
}

/** What was counted, and what that says. */
export function useCountText(): (count: CountedMites) => string {
  const { formatMessage } = useIntl();
  const levelText = useLevelText();
  return (count) => {
    const level = miteLevelOf(count);
    if (level === undefined) return String(count.mites);
    const { mites, bees, days } = count;
    return level.unit === 'percent'
      ? formatMessage({ id: 'book.mites.ofBees' }, { mites, bees, level: levelText(level) })
      : formatMessage({ id: 'book.mites.ofDays' }, { mites, days, level: levelText(level) });
  };
}
