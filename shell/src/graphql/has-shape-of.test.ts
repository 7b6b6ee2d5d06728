import { gql } from '@apollo/client';
import { hasShapeOf } from './has-shape-of.ts';

const query = gql`
  query Hives {
    hives {
      id
      queen {
        name
      }
      ... on Swarm {
        weight
      }
      notes @include(if: $withNotes)
      ...Place
    }
  }
  fragment Place on Hive {
    place: apiary {
      id
    }
  }
`;

const hive = { __typename: 'Hive', id: '1', queen: { name: 'Ada' }, place: { id: '7' } };

test.each([
  ['all of it', { hives: [hive] }, true],
  ['more than that', { hives: [{ ...hive, color: 'red' }], apiaries: [] }, true],
  ['a null where something could be', { hives: [{ ...hive, queen: null }] }, true],
  ['no hive at all', { hives: [] }, true],
  ['a hive without its queen', { hives: [hive, { ...hive, queen: undefined }] }, false],
  ['a queen without her name', { hives: [{ ...hive, queen: {} }] }, false],
  ['a field under another name', { hives: [{ ...hive, place: undefined, apiary: { id: '7' } }] }, false],
  ['another type without its field', { hives: [{ ...hive, __typename: 'Swarm' }] }, false],
  ['a text for a list', { hives: 'none' }, false],
  ['nothing', {}, false],
])('of %s it is told whether it is whole', (_what, data, isWhole) => {
  expect(hasShapeOf(query, data)).toBe(isWhole);
});
