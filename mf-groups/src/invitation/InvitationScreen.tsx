import { notThereState, useParams, useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { Notice, Page, ScreenStates } from '@skep/ui';
import { InvitationCard } from '../list/InvitationCard.tsx';
import { useIntl } from '../use-intl.ts';
import { InvitationQuery } from './InvitationScreen.graphql.ts';

/** What the link of a mail invites to. */
export function InvitationScreen() {
  const { formatMessage } = useIntl();
  const { id = '', token = '' } = useParams();
  const result = useQuery(InvitationQuery, {
    variables: { groupId: id, token },
    fetchPolicy: 'no-cache',
  });
  const invitation = result.data?.groupInvitation;
  const state = notThereState(useScreenState(result), invitation === null, {
    title: formatMessage({ id: 'groups.noInvitation.title' }),
    text: formatMessage({ id: 'groups.noInvitation.text' }),
    link: { to: '/groups', label: formatMessage({ id: 'groups.toGroups' }) },
  });
  const title = formatMessage({ id: 'groups.invitation' });
  useTitle(title);
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates state={state}>
        {invitation?.isMine && <InvitationCard invitation={invitation} />}
        {invitation?.isMine === false && (
          <Notice kind="information">
            {formatMessage({ id: 'groups.forSomebodyElse' }, { email: invitation.email ?? '' })}
          </Notice>
        )}
      </ScreenStates>
    </Page>
  );
}
