import { type AccessRows, eachForThemselves, sharedToEdit, sharedToSee } from '#testing/access-row.ts';
import { aHive } from '#testing/bee-builders.ts';
import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';

/** Of a hive of the owner. */
const aTask =
  (rest = '', body?: Record<string, unknown>) =>
  async (api: TestApi, owner: TestUser) => {
    const hiveId = String((await aHive(api, owner)).id);
    const made = { title: 'Add a super', hiveIds: [hiveId], steps: [{ text: 'Excluder', isDone: false }] };
    const { body: task } = await api.request('POST', '/api/v1/tasks', { as: owner, body: made });
    return { path: `/api/v1/tasks/${task.id}${rest}`, ...(body && { body }) };
  };

export const taskAccess: AccessRows = {
  'GET /api/v1/tasks': eachForThemselves(200),
  'GET /api/v1/tasks/people': eachForThemselves(200),
  'GET /api/v1/tasks/inspections-due': eachForThemselves(200),
  'GET /api/v1/tasks/inspection-rhythm': eachForThemselves(200),
  'POST /api/v1/tasks': eachForThemselves(200, async () => ({ body: { title: 'Buy sugar' } })),
  'GET /api/v1/tasks/:id': sharedToSee(200, aTask()),
  'PATCH /api/v1/tasks/:id': sharedToEdit(200, aTask('', { title: 'Two supers' })),
  'DELETE /api/v1/tasks/:id': sharedToEdit(204, aTask()),
  'PUT /api/v1/tasks/:id/done': sharedToEdit(200, aTask('/done', { isDone: true })),
  'PUT /api/v1/tasks/:id/day': sharedToEdit(200, aTask('/day', { day: '2026-12-24' })),
  'PUT /api/v1/tasks/:id/steps': sharedToEdit(200, aTask('/steps', { text: 'Excluder', isDone: true })),
};
