import { type AccessRows, eachForThemselves, ownerOnly } from '#testing/access-row.ts';
import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';
import { anImport } from './test-imports.ts';

const small = 'time,t_i\n2026-06-01T10:00:00Z,30\n';

const part = (name: string) => async (api: TestApi, owner: TestUser) => ({
  path: `/api/v1/imports/${(await anImport(api, owner, small)).id}${name}`,
});

const mapping = async (api: TestApi, owner: TestUser) => {
  const sent = await anImport(api, owner, small);
  return { path: `/api/v1/imports/${sent.id}/mapping`, body: { ...sent.mapping, target: 'new' } };
};

/** At the state that its step begins from. */
const after = (steps: readonly string[], name: string) => async (api: TestApi, owner: TestUser) => {
  const { path, body } = await mapping(api, owner);
  await api.request('POST', path, { as: owner, body });
  for (const step of steps) {
    await api.request('POST', path.replace('mapping', step), { as: owner });
    await api.runJobs();
  }
  return { path: path.replace('mapping', name) };
};

export const importAccess: AccessRows = {
  // Without a form.
  'POST /api/imports': eachForThemselves(400),
  'GET /api/v1/imports': eachForThemselves(200),
  'GET /api/v1/imports/:id': ownerOnly(200, part('')),
  'GET /api/v1/imports/:id/refusals': ownerOnly(200, part('/refusals')),
  'POST /api/v1/imports/:id/mapping': ownerOnly(200, mapping),
  'POST /api/v1/imports/:id/count': ownerOnly(200, after([], 'count')),
  'POST /api/v1/imports/:id/start': ownerOnly(200, after(['count'], 'start')),
  'POST /api/v1/imports/:id/undo': ownerOnly(200, after(['count', 'start'], 'undo')),
  'DELETE /api/v1/imports/:id': ownerOnly(204, part('')),
};
