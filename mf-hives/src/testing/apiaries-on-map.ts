import type { FakeAnswer } from '@skep/remote-kit/testing';
import { ApiariesMapQuery } from '../apiaries-map/ApiariesMapScreen.graphql.ts';
import type { ApiariesMapQuery as Answer } from '../generated/graphql.ts';
import { answering } from './gateway.ts';

type Apiary = Answer['apiaries'][number];

const aHive = (id: string, needsAttention: boolean, state: Apiary['hives'][number]['state'] = 'ACTIVE') => ({
  __typename: 'Hive' as const,
  ...{ id, state },
  lastInspection: { __typename: 'LastInspection' as const, id: `i${id}`, needsAttention },
});

export const anApiaryOnMap = (
  id: string,
  name: string,
  place: { latitude: number; longitude: number } | null,
): Apiary => ({
  __typename: 'Apiary' as const,
  ...{ id, name, color: '#8fae7a' },
  coordinates: place && { __typename: 'Coordinates' as const, ...place },
  hives: [aHive(`${id}a`, true), aHive(`${id}b`, false), aHive(`${id}c`, true, 'LOST')],
});

/** Two apiaries with a place, and one without. */
export const apiariesOnMap = [
  anApiaryOnMap('1', 'Orchard', { latitude: 51.97, longitude: 5.66 }),
  anApiaryOnMap('2', 'Roof of the school', { latitude: 52.2, longitude: 5.2 }),
  anApiaryOnMap('3', 'Meadow', null),
];

export const fakeApiariesMap = (apiaries: readonly Apiary[] = apiariesOnMap): FakeAnswer =>
  answering(ApiariesMapQuery, () => ({ apiaries }));
