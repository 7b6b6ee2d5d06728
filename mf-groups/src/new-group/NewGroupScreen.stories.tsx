import { press, ScreenStory, type ScreenStoryProps } from '@skep/remote-kit/testing';
import { groupsMessages } from '../messages.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { NewGroupScreen } from './NewGroupScreen.tsx';

export default { title: 'Groups/New', parameters: { frame: 'none' } };

const Create = (props: Partial<ScreenStoryProps>) => (
  <ScreenStory
    screen={<NewGroupScreen />}
    messages={groupsMessages}
    path="/groups/create"
    answers={fakeServer()}
    {...props}
  />
);

export const New = () => <Create />;

export const Dark = () => <Create theme="dark" />;

export const NarrowInGreek = () => <Create language="el" isNarrow />;

export const NothingTyped = () => <Create />;
NothingTyped.play = press('button[type=submit]');
