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

export const Opened = () => <InspectionsStory {...shared} presses={[open]} />;

export const SuperWithinWithdrawal = () => (
  <InspectionsStory
    {...shared}
    answers={[...fakeServer(), waiting(['11'])]}
    presses={[open, 'section [role=group] button:nth-of-type(3)']}
  />
);

export const OpenedDark = () => <InspectionsStory {...shared} presses={[open]} theme="dark" />;

export const NarrowInGerman = () => <InspectionsStory {...shared} presses={[open]} language="de" isNarrow />;
