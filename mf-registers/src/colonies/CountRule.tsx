import { type ColonyCountRule, dayOfYear, type YearDay } from '@skep/domain';
import { Text } from '@skep/ui';
import { useIntl } from '../use-honey-intl.ts';

/** What a country requires, and its source; of a country without a rule we know nothing. */
export function CountRule({ rule }: { rule: ColonyCountRule | undefined }) {
  const { formatMessage, formatDate } = useIntl();
  if (rule === undefined) return <Text tone="muted">{formatMessage({ id: 'count.noRule' })}</Text>;
  const { moment, source, year } = rule;
  const day = (of: YearDay) =>
    formatDate(`${dayOfYear(year, of)}T00:00:00Z`, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const ruleText = () => {
    if (moment.kind === 'day') return formatMessage({ id: 'count.onDay' }, { day: day(moment.on) });
    if (moment.kind === 'unknown') return formatMessage({ id: 'count.noDay' });
    return formatMessage({ id: 'count.inPeriod' }, { from: day(moment.from), to: day(moment.to) });
  };
  return (
    <Text tone="muted">
      {[ruleText(), source && formatMessage({ id: 'count.source' }, { source, year: String(year) })]
        .filter(Boolean)
        .join(' ')}
    </Text>
  );
}
