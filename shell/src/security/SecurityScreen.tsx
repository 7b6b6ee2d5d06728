import { useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { Page, ScreenStates, Stack } from '@skep/ui';
import { useIntl } from 'react-intl';
import { ApiTokensCard } from './ApiTokensCard.tsx';
import { SecondFactorCard } from './SecondFactorCard.tsx';
import { securityQuery } from './SecurityScreen.graphql.ts';
import { SignInsCard } from './SignInsCard.tsx';
import { WithSecurityTexts } from './WithSecurityTexts.tsx';

/** How the person's account is guarded: a second step of signing in, where they are signed in, keys for programs. */
export function Screen() {
  return (
    <WithSecurityTexts>
      <SecurityScreen />
    </WithSecurityTexts>
  );
}

function SecurityScreen() {
  const title = useIntl().formatMessage({ id: 'shell.security.title' });
  useTitle(title);
  // Other devices and programs come and go: what was loaded earlier is shown, and asked for anew.
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
