import { createPageCache } from '@skep/remote-kit';
import { type DocumentNode, OperationTypeNode, visit } from 'graphql';
import { EveryHiveQuery } from '../edit-hive/EditHiveScreen.graphql.ts';
import { NewHiveQuery } from '../edit-hive/NewHiveScreen.graphql.ts';
import { CreateHiveMutation } from '../edit-hive/useSaveHive.graphql.ts';
import { HomeQuery } from '../home/HomeScreen.graphql.ts';
import { NewApiaryQuery } from '../new-apiary/NewApiaryScreen.graphql.ts';
import { CreateApiaryMutation } from '../new-apiary/useCreateApiary.graphql.ts';
import { waitingNewApiary } from './waiting-new-apiary.ts';
import { waitingNewHive } from './waiting-new-hive.ts';

const id = 'waiting:0199c0de-0000-7000-8000-000000000001';
const types = [{ id: '3', name: 'Warré' }];
const layers = [{ kind: 'BROOD' as const, frameCount: 10 }, { kind: 'HONEY' as const }];

const hive = () =>
  waitingNewHive({
    id,
    title: 'New hive Swarm',
    input: { name: 'Swarm', apiaryId: '5', typeId: '3', layers },
    apiary: { id: '5', name: 'Heath' },
    types,
  });
const apiary = () =>
  waitingNewApiary({
    id,
    title: 'New apiary Heath',
    input: {
      name: 'Heath',
      isRoofed: false,
      address: { city: 'Delft' },
      hives: { amount: 2, firstNumber: 7, prefix: 'Hive', typeId: '3', layers },
    },
    types,
  });

test.each([
  [CreateHiveMutation, hive],
  [CreateApiaryMutation, apiary],
])('what is made here answers every query about it', (query, work) => {
  const cache = createPageCache();
  const { answer: data } = work();
  const document = asQuery(query);
  cache.writeQuery<object>({ query: document, data });
  expect(cache.readQuery<object>({ query: document })).not.toBeNull();
});

/** A cache tells of queries alone what is missing. */
function asQuery(mutation: DocumentNode): DocumentNode {
  return visit(mutation, {
    OperationDefinition: (node) => ({ ...node, operation: OperationTypeNode.QUERY }),
  });
}

test.each([
  ['Home', HomeQuery, { hiveGroups: [], groupInvitations: [] }],
  ['EveryHive', EveryHiveQuery, { hiveCatalogue: { __typename: 'HiveCatalogue', hiveTypes: [] } }],
  ['NewHive', NewHiveQuery, { hiveCatalogue: { __typename: 'HiveCatalogue', hiveTypes: [] } }],
  ['NewApiary', NewApiaryQuery, { hiveCatalogue: { __typename: 'HiveCatalogue', hiveTypes: [] } }],
])('%s is answered whole by an apiary that was made here with its hives', (_operation, query, rest) => {
  const [change] = apiary().changes;
  if (change?.kind !== 'added') throw new Error('An apiary is a part of the list of all.');
  const cache = createPageCache();
  cache.writeQuery<object>({ query, data: { apiaries: [change.entry], ...rest } });
  expect(cache.readQuery<object>({ query })).not.toBeNull();
});

test('each hive and layer that is made is found in the answer of the service', () => {
  expect(hive().makes).toEqual([
    { id, at: ['createHive', 'id'] },
    { id: `${id}-layer0`, at: ['createHive', 'layers', 0, 'id'] },
    { id: `${id}-layer1`, at: ['createHive', 'layers', 1, 'id'] },
  ]);
  expect(apiary().makes?.map(({ at }) => at.join('.'))).toEqual([
    'createApiary.id',
    ...[0, 1].flatMap((at) =>
      ['id', 'layers.0.id', 'layers.1.id'].map((name) => `createApiary.hives.${at}.${name}`),
    ),
  ]);
});
