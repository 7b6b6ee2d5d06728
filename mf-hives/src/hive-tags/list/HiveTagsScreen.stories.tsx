import { press } from '@skep/remote-kit/testing';
import { neverAnswering } from '../../testing/gateway.ts';
import type { HivesStoryProps } from '../../testing/HivesStory.tsx';
import { aTag, aTaggedHive, fakeTagServer, foreignHive } from '../testing/fake-tags.ts';
import { TagStory } from '../testing/TagStory.tsx';
import { HiveTagsQuery } from './HiveTagsScreen.graphql.ts';
import { HiveTagsScreen } from './HiveTagsScreen.tsx';

export default { title: 'Hives/Hive tags', parameters: { frame: 'none' } };

const Tags = (props: Omit<HivesStoryProps, 'screen'>) => (
  <TagStory screen={<HiveTagsScreen />} path="/hivetags" route="/hivetags" {...props} />
);

export const Filled = () => <Tags />;

export const Dark = () => <Tags theme="dark" />;

export const NarrowInDutch = () => <Tags language="nl" isNarrow />;

export const AllInUse = () => (
  <Tags
    answers={fakeTagServer(
      Array.from({ length: 80 }, (_, index) =>
        aTag(String(index + 1).padStart(2, '0'), aTaggedHive({ id: `${index}`, name: `Hive ${index + 1}` })),
      ),
    )}
  />
);

export const CannotWorkAnyMore = () => (
  <Tags answers={fakeTagServer([aTag('02', aTaggedHive(), 'VIEW_MEASUREMENTS'), aTag('03', foreignHive)])} />
);

export const OpenMenu = () => <Tags />;
OpenMenu.play = press('[aria-haspopup=menu]');

export const None = () => <Tags answers={fakeTagServer([])} />;

export const Loading = () => <Tags answers={[neverAnswering(HiveTagsQuery)]} />;

export const Unreachable = () => <Tags answers={[]} />;

export const Offline = () => <Tags answers={[]} isOffline />;

export const NarrowInGreek = () => <Tags language="el" isNarrow />;
