import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let user: TestUser;
let hiveIds: number[];
beforeAll(async () => {
  api = await startTestApi();
  user = await aUser(api);
  hiveIds = [(await aHive(api, user)).id, (await aHive(api, user)).id];
});
afterAll(() => api.close());

const date = '2026-05-03 14:05:00';
const ask = (path: string, body: object, as = user) => api.request('POST', `/api/${path}`, { as, body });
const anItem = async (input: string, as = user): Promise<number> =>
  Number((await ask('v1/checklist-items', { name: `Of kind ${input}`, input }, as)).body.id);
/** How many inspections the person has. */
const count = async () => {
  const { status, body } = await api.request('GET', '/api/inspections', { as: user });
  return status === 404 ? 0 : body.length;
};

// Of a slider and of numbers below 0 the catalogue has no item; the domain tries them.
test.each([
  ['number_percentage', [101, -1], [0, 100]],
  ['grade', [0, 11], [1, 10]],
  ['number_degrees', [181, -181], [0, 180, -180]],
  ['score', [0, 6], [1, 5]],
  ['date', ['1850-05-03 10:00:00', '26-05-03', '2026-02-30 10:00:00'], ['2026-05-03 10:00:00']],
])(
  'of kind %s %j is refused at its item, of one hive and of many, and %j is stored',
  async (input, wrong, right) => {
    const item = await anItem(input);
    const before = await count();
    for (const value of wrong) {
      const items = { [item]: value };
      const one = await ask('inspections/store', { date, hive_ids: hiveIds.slice(0, 1), items });
      expect([one.status, Object.keys(one.body.errors)]).toEqual([422, [`items.${item}`]]);
      const hives = hiveIds.map((id) => ({ hiveId: String(id) }));
      const wrongAnswer = [{ itemId: String(item), value: String(value) }];
      const many = await ask('v1/inspections/many', {
        ...{ inspectedAt: '2026-05-03T14:05:00Z', timeZone: 'UTC' },
        hives: [hives[0], { ...hives[1], items: wrongAnswer }],
      });
      expect([many.status, many.body.problems]).toEqual([
        422,
        [expect.objectContaining({ path: `hives.1.items.${item}` })],
      ]);
    }
    expect(await count()).toBe(before);
    for (const value of right) {
      const saved = await ask('inspections/store', {
        date,
        hive_ids: hiveIds.slice(0, 1),
        items: { [item]: value },
      });
      expect([value, saved.status]).toEqual([value, 201]);
    }
  },
);

test.each(['1850-05-03 10:00:00', '2199-05-03 10:00:00', '12026-05-03 10:00:00'])(
  'an inspection of the year of %s is refused at its date',
  async (wrong) => {
    const answer = await ask('inspections/store', { date: wrong, hive_ids: hiveIds, items: {} });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['date']]);
  },
);

test('an item that somebody else made for their checklists is refused at its item, and nothing is saved', async () => {
  const theirs = await anItem('number_percentage', await aUser(api));
  const own = await anItem('number_percentage');
  const before = await count();
  const items = { [own]: 1, [theirs]: 1 };
  const answer = await ask('inspections/store', { date, hive_ids: hiveIds.slice(0, 1), items });
  expect([answer.status, answer.body.errors]).toEqual([422, { [`items.${theirs}`]: ['unknown_choice'] }]);
  expect(await count()).toBe(before);
});
