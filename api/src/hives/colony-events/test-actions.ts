import { aHive, aQueen } from '#testing/bee-builders.ts';
import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';

/** Steps in the life of a person's colonies, by the public door. */
export function colonySteps(api: TestApi, user: () => TestUser) {
  const post = (path: string, body: Record<string, unknown>) =>
    api.request('POST', path, { as: user(), body: { date: '2026-05-03', ...body } });
  const get = async (path: string) => (await api.request('GET', path, { as: user() })).body;
  return {
    state: (id: number, state: string, overrides = {}) =>
      post(`/api/hives/${id}/states`, { state, ...overrides }),
    split: (id: number, overrides = {}) =>
      post(`/api/hives/${id}/split`, { name: 'Split', state: 'nucleus', queen_moves: false, ...overrides }),
    unite: (id: number, other_hive_id: number, overrides = {}) =>
      post(`/api/hives/${id}/unite`, { other_hive_id, queen: 'this', ...overrides }),
    requeen: (id: number, overrides = {}) =>
      post(`/api/hives/${id}/requeen`, { queen: { name: 'Young' }, ...overrides }),
    moveQueen: (id: number, hive_id: number, overrides = {}) =>
      post(`/api/queens/${id}/move`, { hive_id, ...overrides }),
    endQueen: (id: number, fate: string, overrides = {}) =>
      post(`/api/queens/${id}/fate`, { fate, ...overrides }),
    hive: async (id: number) => (await get(`/api/hives/${id}`)).hives[0],
    queen: (id: number) => get(`/api/queens/${id}`),
    history: (id: number) => get(`/api/hives/${id}/history`),
    register: async () => (await get('/api/queens/register')).queens,
    /** A hive headed by a queen of that name. */
    async headed(name: string) {
      const hive = await aHive(api, user(), { name: `Hive of ${name}` });
      return { hive, queen: await aQueen(api, user(), { name, hive_id: hive.id }) };
    },
  };
}
