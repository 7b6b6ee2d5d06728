import { termsNumber, termsVersion } from '@skep/domain';
import { Link, lazyScreen, usePerson, useQuery } from '@skep/remote-kit';
import { LinkButton, Row, Stack, Text } from '@skep/ui';
import { Suspense } from 'react';
import { acceptedTermsQuery } from './AcceptedTerms.graphql.ts';
import { OutsidePolicy, usePolicyUrl } from './OutsidePolicy.tsx';
import { TextPage } from './TextPage.tsx';
import { TextSections } from './TextSections.tsx';
import { useIntl } from './use-page-intl.ts';

export { pageMessages as texts } from './page-messages.ts';

const NewTerms = lazyScreen(
  async () => (await import('../terms/NewTerms.tsx')).NewTerms,
  async () => (await import('../profile/profile-messages.ts')).profileMessages,
);

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
  const policyUrl = usePolicyUrl();
  return (
    <TextPage name="terms" hasIntro={policyUrl === undefined}>
      <Versions />
      {policyUrl === undefined ? (
        <>
          <TextSections sections={sections} />
          <PrivacyLink />
        </>
      ) : (
        <OutsidePolicy url={policyUrl} />
      )}
      <Suspense>
        <Consent />
      </Suspense>
    </TextPage>
  );
}

function PrivacyLink() {
  const { formatMessage } = useIntl();
  return (
    <Row>
      <LinkButton as={Link} to="/privacy" icon="information">
        {formatMessage({ id: 'shell.privacy.title' })}
      </LinkButton>
    </Row>
  );
}

/** Undefined for visitors, and without a connection: the terms are still there to read. */
function useAccepted(): string | undefined {
  const isSignedIn = usePerson() !== undefined;
  const { data } = useQuery(acceptedTermsQuery, { skip: !isSignedIn });
  return data?.viewer?.acceptedTermsVersion ?? undefined;
}

function Versions() {
  const { formatMessage } = useIntl();
  const accepted = useAccepted();
  return (
    <Stack gap={4}>
      <Text tone="muted">
        {formatMessage({ id: 'pages.terms.version' }, { version: termsNumber(termsVersion) })}
      </Text>
      {accepted && (
        <Text tone="muted">
          {formatMessage({ id: 'pages.terms.accepted' }, { version: termsNumber(accepted) })}
        </Text>
      )}
    </Stack>
  );
}

/** At their end, for who has read them. */
function Consent() {
  const accepted = useAccepted();
  return accepted !== undefined && accepted !== termsVersion && <NewTerms />;
}
