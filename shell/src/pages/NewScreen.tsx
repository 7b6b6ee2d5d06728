import { Card, Heading, Stack, Text } from '@skep/ui';
import styled from 'styled-components';
import { type Release, releases } from './releases.ts';
import { TextPage } from './TextPage.tsx';
import { useIntl } from './use-page-intl.ts';

export { pageMessages as texts } from './page-messages.ts';

/** What's new, release by release. */
export function Screen() {
  return (
    <TextPage name="new">
      {releases.map((release) => (
        <ReleaseCard key={release.version} {...release} />
      ))}
    </TextPage>
  );
}

function ReleaseCard({ version, date, changes }: Release) {
  const { formatMessage, formatDate } = useIntl();
  // A day without a zone: it is the same day everywhere.
  const day = formatDate(date, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Card as="section">
      <Stack gap={12}>
        <Heading level={2} look={3}>
          {formatMessage({ id: 'pages.new.version' }, { version, date: day })}
        </Heading>
        <Changes>
          {changes.map((change) => (
            <Text key={change} as="li">
              {formatMessage({ id: `pages.new.${change}` })}
            </Text>
          ))}
        </Changes>
      </Stack>
    </Card>
  );
}

const Changes = styled.ul`
  margin: 0;
  padding-inline-start: 1.25em;
`;
