import { press } from '@skep/remote-kit/testing';
import type { HivesStoryProps } from '../../testing/HivesStory.tsx';
import { TagStory } from '../testing/TagStory.tsx';
import { ScanTagScreen } from './ScanTagScreen.tsx';

export default { title: 'Hives/Scan hive tag', parameters: { frame: 'none' } };

const Scan = (props: Omit<HivesStoryProps, 'screen'>) => (
  <TagStory screen={<ScanTagScreen />} path="/hivetags/scan" route="/hivetags/scan" {...props} />
);

/** With the camera of whoever looks at it; most computers that draw stories have none. */
export const Camera = () => <Scan />;

export const WrongNumber = () => <Scan />;
WrongNumber.play = press('button[type=submit]');

export const Dark = () => <Scan theme="dark" />;

export const NarrowInDutch = () => <Scan language="nl" isNarrow />;
