import { ScreenStory, type ScreenStoryProps } from '@skep/remote-kit/testing';
import { cachePolicies } from '../cache-policies.ts';
import { codecMessages } from '../codecs/codec-messages.ts';

export type MeasurementsStoryProps = Omit<ScreenStoryProps, 'messages'> &
  Partial<Pick<ScreenStoryProps, 'messages'>>;

/** A story of a screen of this remote. */
export function MeasurementsStory(props: MeasurementsStoryProps) {
  return <ScreenStory messages={codecMessages} cachePolicies={cachePolicies} {...props} />;
}
