import { loadWithRetries, useOnNews, useQuery, useTabBadge } from '@skep/remote-kit';
import { lazy, Suspense, useCallback } from 'react';
import { readFragment } from '../generated/fragment-masking.ts';
import type { HomeQuery } from '../generated/graphql.ts';
import { useIntl } from '../use-intl.ts';
import { InvitationFragment, InvitationsQuery } from './Invitations.graphql.ts';

// Few people are invited to anything at a time.
const InvitationList = lazy(() =>
  loadWithRetries(async () => ({
    default: (await import('../sharing/InvitationList.tsx')).InvitationList,
  })),
);

/** Invitations to groups that wait for an answer, and their number at the tab; new ones are seen without a reload. */
export function Invitations({ invitations }: { invitations: HomeQuery['groupInvitations'] }) {
  const { formatMessage } = useIntl();
  // The first answer is in the cache already, with all of home.
  const { refetch } = useQuery(InvitationsQuery);
  useOnNews('PEOPLE', refetch);
  const badgeOf = useCallback(
    (count: number) => ({ count, label: formatMessage({ id: 'hives.invitations' }, { count }) }),
    [formatMessage],
  );
  const renew = useCallback(
    async () => badgeOf((await refetch()).data?.groupInvitations.length ?? 0),
    [refetch, badgeOf],
  );
  const count = invitations.length;
  useTabBadge('hives', badgeOf(count), renew);
  return (
    count > 0 && (
      <Suspense>
        <InvitationList invitations={readFragment(InvitationFragment, invitations)} />
      </Suspense>
    )
  );
}
