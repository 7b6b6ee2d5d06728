import { press } from '@skep/remote-kit/testing';
import { InspectScreen } from '../new-inspection/InspectScreen.tsx';
import { fakeServer } from '../testing/fake-server.ts';
import { answering } from '../testing/gateway.ts';
import { InspectionsStory } from '../testing/InspectionsStory.tsx';
import { HoneyWaitsQuery } from './HoneyWaits.graphql.ts';

export default { title: 'Inspections/Boxes', parameters: { frame: 'none' } };

const waiting = (hiveIds: readonly string[]) =>
  answering(HoneyWaitsQuery, () => ({
    honeyWaits: hiveIds.map((hiveId) => ({
      ...{ __typename: 'HoneyWait', hiveId, from: '2020-01-01', honeyFrom: '2099-01-01', product: 'Thymol' },
    })),
  }));

const shared = { screen: <InspectScreen />, path: '/?hiveId=11', answers: [...fakeServer(), waiting([])] };
const open = 'section button[aria-expanded=false]';

export const Opened = () => <InspectionsStory {...shared} />;
Opened.play = press(open);

export const SuperWithinWithdrawal = () => (
  <InspectionsStory {...shared} answers={[...fakeServer(), waiting(['11'])]} />
);
SuperWithinWithdrawal.play = press(open, 'section [role=group] button:nth-of-type(3)');

export const OpenedDark = () => <InspectionsStory {...shared} theme="dark" />;
OpenedDark.play = press(open);

export const NarrowInGerman = () => <InspectionsStory {...shared} language="de" isNarrow />;
NarrowInGerman.play = press(open);
