import { Link, useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { LinkButton, Page, type ScreenState, ScreenStates, Stack, tokens } from '@skep/ui';
import styled from 'styled-components';
import { useIntl } from '../use-intl.ts';
import { GroupCard } from './GroupCard.tsx';
import { GroupsQuery } from './GroupsScreen.graphql.ts';
import { InvitationCard } from './InvitationCard.tsx';

/** The person's groups, and invitations that wait for an answer. */
export function GroupsScreen() {
  const { formatMessage } = useIntl();
  const result = useQuery(GroupsQuery, { fetchPolicy: 'cache-and-network' });
  const groups = result.data?.groups ?? [];
  const invitations = result.data?.groupInvitations ?? [];
  const state = useEmptyState(useScreenState(result), groups.length + invitations.length);
  const title = formatMessage({ id: 'groups.title' });
  useTitle(title);
  return (
    <Page title={title} actions={state.kind === 'ready' && <NewButton />} maxWidth="readable">
      <ScreenStates state={state}>
        <Stack>
          {invitations.map((invitation) => (
            <InvitationCard key={invitation.groupId} invitation={invitation} />
          ))}
          <List>
            {groups.map((group) => (
              <GroupCard key={group.id} group={group} />
            ))}
          </List>
        </Stack>
      </ScreenStates>
    </Page>
  );
}

function NewButton() {
  const { formatMessage } = useIntl();
  return (
    <LinkButton to="/groups/create" as={Link} kind="main" icon="add">
      {formatMessage({ id: 'groups.new' })}
    </LinkButton>
  );
}

function useEmptyState(state: ScreenState, count: number): ScreenState {
  const { formatMessage } = useIntl();
  if (state.kind !== 'ready' || count > 0) return state;
  return {
    kind: 'empty',
    icon: 'group',
    title: formatMessage({ id: 'groups.empty.title' }),
    text: formatMessage({ id: 'groups.empty.text' }),
    action: <NewButton />,
  };
}

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[16]};
  margin: 0;
  padding: 0;
`;
