import { ScreenStory, type ScreenStoryProps } from '@skep/remote-kit/testing';
import { cachePolicies } from '../cache-policies.ts';
import { allMessages } from './all-messages.ts';

export type HivesStoryProps = Omit<ScreenStoryProps, 'messages'>;

/** A story of a screen of this remote. */
export function HivesStory(props: HivesStoryProps) {
  return <ScreenStory messages={allMessages} cachePolicies={cachePolicies} {...props} />;
}
