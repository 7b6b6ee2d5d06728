import { aDevice } from '#measurements/devices/test-devices.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { anImport, mapped, step } from './test-imports.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  anna = await aUser(api);
});
afterAll(() => api.close());

const notes = async () =>
  (
    await api.database.db
      .selectFrom('inspections')
      .innerJoin('hives', 'hives.id', 'hive_id')
      .select(['inspections.id', 'hives.name', 'notes'])
      .where('inspections.user_id', '=', anna.id)
      .where('inspections.deleted_at', 'is', null)
      .orderBy('inspections.id')
      .execute()
  ).map(({ name, notes }) => `${name}: ${notes}`);

async function importedDiary(file: string, names: string[]) {
  const sent = await anImport(api, anna, file);
  await mapped(api, anna, sent, { names: names.map((name) => ({ name, target: 'new' })) });
  const { counted } = await step(api, anna, sent.id, 'count');
  const { stored } = await step(api, anna, sent.id, 'start');
  return { id: sent.id, counted, stored };
}

const diary = `hive,date,notes
A,2026-05-01,Queen seen
A,2026-05-01,Super added
A,2026-05-01,Queen seen
B,2026-05-01,ok
`;

describe('rows of one hive at one moment', () => {
  test('are an inspection each, unless they are equal', async () => {
    const { counted, stored } = await importedDiary(diary, ['A', 'B']);
    expect([counted, stored]).toMatchObject([{ rows: 4, fresh: 3, there: 0, repeated: 1 }, 3]);
    expect(await notes()).toEqual(['A: Queen seen', 'A: Super added', 'B: ok']);
  });

  test('are known again in the same file, also where they were changed since, and in another file', async () => {
    const { id } = await importedDiary(diary, ['A', 'B']);
    await api.database.db
      .updateTable('inspections')
      .set({ notes: 'Queen seen, marked', rev: 2 })
      .where('notes', '=', 'Queen seen')
      .where('user_id', '=', anna.id)
      .execute();
    const again = async (file: string) => {
      const sent = await anImport(api, anna, file);
      const { counted } = await step(api, anna, sent.id, 'count');
      return { counted, stored: (await step(api, anna, sent.id, 'start')).stored };
    };
    expect(await again(diary)).toMatchObject({
      counted: { fresh: 0, there: 3, repeated: 1 },
      stored: 0,
    });
    expect(await again('date;hive;remarks\n1.5.2026;A;Super added\n1.5.2026;B;fed\n')).toMatchObject({
      counted: { fresh: 1, there: 1 },
      stored: 1,
    });
    await step(api, anna, id, 'undo');
    expect(await notes()).toEqual(['A: Queen seen, marked', 'B: fed']);
    expect(await again(diary)).toMatchObject({ counted: { fresh: 2, there: 1 }, stored: 2 });
  });
});

const stored = async (id: number) =>
  (
    await api.database.db
      .selectFrom('measurements')
      .select(['weight_kg', 't_i', 'h'])
      .where('device_id', '=', id as never)
      .orderBy('measured_at')
      .execute()
  ).map(({ weight_kg, t_i, h }) => [weight_kg, t_i, h]);

async function importedValues(file: string, device: number) {
  const sent = await anImport(api, anna, file);
  await mapped(api, anna, sent, { target: String(device) });
  const { counted } = await step(api, anna, sent.id, 'count');
  const done = await step(api, anna, sent.id, 'start');
  const { body: refusals } = await api.request('GET', `/api/v1/imports/${sent.id}/refusals`, { as: anna });
  return { id: sent.id, counted, stored: done.stored, refusals };
}

describe('rows of one device at one moment', () => {
  const file = `time,weight_kg,t_i,h
2026-05-01 10:00,34.1,,
2026-05-01 10:00,,35.2,
2026-05-01 10:00,36.0,,
2026-05-01 10:00,36.0,,60
2026-05-01 10:00,34.1,,
`;

  test('are merged, and of two values of one quantity the second is reported', async () => {
    const { id } = await aDevice(api, anna);
    const done = await importedValues(file, id);
    expect(done).toMatchObject({
      counted: { rows: 5, fresh: 3, there: 0, repeated: 1, shared: 3, refused: 1, leftOut: 1 },
      stored: 3,
      refusals: [
        { row: 4, column: 'weight_kg', reason: 'other_value', written: '36.0' },
        { row: 5, column: 'weight_kg', reason: 'other_value', written: '36.0' },
      ],
    });
    expect(await stored(id)).toEqual([[34.1, 35.2, 60]]);
    const again = await importedValues(file, id);
    expect(again).toMatchObject({ counted: { fresh: 0, there: 3, repeated: 1 }, stored: 0 });
    await step(api, anna, done.id, 'undo');
    expect(await stored(id)).toEqual([]);
  });

  test('are merged as well where thousands of rows stand between them', async () => {
    const { id } = await aDevice(api, anna);
    const begin = Date.parse('2025-01-01T00:00:00Z') / 1000;
    const rows = (column: (index: number) => string) =>
      Array.from({ length: 3000 }, (_, index) => `${begin + index * 900},${column(index)}`);
    const lines = ['time,t_i,h', ...rows((index) => `${index % 30},`), ...rows((index) => `,${index % 90}`)];
    const done = await importedValues(lines.join('\n'), id);
    expect(done).toMatchObject({
      counted: { rows: 6000, fresh: 6000, shared: 3000, refused: 0 },
      stored: 6000,
    });
    const found = await stored(id);
    expect([found.length, found[2999]]).toEqual([3000, [null, 29, 29]]);
  });

  test('values that differ from stored ones are reported, and the stored ones do not change', async () => {
    const { id } = await aDevice(api, anna);
    await importedValues('time,t_i\n2026-05-01 10:00,30.1\n2026-05-01 10:15,31\n', id);
    const other = 'time,t_i,h\n2026-05-01 10:00,30.1,\n2026-05-01 10:15,32,50\n';
    expect((await importedValues(other, id)).counted).toMatchObject({ fresh: 1, there: 1, differing: 1 });
    expect(await stored(id)).toEqual([
      [null, 30.1, null],
      [null, 31, 50],
    ]);
  });
});
