import { placeAt } from '@skep/domain';
import type { FakeAnswer } from '@skep/remote-kit/testing';
import { WithFormTexts } from '../form/WithFormTexts.tsx';
import { answering, neverAnswering } from '../testing/gateway.ts';
import { HivesStory, type HivesStoryProps } from '../testing/HivesStory.tsx';
import { fakeMaps } from '../testing/maps.ts';
import { PlaceMapQuery } from './ApiaryMap.graphql.ts';
import { ApiaryMap } from './ApiaryMap.tsx';

export default { title: 'Hives/Place map', parameters: { frame: 'none' } };

const home = { latitude: 51.97, longitude: 5.66 };
const apiary = (id: string, name: string, color: string, east: number, north: number) => ({
  __typename: 'Apiary',
  id,
  name,
  color,
  coordinates: { __typename: 'Coordinates', ...placeAt(home, { east, north }) },
});
const knows = (...apiaries: object[]): FakeAnswer[] => [
  answering(PlaceMapQuery, () => ({ apiaries })),
  ...fakeMaps(),
];

function MapStory(props: Omit<HivesStoryProps, 'screen'>) {
  const map = (
    <WithFormTexts>
      <ApiaryMap place={home} apiaryId="1" onMove={() => undefined} />
    </WithFormTexts>
  );
  return <HivesStory screen={map} {...props} />;
}

const neighbours = knows(
  apiary('2', 'Orchard of Aunt Saskia', '#8fae7a', 3.2, 2.4),
  apiary('3', 'Roof of the school', '#7fa7c9', -5.5, -4.1),
);

export const WithNeighbours = () => <MapStory answers={neighbours} />;

export const Dark = () => <MapStory theme="dark" answers={neighbours} />;

export const NarrowInDutch = () => <MapStory language="nl" isNarrow answers={neighbours} />;

export const Alone = () => <MapStory answers={knows()} />;

export const Loading = () => <MapStory answers={[neverAnswering(PlaceMapQuery)]} />;

export const Unreachable = () => <MapStory answers={[]} />;

export const Offline = () => <MapStory answers={[]} isOffline />;
