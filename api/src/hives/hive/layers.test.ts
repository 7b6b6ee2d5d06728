import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let user: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  user = await aUser(api);
});
afterAll(() => api.close());

const show = async (id: number) => (await api.request('GET', `/api/hives/${id}`, { as: user })).body.hives[0];
const edit = (id: number, body: unknown) => api.request('PATCH', `/api/hives/${id}`, { as: user, body });

/** A hive as a body sends it back. */
const bodyOf = ({ name, location_id, layers }: Record<string, unknown>) => ({ name, location_id, layers });

describe('layers', () => {
  test('with an id are changed, without are new, and missing ones go', async () => {
    const hive = await aHive(api, user, {
      layers: [{ type: 'honey' }, { type: 'brood' }, { type: 'brood' }],
    });
    const [honey, brood] = hive.layers;
    const layers = [{ type: 'queen_excluder' }, { ...brood, framecount: 8, color: '#112233' }, honey];
    const changed = (
      await edit(hive.id, {
        ...bodyOf(hive),
        layers: layers.map((layer, index) => ({ ...layer, order: 3 - index })),
      })
    ).body.hives[0];
    expect(changed.layers).toEqual([
      { id: expect.any(Number), order: 3, color: null, type: 'queen_excluder', framecount: 0 },
      { id: brood.id, order: 2, color: '#112233', type: 'brood', framecount: 8 },
      { id: honey.id, order: 1, color: null, type: 'honey', framecount: 10 },
    ]);
  });

  test('of a client that writes their types with a capital letter are known', async () => {
    const hive = await aHive(api, user, { layers: [{ type: 'Honey' }, { type: 'Queen_excluder' }] });
    expect(hive.layers).toMatchObject([{ type: 'honey' }, { type: 'queen_excluder' }]);
  });

  test('of another hive are refused', async () => {
    const [hive, other] = [await aHive(api, user), await aHive(api, user)];
    const answer = await edit(hive.id, { ...bodyOf(hive), layers: other.layers });
    expect([answer.status, answer.body.errors]).toEqual([422, { 'layers.0.id': ['unknown_choice'] }]);
    expect((await show(other.id)).layers).toEqual(other.layers);
  });

  test('that are not mentioned stay', async () => {
    const hive = await aHive(api, user);
    const { name, location_id } = hive;
    expect((await edit(hive.id, { name, location_id, color: null })).status).toBe(200);
    expect((await show(hive.id)).layers).toEqual(hive.layers);
  });

  test('of an old client take its one number of frames; different ones of a new client stay', async () => {
    const hive = await aHive(api, user, {
      frames: 12,
      layers: [
        { type: 'honey', framecount: 10 },
        { type: 'brood', framecount: 10 },
      ],
    });
    expect(hive.layers.map(({ framecount }: { framecount: number }) => framecount)).toEqual([12, 12]);
    const mixed = hive.layers.map((layer: object, index: number) => ({ ...layer, framecount: 8 + index }));
    const changed = (await edit(hive.id, { ...bodyOf(hive), layers: mixed, frames: 12 })).body.hives[0];
    expect(changed.layers.map(({ framecount }: { framecount: number }) => framecount)).toEqual([8, 9]);
  });

  test('can be given as counts', async () => {
    const hive = await aHive(api, user, { layers: undefined, brood_layers: 2, honey_layers: 1, frames: 9 });
    expect(hive.layers).toMatchObject([
      { type: 'honey', framecount: 9 },
      { type: 'brood' },
      { type: 'brood' },
    ]);
    const { name, location_id } = hive;
    const changed = (await edit(hive.id, { name, location_id, brood_layers: 1, honey_layers: 3, frames: 9 }))
      .body.hives[0];
    expect(changed.layers.map(({ type }: { type: string }) => type)).toEqual([
      'honey',
      'honey',
      'honey',
      'brood',
    ]);
    expect(changed.layers[3].id).toBe(hive.layers[2].id);
  });

  test('of old records, whose order says nothing, have their supers above their brood', async () => {
    const hive = await aHive(api, user, {
      layers: [
        { type: 'brood', order: 0 },
        { type: 'honey', order: 0 },
      ],
    });
    expect(hive.layers.map(({ type }: { type: string }) => type)).toEqual(['honey', 'brood']);
  });
});
