import { useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { Page, ScreenStates, Stack } from '@skep/ui';
import { useSearchParams } from 'react-router';
import { readFragment } from '../generated/fragment-masking.ts';
import { unitsOf } from '../session/units.ts';
import { AccountCard } from './AccountCard.tsx';
import { DeleteCard } from './DeleteCard.tsx';
import { EmailCard } from './EmailCard.tsx';
import { NameCard } from './NameCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { profileFields, profileQuery } from './ProfileScreen.graphql.ts';
import { SettingsCard } from './SettingsCard.tsx';
import { StorageCard } from './StorageCard.tsx';
import { useIntl } from './use-profile-intl.ts';

export { profileMessages as texts } from './profile-messages.ts';

/** Who the person is here, how Skep looks to them, and the end of their account. */
export function Screen() {
  const title = useIntl().formatMessage({ id: 'shell.profile.title' });
  useTitle(title);
  const [query] = useSearchParams();
  const result = useQuery(profileQuery, { fetchPolicy: 'cache-and-network' });
  const state = useScreenState(result);
  const viewer = readFragment(profileFields, result.data?.viewer);
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates state={state}>
        {viewer && (
          <Stack gap={24}>
            <NameCard name={viewer.name} memberSince={viewer.memberSince} />
            <EmailCard
              email={viewer.email}
              newEmail={viewer.newEmail ?? undefined}
              mailedCode={query.get('code') ?? undefined}
            />
            <PasswordCard />
            <SettingsCard
              units={viewer.units ? unitsOf(viewer.units) : undefined}
              timeZone={result.data?.viewer?.timeZone ?? undefined}
              onRetry={() => void result.refetch()}
            />
            {result.data?.viewer?.storage && <StorageCard of={result.data.viewer.storage} />}
            <AccountCard acceptedTermsVersion={viewer.acceptedTermsVersion ?? undefined} />
            <DeleteCard />
          </Stack>
        )}
      </ScreenStates>
    </Page>
  );
}
