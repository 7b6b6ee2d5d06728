import { ScreenStory, type ScreenStoryProps } from '@skep/remote-kit/testing';
import { groupsMessages } from '../messages.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { neverAnswering } from '../testing/gateway.ts';
import { anInvitation } from '../testing/groups.ts';
import { InvitationQuery } from './InvitationScreen.graphql.ts';
import { InvitationScreen } from './InvitationScreen.tsx';

export default { title: 'Groups/Invitation', parameters: { frame: 'none' } };

const Invitation = (props: Partial<ScreenStoryProps>) => (
  <ScreenStory
    screen={<InvitationScreen />}
    messages={groupsMessages}
    path="/groups/7/token/abc"
    route="/groups/:id/token/:token"
    answers={fakeServer({ invitations: [anInvitation()] })}
    {...props}
  />
);

export const Mine = () => <Invitation />;

export const Dark = () => <Invitation theme="dark" />;

export const NarrowInGerman = () => <Invitation language="de" isNarrow />;

export const SomebodyElses = () => (
  <Invitation answers={fakeServer({ invitations: [anInvitation({ isMine: false })] })} />
);

const forEverybody = { email: null, isMine: true };

export const ForEverybody = () => (
  <Invitation answers={fakeServer({ invitations: [anInvitation(forEverybody)] })} />
);

export const Visitor = () => (
  <Invitation answers={fakeServer({ invitations: [anInvitation({ isMine: null })] })} />
);

export const NotValid = () => <Invitation path="/groups/7/token/gone" />;

export const Loading = () => <Invitation answers={[neverAnswering(InvitationQuery)]} />;

export const Unreachable = () => <Invitation answers={[]} />;

export const Offline = () => <Invitation answers={[]} isOffline />;
