import { ScreenStory, type ScreenStoryProps } from '@skep/remote-kit/testing';
import { inspectionsMessages } from '../messages.ts';

export type InspectionsStoryProps = Omit<ScreenStoryProps, 'messages'>;

/** A story of a screen of this remote. */
export function InspectionsStory(props: InspectionsStoryProps) {
  return <ScreenStory messages={inspectionsMessages} {...props} />;
}
