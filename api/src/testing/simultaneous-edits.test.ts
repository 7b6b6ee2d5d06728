import { aGroup } from '#groups/groups/test-groups.ts';
import { aDefinition, aDevice } from '#measurements/devices/test-devices.ts';
import { aHive, anApiary, anInspection, aQueen } from './bee-builders.ts';
import { aUser, type TestUser } from './builders.ts';
import { startTestApi, type TestApi } from './test-api.ts';

// The guarantee: of edits that begin from one version and come at once, one goes through and the others are conflicts.

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  anna = await aUser(api);
});
afterAll(() => api.close());

const manyAtOnce = 15;

interface Edited {
  path: string;
  rev: number;
  /** What an edit has to say besides what it changes. */
  body?: Record<string, unknown>;
}

const things: Record<string, () => Promise<Edited>> = {
  apiary: async () => {
    const { id, rev } = await anApiary(api, anna);
    return { path: `/api/locations/${id}`, rev };
  },
  hive: async () => {
    const { id, rev, location_id } = await aHive(api, anna);
    return { path: `/api/hives/${id}`, rev, body: { location_id } };
  },
  group: async () => {
    const { id, rev } = await aGroup(api, anna);
    return { path: `/api/groups/${id}`, rev };
  },
  device: async () => {
    const { id, rev } = await aDevice(api, anna);
    return { path: `/api/devices/${id}`, rev };
  },
  inspection: async () => {
    const { id, rev } = await anInspection(api, anna);
    return { path: `/api/inspections/${id}`, rev };
  },
  queen: async () => {
    const { id, rev } = await aQueen(api, anna);
    return { path: `/api/queens/${id}`, rev };
  },
  'sensor definition': async () => {
    const { id, rev, device_id } = await aDefinition(api, anna);
    return { path: `/api/sensordefinition/${id}`, rev, body: { device_id } };
  },
};

test.each(Object.entries(things))(
  'of 15 edits of one version of one %s exactly one goes through',
  async (_name, make) => {
    const { path, rev, body } = await make();
    const headers = { 'if-match': `"${rev}"` };
    const edits = Array.from({ length: manyAtOnce }, (_, turn) =>
      api.request('PATCH', path, {
        as: anna,
        body: { ...body, name: `Edit ${turn}`, notes: `Edit ${turn}` },
        headers,
      }),
    );
    const statuses = (await Promise.all(edits)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: manyAtOnce - 1 }, () => 412)]);
  },
);
