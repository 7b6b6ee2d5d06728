import { WithFormTexts } from '../form/WithFormTexts.tsx';
import { anApiaryOnMap, fakeApiariesMap } from '../testing/apiaries-on-map.ts';
import { neverAnswering } from '../testing/gateway.ts';
import { HivesStory, type HivesStoryProps } from '../testing/HivesStory.tsx';
import { fakeMaps } from '../testing/maps.ts';
import { ApiariesMapQuery } from './ApiariesMapScreen.graphql.ts';
import { ApiariesMapScreen } from './ApiariesMapScreen.tsx';

export default { title: 'Hives/Map of all apiaries', parameters: { frame: 'none' } };

const MapStory = (props: Omit<HivesStoryProps, 'screen'>) => (
  <HivesStory
    screen={
      <WithFormTexts>
        <ApiariesMapScreen />
      </WithFormTexts>
    }
    answers={[fakeApiariesMap(), ...fakeMaps()]}
    {...props}
  />
);

export const Filled = () => <MapStory />;

export const Dark = () => <MapStory theme="dark" />;

export const NarrowInGerman = () => <MapStory language="de" isNarrow />;

const many = Array.from({ length: 60 }, (_, index) =>
  anApiaryOnMap(String(index), `Apiary ${index + 1}`, {
    latitude: 48 + (index % 8) / 2,
    longitude: 6 + index / 10,
  }),
);

export const VeryFull = () => <MapStory answers={[fakeApiariesMap(many), ...fakeMaps()]} />;

export const NoPlaces = () => (
  <MapStory answers={[fakeApiariesMap([anApiaryOnMap('1', 'Meadow', null)]), ...fakeMaps()]} />
);

export const Loading = () => <MapStory answers={[neverAnswering(ApiariesMapQuery)]} />;

export const Unreachable = () => <MapStory answers={[]} />;

export const Offline = () => <MapStory answers={[]} isOffline />;
