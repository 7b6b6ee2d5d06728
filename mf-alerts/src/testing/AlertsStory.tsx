import { ScreenStory, type ScreenStoryProps } from '@skep/remote-kit/testing';
import { screenMessages } from '../screen-messages.ts';
import { fakeServer } from './fake-server.ts';

/** A screen of alerts in a state of its own. */
export function AlertsStory(props: Partial<ScreenStoryProps> & Pick<ScreenStoryProps, 'screen'>) {
  return <ScreenStory messages={screenMessages} answers={fakeServer()} {...props} />;
}
