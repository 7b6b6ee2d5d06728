import { Card, Heading, Stack, Text } from '@skep/ui';
import { useIntl } from '../forms/use-form-intl.ts';
import type { EditedDashboardFragment } from '../generated/graphql.ts';

/** Two weeks are enough to see whether anybody looks. */
const shownDays = 14;

/** How often a dashboard was opened, by day; nobody knows by whom. */
export function OpeningsCard({ openings }: Pick<EditedDashboardFragment, 'openings'>) {
  const { formatMessage, formatDate, formatNumber } = useIntl();
  return (
    <Card as="section">
      <Heading level={2}>{formatMessage({ id: 'dashboards.opened' })}</Heading>
      <Stack gap={8}>
        <Text tone="muted">{formatMessage({ id: 'dashboards.openedMeans' })}</Text>
        {openings.length === 0 && <Text>{formatMessage({ id: 'dashboards.never' })}</Text>}
        <Stack as="ul" gap={4}>
          {openings.slice(0, shownDays).map(({ day, count }) => (
            <Text as="li" key={day}>
              {formatDate(day, { dateStyle: 'medium', timeZone: 'UTC' })}: {formatNumber(count)}
            </Text>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
