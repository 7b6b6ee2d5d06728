import { neverAnswering } from '../../testing/gateway.ts';
import type { HivesStoryProps } from '../../testing/HivesStory.tsx';
import { TagStory } from '../testing/TagStory.tsx';
import { ScannedTagQuery } from './OpenTagScreen.graphql.ts';
import { OpenTagNumberScreen, OpenTagScreen } from './OpenTagScreen.tsx';

export default { title: 'Hives/Open hive tag', parameters: { frame: 'none' } };

const Open = (props: Omit<HivesStoryProps, 'screen'>) => (
  <TagStory screen={<OpenTagScreen />} path="/hive-tags/NOBODY" route="/hive-tags/:code" {...props} />
);

export const OfSomebodyElse = () => <Open />;

export const Dark = () => <Open theme="dark" />;

export const NarrowInDutch = () => <Open language="nl" isNarrow />;

export const NoSuchNumber = () => (
  <TagStory screen={<OpenTagNumberScreen />} path="/?hive_index=81" route="/" />
);

export const Loading = () => <Open answers={[neverAnswering(ScannedTagQuery)]} />;

export const Unreachable = () => <Open answers={[]} />;

export const Offline = () => <Open answers={[]} isOffline />;
