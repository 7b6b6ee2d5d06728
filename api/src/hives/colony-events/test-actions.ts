import { aHive, aQueen } from '#testing/bee-builders.ts';
import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';

/** Steps in the life of a person's colonies, by the public door. Ids are those of our own API: texts. */
export function colonySteps(api: TestApi, user: () => TestUser) {
  const post = (path: string, body: Record<string, unknown>) =>
    api.request('POST', path, { as: user(), body: { date: '2026-05-03', ...body } });
  const get = async (path: string) => (await api.request('GET', path, { as: user() })).body;
  return {
    state: (id: string, state: string, overrides = {}) =>
      post(`/api/v1/hives/${id}/states`, { state, ...overrides }),
    split: (id: string, overrides = {}) =>
      post(`/api/v1/hives/${id}/split`, {
        name: 'Split',
        state: 'nucleus',
        doesQueenMove: false,
        ...overrides,
      }),
    unite: (id: string, otherHiveId: string, overrides = {}) =>
      post(`/api/v1/hives/${id}/unite`, { otherHiveId, queen: 'this', ...overrides }),
    requeen: (id: string, overrides = {}) =>
      post(`/api/v1/hives/${id}/requeen`, { queen: { name: 'Young' }, ...overrides }),
    moveQueen: (id: string, hiveId: string, overrides = {}) =>
      post(`/api/v1/queens/${id}/move`, { hiveId, ...overrides }),
    endQueen: (id: string, fate: string, overrides = {}) =>
      post(`/api/v1/queens/${id}/fate`, { fate, ...overrides }),
    hive: (id: string) => get(`/api/v1/hives/${id}`),
    queen: (id: string) => get(`/api/v1/queens/${id}`),
    history: (id: string) => get(`/api/v1/hives/${id}/history`),
    register: () => get('/api/v1/queens'),
    /** A hive without a queen. */
    empty: async () => get(`/api/v1/hives/${(await aHive(api, user())).id}`),
    /** A hive headed by a queen of that name. */
    async headed(name: string) {
      const { id } = await aHive(api, user(), { name: `Hive of ${name}` });
      await aQueen(api, user(), { name, hive_id: id });
      const hive = await get(`/api/v1/hives/${id}`);
      return { hive, queen: hive.queen };
    },
  };
}
