import { Link, notFoundState, useParams, useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { LinkButton, Notice, Page, Row, ScreenStates, Stack } from '@skep/ui';
import { InvitationCard } from '../list/InvitationCard.tsx';
import { useIntl } from '../use-intl.ts';
import { InvitationQuery } from './InvitationScreen.graphql.ts';

/** What a link invites to, of a mail or of a club evening; a visitor comes back to it from signing in or up. */
export function InvitationScreen() {
  const { formatMessage } = useIntl();
  const { id = '', token = '' } = useParams();
  const result = useQuery(InvitationQuery, {
    variables: { groupId: id, token },
    fetchPolicy: 'no-cache',
  });
  const invitation = result.data?.groupInvitation;
  const state = notFoundState(useScreenState(result), invitation === null, {
    title: formatMessage({ id: 'groups.noInvitation.title' }),
    text: formatMessage({ id: 'groups.noInvitation.text' }),
    link: { to: '/groups', label: formatMessage({ id: 'groups.toGroups' }) },
  });
  const title = formatMessage({ id: 'groups.invitation' });
  useTitle(title);
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates state={state}>
        {invitation && (
          <Stack>
            {invitation.isMine && (
              <InvitationCard invitation={invitation} token={invitation.email === null ? token : undefined} />
            )}
            {invitation.isMine === null && (
              <InvitationCard invitation={invitation}>
                <WaysIn email={invitation.email} />
              </InvitationCard>
            )}
            {!invitation.isMine && invitation.email && (
              <Notice kind="information">
                {formatMessage({ id: 'groups.forSomebodyElse' }, { email: invitation.email })}
              </Notice>
            )}
          </Stack>
        )}
      </ScreenStates>
    </Page>
  );
}

/** For a visitor: both lead back here. @param email invited address, which the forms begin with; null: a link for everybody */
function WaysIn({ email }: { email: string | null }) {
  const { formatMessage } = useIntl();
  const { id = '', token = '' } = useParams();
  const back = new URLSearchParams({
    ...(email && { email }),
    redirectFrom: `/groups/${id}/token/${token}`,
  });
  return (
    <Row>
      <LinkButton to={`/sign-in?${back}`} as={Link} kind="main">
        {formatMessage({ id: 'groups.signIn' })}
      </LinkButton>
      <LinkButton to={`/sign-up?${back}`} as={Link}>
        {formatMessage({ id: 'groups.signUp' })}
      </LinkButton>
    </Row>
  );
}
