import { ScreenStory, type ScreenStoryProps } from '@skep/remote-kit/testing';
import { cachePolicies } from '../cache-policies.ts';
import { allMessages } from './all-messages.ts';

export type InspectionsStoryProps = Omit<ScreenStoryProps, 'messages'>;

/** A story of a screen of this remote. */
export function InspectionsStory(props: InspectionsStoryProps) {
  return <ScreenStory messages={allMessages} cachePolicies={cachePolicies} {...props} />;
}
