import { Card, Chip, Divider, Heading, Text } from '@skep/ui';
import { FigureList } from '@skep/ui/figure-list';
import type { HealthVerdictProps } from './HealthVerdict.tsx';
import { useIntl } from './use-health-intl.ts';

/** What was accepted against what is stored, and what became of every message. */
export function MessageCounts({ health }: HealthVerdictProps) {
  const { formatMessage, formatNumber, formatDate } = useIntl();
  const { accepted, stored, outcomes, newestMessageAt } = health;
  const missing = accepted - stored;
  const repeats = outcomes.reduce((sum, outcome) => sum + outcome.repeats, 0);
  const figures = [
    { id: 'accepted', value: formatNumber(accepted) },
    { id: 'stored', value: formatNumber(stored) },
    {
      id: 'missing',
      value: missing === 0 ? formatNumber(0) : <Chip tone="problem">{formatNumber(missing)}</Chip>,
    },
    { id: 'repeated', value: formatNumber(repeats) },
  ] as const;
  return (
    <Card as="section">
      <Heading level={2}>{formatMessage({ id: 'health.messages' })}</Heading>
      <FigureList
        figures={figures.map(({ id, value }) => ({
          label: formatMessage({ id: `health.${id}` }),
          value,
          note: formatMessage({ id: `health.${id}Note` }),
        }))}
      />
      <Divider />
      <Heading level={3}>{formatMessage({ id: 'health.all' })}</Heading>
      {outcomes.length === 0 ? (
        <Text tone="muted">{formatMessage({ id: 'health.noMessages' })}</Text>
      ) : (
        <FigureList
          figures={outcomes.map(({ outcome, messages }) => ({
            label: formatMessage({ id: `health.outcome.${outcome}` }),
            value: formatNumber(messages),
          }))}
        />
      )}
      <Text size="small" tone="muted">
        {formatMessage(
          { id: newestMessageAt ? 'health.newest' : 'health.newestNone' },
          {
            at: newestMessageAt && formatDate(newestMessageAt, { dateStyle: 'medium', timeStyle: 'medium' }),
          },
        )}
      </Text>
    </Card>
  );
}
