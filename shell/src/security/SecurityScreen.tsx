import { useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { Page, ScreenStates, Stack } from '@skep/ui';
import { ApiTokensCard } from './ApiTokensCard.tsx';
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
      <ScreenStates state={state}>
        {result.data && (
          <Stack gap={24}>
            <SecondFactorCard secondFactor={result.data.security.secondFactor} />
            <SignInsCard signIns={result.data.security.signIns} />
            <ApiTokensCard apiTokens={result.data.security.apiTokens} />
          </Stack>
        )}
      </ScreenStates>
    </Page>
  );
}
