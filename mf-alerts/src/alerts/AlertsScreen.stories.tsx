import type { ScreenStoryProps } from '@skep/remote-kit/testing';
import { AlertsStory } from '../testing/AlertsStory.tsx';
import { anAlert } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering, neverAnswering } from '../testing/gateway.ts';
import { AlertsQuery } from './AlertsScreen.graphql.ts';
import { AlertsScreen } from './AlertsScreen.tsx';

export default { title: 'Alerts/List', parameters: { frame: 'none' } };

const Story = (props: Partial<ScreenStoryProps>) => <AlertsStory screen={<AlertsScreen />} {...props} />;

export const Filled = () => <Story />;

export const Dark = () => <Story theme="dark" />;

export const Narrow = () => <Story isNarrow />;

export const NarrowInGerman = () => <Story language="de" isNarrow />;

export const Empty = () => <Story answers={fakeServer({ alerts: [], rules: [] })} />;

export const Loading = () => <Story answers={[neverAnswering(AlertsQuery)]} />;

export const Failed = () => (
  <Story
    answers={[
      answering(AlertsQuery, () => {
        throw Object.assign(new Error('broken'), { statusCode: 500 });
      }),
    ]}
  />
);

export const Offline = () => <Story answers={[]} isOffline />;

/** A bad night: fifty stand at once. */
export const VeryFull = () => (
  <Story
    answers={fakeServer({
      alerts: Array.from({ length: 1000 }, (_, index) =>
        anAlert({ id: String(index + 1), isRead: index > 3 }),
      ),
    })}
  />
);

/** Where a message leads. */
export const One = () => <Story path="/alerts?alert=1" />;

export const OneDarkInGerman = () => <Story path="/alerts?alert=1" theme="dark" language="de" isNarrow />;

export const Gone = () => <Story path="/alerts?alert=404" />;

export const NothingFound = () => <Story path="/alerts?hive=404" />;
