import { press } from '@skep/remote-kit/testing';
import { neverAnswering } from '../../testing/gateway.ts';
import type { HivesStoryProps } from '../../testing/HivesStory.tsx';
import { TagStory } from '../testing/TagStory.tsx';
import { PrintTagsQuery } from './PrintTagsScreen.graphql.ts';
import { PrintTagsScreen } from './PrintTagsScreen.tsx';

export default { title: 'Hives/Print hive tags', parameters: { frame: 'none' } };

const Print = (props: Omit<HivesStoryProps, 'screen'>) => (
  <TagStory screen={<PrintTagsScreen />} path="/hivetags/print" route="/hivetags/print" {...props} />
);

export const All = () => <Print />;

export const One = () => <Print path="/hivetags/print?numbers=07" />;

export const Labels = () => <Print />;
Labels.play = press('input[value=large]');

export const NoneChosen = () => <Print />;
NoneChosen.play = press('fieldset#numbers > div > button:last-child', 'button[type=submit]');

export const Dark = () => <Print theme="dark" />;

export const NarrowInDutch = () => <Print language="nl" isNarrow />;

export const Loading = () => <Print answers={[neverAnswering(PrintTagsQuery)]} />;

export const Unreachable = () => <Print answers={[]} />;

export const Offline = () => <Print answers={[]} isOffline />;
