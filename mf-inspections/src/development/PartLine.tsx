import { Row, Text } from '@skep/ui';
import type { DevelopmentQuery as Data } from '../generated/graphql.ts';
import { useMeasureText } from '../readings/useMeasureText.ts';
import { useIntl } from './use-development-intl.ts';

type Part = NonNullable<Data['apiaryDevelopment']>[number]['parts'][number];

/** One part of the figure: what it was, what it is now, and when both were counted. */
export function PartLine({ part: { part, unit, from, to, fromDay, toDay, figure } }: { part: Part }) {
  const { formatMessage, formatNumber, locale } = useIntl();
  const inKg = useMeasureText('kg', 1);
  const count = (value: number) => formatNumber(value, { maximumFractionDigits: 1 });
  const change =
    unit === 'KG'
      ? inKg(to)
      : formatMessage({ id: `development.change.${unit}` }, { from: count(from), to: count(to) });
  const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).formatRange(
    new Date(`${fromDay}T12:00`),
    new Date(`${toDay}T12:00`),
  );
  return (
    <Row as="li" justify="between">
      <Text>
        {formatMessage({ id: `development.part.${part}` })}: {change}
      </Text>
      <Text size="small" tone="muted">
        {days} · {formatNumber(figure, { signDisplay: 'exceptZero' })}
      </Text>
    </Row>
  );
}
