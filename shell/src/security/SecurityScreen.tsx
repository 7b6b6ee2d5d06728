import { useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { Page, ScreenStates, Stack } from '@skep/ui';
import type { SecurityQuery } from '../generated/graphql.ts';
import { ApiTokensCard } from './ApiTokensCard.tsx';
import { PasskeysCard } from './PasskeysCard.tsx';
import { ProviderCard } from './ProviderCard.tsx';
import { SecondFactorCard } from './SecondFactorCard.tsx';
import { securityQuery } from './SecurityScreen.graphql.ts';
import { SignInsCard } from './SignInsCard.tsx';
import { useIntl } from './use-security-intl.ts';

export { securityMessages as texts } from './security-messages.ts';

/** How the person's account is guarded: a second step of signing in, where they are signed in, keys for programs. */
export function Screen() {
  const title = useIntl().formatMessage({ id: 'shell.security.title' });
  useTitle(title);
  // Other devices and programs come and go: what was loaded earlier is shown, and queried again.
  const result = useQuery(securityQuery, { fetchPolicy: 'cache-and-network' });
  const state = useScreenState(result);
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates state={state}>{result.data && <Cards security={result.data.security} />}</ScreenStates>
    </Page>
  );
}

function Cards({ security }: { security: SecurityQuery['security'] }) {
  const { secondFactor, passkeys, provider } = security;
  const guard = { needsCode: Boolean(secondFactor.onSince), hasPasskeys: passkeys.length > 0 };
  return (
    <Stack gap={24}>
      <SecondFactorCard secondFactor={secondFactor} hasPasskeys={guard.hasPasskeys} />
      <PasskeysCard passkeys={passkeys} needsCode={guard.needsCode} />
      {provider && <ProviderCard provider={provider} {...guard} />}
      <SignInsCard signIns={security.signIns} providerName={provider?.name} />
      <ApiTokensCard apiTokens={security.apiTokens} />
    </Stack>
  );
}
