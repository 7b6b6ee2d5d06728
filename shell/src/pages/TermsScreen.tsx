import { termsVersion } from '@skep/domain';
import { usePerson, useQuery } from '@skep/remote-kit';
import { Stack, Text } from '@skep/ui';
import { acceptedTermsQuery } from './AcceptedTerms.graphql.ts';
import { TextPage } from './TextPage.tsx';
import { TextSections } from './TextSections.tsx';
import { useIntl } from './use-page-intl.ts';

export { pageMessages as texts } from './page-messages.ts';

const sections = [
  'terms.who',
  'terms.account',
  'terms.data',
  'terms.conduct',
  'terms.warranty',
  'terms.licence',
  'terms.end',
  'terms.changes',
] as const;

/** The terms of use, and which version of them the person has accepted. */
export function Screen() {
  return (
    <TextPage name="terms">
      <Versions />
      <TextSections sections={sections} />
    </TextPage>
  );
}

/** Without a connection the terms are still there to read. */
function Versions() {
  const { formatMessage } = useIntl();
  const isSignedIn = usePerson() !== undefined;
  const { data } = useQuery(acceptedTermsQuery, { skip: !isSignedIn });
  const accepted = data?.viewer?.acceptedTermsVersion;
  return (
    <Stack gap={4}>
      <Text tone="muted">{formatMessage({ id: 'pages.terms.version' }, { version: termsVersion })}</Text>
      {accepted && (
        <Text tone="muted">{formatMessage({ id: 'pages.terms.accepted' }, { version: accepted })}</Text>
      )}
    </Stack>
  );
}
