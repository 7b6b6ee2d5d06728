import { loadWithRetries, useQuery, useTabBadge } from '@skep/remote-kit';
import { lazy, Suspense } from 'react';
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

const askedAgainMs = 60_000;

/** Invitations to groups that wait for an answer, and their number at the tab; new ones are seen without a reload. */
export function Invitations({ invitations }: { invitations: HomeQuery['groupInvitations'] }) {
  const { formatMessage } = useIntl();
  // The first answer is in the cache already, with all of home.
  useQuery(InvitationsQuery, { pollInterval: askedAgainMs, skipPollAttempt: () => document.hidden });
  const count = invitations.length;
  useTabBadge('hives', { count, label: formatMessage({ id: 'hives.invitations' }, { count }) });
  return (
    count > 0 && (
      <Suspense>
        <InvitationList invitations={readFragment(InvitationFragment, invitations)} />
      </Suspense>
    )
  );
}
