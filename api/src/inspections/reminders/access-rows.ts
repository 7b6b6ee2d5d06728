import { type AccessRows, eachForThemselves, sharedToEdit } from '#testing/access-table.ts';
import { anInspection } from '#testing/bee-builders.ts';

export const reminderAccess: AccessRows = {
  'GET /api/reminders': eachForThemselves(200),
  'PATCH /api/reminders/:id': sharedToEdit(200, async (api, owner) => ({
    path: `/api/reminders/${(await anInspection(api, owner, { reminder: 'Add a super' })).id}`,
    body: { done: true },
  })),
};
