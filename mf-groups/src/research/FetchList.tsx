import { Heading, Stack, Text } from '@skep/ui';
import type { ResearchCardFragment } from '../generated/graphql.ts';
import { useIntl } from './use-research-intl.ts';

/** Who fetched what of the person's, the newest first. */
export function FetchList({ fetches }: Pick<ResearchCardFragment, 'fetches'>) {
  const { formatMessage, formatDate } = useIntl();
  return (
    <Stack gap={4}>
      <Heading level={3}>{formatMessage({ id: 'research.fetches' })}</Heading>
      {fetches.length === 0 && <Text tone="muted">{formatMessage({ id: 'research.noFetches' })}</Text>}
      <Stack as="ul" gap={4}>
        {fetches.map(({ at, researcherName, item }) => (
          <Text as="li" key={`${at} ${item} ${researcherName}`}>
            {formatMessage(
              { id: 'research.fetch' },
              {
                item: formatMessage({ id: `research.item.${item}` }),
                name: researcherName ?? formatMessage({ id: 'research.goneResearcher' }),
                date: formatDate(at, { dateStyle: 'medium', timeStyle: 'short' }),
              },
            )}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}
