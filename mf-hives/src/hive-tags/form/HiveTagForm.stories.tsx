import { offeredHiveTagNumbers } from '@skep/domain';
import { press } from '@skep/remote-kit/testing';
import { neverAnswering } from '../../testing/gateway.ts';
import type { HivesStoryProps } from '../../testing/HivesStory.tsx';
import { aTag, fakeTagServer, linden } from '../testing/fake-tags.ts';
import { TagStory } from '../testing/TagStory.tsx';
import { EditHiveTagScreen } from './EditHiveTagScreen.tsx';
import { HiveTagFormQuery } from './HiveTagFormPage.graphql.ts';
import { NewHiveTagScreen } from './NewHiveTagScreen.tsx';

export default { title: 'Hives/Hive tag form', parameters: { frame: 'none' } };

const NewTag = (props: Omit<HivesStoryProps, 'screen'>) => (
  <TagStory screen={<NewHiveTagScreen />} path="/hivetags/create" route="/hivetags/create" {...props} />
);

const EditTag = (props: Omit<HivesStoryProps, 'screen'>) => (
  <TagStory screen={<EditHiveTagScreen />} path="/hivetags/02/edit" route="/hivetags/:id/edit" {...props} />
);

export const New = () => <NewTag />;

export const NewOfHive = () => <NewTag path="/hivetags/create?hiveId=12" />;

export const Edited = () => <EditTag />;

export const Dark = () => <EditTag theme="dark" />;

export const NarrowInDutch = () => <EditTag language="nl" isNarrow />;

export const NothingChosen = () => <NewTag />;
NothingChosen.play = press('button[type=submit]');

export const NumberOutOfRange = () => <NewTag path="/hivetags/99/create" route="/hivetags/:id/create" />;

export const NoneLeft = () => (
  <NewTag answers={fakeTagServer(offeredHiveTagNumbers.map((number) => aTag(number, linden)))} />
);

export const NoHives = () => <NewTag answers={fakeTagServer([], [])} />;

export const NotInUse = () => <EditTag path="/hivetags/30/edit" />;

export const Loading = () => <NewTag answers={[neverAnswering(HiveTagFormQuery)]} />;

export const Unreachable = () => <NewTag answers={[]} />;

export const Offline = () => <NewTag answers={[]} isOffline />;
