import type { ScreenStoryProps } from '@skep/remote-kit/testing';
import { AlertsStory } from '../testing/AlertsStory.tsx';
import { fakeServer } from '../testing/fake-server.ts';
import { answering, neverAnswering } from '../testing/gateway.ts';
import { AlertRulesQuery } from './AlertRulesScreen.graphql.ts';
import { AlertRulesScreen } from './AlertRulesScreen.tsx';

export default { title: 'Alerts/Rules', parameters: { frame: 'none' } };

const Story = (props: Partial<ScreenStoryProps>) => <AlertsStory screen={<AlertRulesScreen />} {...props} />;

export const Filled = () => <Story />;

export const Dark = () => <Story theme="dark" />;

export const Narrow = () => <Story isNarrow />;

export const NarrowInGerman = () => <Story language="de" isNarrow />;

export const Empty = () => <Story answers={fakeServer({ alerts: [], rules: [] })} />;

export const Loading = () => <Story answers={[neverAnswering(AlertRulesQuery)]} />;

export const Failed = () => (
  <Story
    answers={[
      answering(AlertRulesQuery, () => {
        throw Object.assign(new Error('broken'), { statusCode: 500 });
      }),
    ]}
  />
);

export const Offline = () => <Story answers={[]} isOffline />;
