import { Card, Heading, Row, Stack, Text } from '@skep/ui';
import { useIntl } from '../form/use-form-intl.ts';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { QueenMark } from '../hive/QueenMark.tsx';
import { KnownQueenFragment } from './KnownQueens.graphql.ts';

export interface KnownQueensProps {
  queens: readonly FragmentType<typeof KnownQueenFragment>[];
}

/** The queens that the hive had before. */
export function KnownQueens({ queens }: KnownQueensProps) {
  const { formatMessage, formatDate } = useIntl();
  if (queens.length === 0) return null;
  return (
    <Card as="section">
      <Heading level={2}>{formatMessage({ id: 'hives.earlierQueens' })}</Heading>
      <Stack as="ul" gap={12}>
        {readFragment(KnownQueenFragment, queens).map(({ id, name, color, birthDate, race }) => (
          <li key={id}>
            <Row gap={12} wrap={false}>
              <QueenMark color={color} />
              <Stack gap={0}>
                <Text>{name || race?.name || formatMessage({ id: 'hives.queen' })}</Text>
                {birthDate && (
                  <Text tone="muted" size="small">
                    {formatMessage(
                      { id: 'hives.queenBorn' },
                      { date: formatDate(`${birthDate}T00:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' }) },
                    )}
                  </Text>
                )}
              </Stack>
            </Row>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
