import { notFoundState, useParams, useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { Page, ScreenStates, Stack } from '@skep/ui';
import { readFragment } from '../generated/fragment-masking.ts';
import { ownApiaries } from '../own-hives/own-apiaries.ts';
import { useIntl } from '../use-intl.ts';
import { EditedGroupFragment, EditGroupQuery } from './EditGroupScreen.graphql.ts';
import { GroupForm } from './GroupForm.tsx';
import { GroupUpdates } from './GroupUpdates.tsx';
import { HivesOfOthers } from './HivesOfOthers.tsx';
import { InviteForm } from './InviteForm.tsx';
import { LeaveGroup } from './LeaveGroup.tsx';
import { LinksCard } from './LinksCard.tsx';
import { MembersCard } from './MembersCard.tsx';
import { ShareForm } from './ShareForm.tsx';

/** A group: which of the person's hives it sees, who is in it, and what it is called. */
export function EditGroupScreen() {
  const { formatMessage } = useIntl();
  const { id = '' } = useParams();
  const result = useQuery(EditGroupQuery, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const group = readFragment(EditedGroupFragment, result.data?.group);
  const state = notFoundState(useScreenState(result), group === null, {
    title: formatMessage({ id: 'groups.notThere.title' }),
    text: formatMessage({ id: 'groups.notThere.text' }),
    link: { to: '/groups', label: formatMessage({ id: 'groups.toGroups' }) },
  });
  const title = group?.name ?? formatMessage({ id: 'groups.group' });
  useTitle(title);
  const own = ownApiaries(result.data?.apiaries);
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates state={state}>
        {group && (
          <Stack gap={24}>
            <GroupUpdates group={group} />
            <HivesOfOthers group={group} />
            {group.isAdmin ? (
              <GroupForm key={group.id} group={group} apiaries={own} />
            ) : (
              <ShareForm key={group.id} group={group} apiaries={own} />
            )}
            <MembersCard group={group} />
            {group.isAdmin && <InviteForm groupId={group.id} />}
            {group.isAdmin && <LinksCard group={group} />}
            <LeaveGroup group={group} />
          </Stack>
        )}
      </ScreenStates>
    </Page>
  );
}
