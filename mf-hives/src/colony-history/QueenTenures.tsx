import { Card, Heading, Stack, Text } from '@skep/ui';
import type { ColonyHistoryListFragment as History } from '../generated/graphql.ts';
import { InlineLink } from './InlineLink.tsx';
import { QueenTenureText } from './QueenTenureText.tsx';
import { useIntl } from './use-life-intl.ts';

/** Which queens headed the hive, the present one first. */
export function QueenTenures({ reigns }: { reigns: History['reigns'] }) {
  const { formatMessage } = useIntl();
  if (reigns.length === 0) return null;
  return (
    <Card as="section">
      <Heading level={2}>{formatMessage({ id: 'life.queens' })}</Heading>
      <Stack as="ul" gap={12}>
        {reigns.map(({ queen, since, until }) => (
          <li key={`${queen.id}-${since}-${until}`}>
            <InlineLink to={`/queens/${queen.id}`}>
              {queen.name || formatMessage({ id: 'life.namelessQueen' })}
            </InlineLink>
            <Text size="small" tone="muted">
              <QueenTenureText since={since} until={until} />
            </Text>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
