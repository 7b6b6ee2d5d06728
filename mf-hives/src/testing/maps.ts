import type { FakeAnswer } from '@skep/remote-kit/testing';
import { MapOutlinesQuery, MapTilesQuery } from '../apiary-map/MapGround.graphql.ts';
import { TownsQuery } from '../apiary-map/TownSearch.graphql.ts';
import { answering } from './gateway.ts';

/** A server of tiles that nobody calls in tests. */
export const someTiles = {
  __typename: 'MapTiles' as const,
  ...{ url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Somebody’s map' },
};

const aTown = (name: string, country: string, latitude: number, longitude: number) => ({
  __typename: 'Town' as const,
  ...{ name, country, latitude, longitude },
});

const towns = [aTown('Utrecht', 'NL', 52.091, 5.122), aTown('Utrecht', 'ZA', -27.659, 30.324)];

/** Answers about the ground of maps, and about towns. @param tiles Default: the operator has set none */
export function fakeMaps(tiles: typeof someTiles | null = null): FakeAnswer[] {
  return [
    answering(MapTilesQuery, () => ({ mapTiles: tiles })),
    answering(MapOutlinesQuery, () => ({
      mapOutlines: {
        __typename: 'MapOutlines',
        ...{ land: 'M-500,-500L100,-500L-100,500L-500,500Z', borders: 'M-500,0L0,0' },
      },
    })),
    answering(TownsQuery, ({ search }) => ({
      towns: towns.filter(({ name }) => name.toLowerCase().startsWith(search.toLowerCase())),
    })),
  ];
}
