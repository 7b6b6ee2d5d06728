import { askForField } from './precache-queries.ts';

const data = { apiaries: [{ __typename: 'Apiary', id: '1', hives: [{ __typename: 'Hive', id: '7' }] }] };
const home = { operationName: 'Home', sha256Hash: 'a1', variables: {} };

/** @param answer of the service, to everything */
async function ask(questions: Parameters<typeof askForField>[0], answer: object) {
  const [written, evicted]: [string[], unknown[]] = [[], []];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(answer));
  await askForField(questions, {
    url: '/graphql',
    token: () => 'a-token',
    language: () => 'en',
    answers: {
      write: async ({ key }) => void written.push(key),
      evictExcept: async (typename, ids) => void evicted.push([typename, ids]),
    },
  });
  return { written, evicted };
}

afterEach(() => jest.restoreAllMocks());

test('an answer that names all hives of the person evicts what is stored of others', async () => {
  const fetched = await ask([{ ...home, complete: ['Hive'] }], { data });
  expect(fetched).toEqual({ written: ['Home {}'], evicted: [['Hive', ['7']]] });
});

test('an answer that names some of them evicts nothing, nor does one with errors', async () => {
  expect(await ask([home], { data })).toEqual({ written: ['Home {}'], evicted: [] });
  const errors = [{ message: 'Broken' }];
  expect(await ask([{ ...home, complete: ['Hive'] }], { data, errors })).toEqual({
    written: [],
    evicted: [],
  });
});

test('what evicts comes first, so that what was fetched for the apiary stays', async () => {
  const diary = { ...home, operationName: 'Diary' };
  const fetched = await ask([diary, { ...home, complete: ['Hive'] }, diary], { data });
  expect(fetched.written).toEqual(['Home {}', 'Diary {}', 'Diary {}']);
});
