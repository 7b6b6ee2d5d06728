import { HivesStory, type HivesStoryProps } from '../../testing/HivesStory.tsx';
import { fakeTagServer } from './fake-tags.ts';

/** A screen of tags, with a server that knows a few. */
export function TagStory(props: HivesStoryProps) {
  return <HivesStory answers={fakeTagServer()} {...props} />;
}
