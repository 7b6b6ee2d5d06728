import { basename } from 'node:path';
import {
  type AccessRows,
  eachForThemselves,
  everybody,
  sharedToEdit,
  sharedToSee,
} from '#testing/access-row.ts';
import { anInspection } from '#testing/bee-builders.ts';
import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';

/** Of the owner's calendar. */
async function aCalendarToken(api: TestApi, owner: TestUser): Promise<string> {
  const { body } = await api.request('POST', '/api/v1/reminders/calendar-link', { as: owner });
  return basename(body.address, '.ics');
}

export const reminderAccess: AccessRows = {
  'GET /api/v1/reminders': eachForThemselves(200),
  'GET /api/v1/reminders/due': eachForThemselves(200),
  'GET /api/v1/reminders/calendar-link': eachForThemselves(200),
  'POST /api/v1/reminders/calendar-link': eachForThemselves(200),
  'DELETE /api/v1/reminders/calendar-link': eachForThemselves(204),
  'GET /api/reminders/:id/calendar': sharedToSee(200, async (api, owner) => ({
    path: `/api/reminders/${(await anInspection(api, owner, { reminder_date: '2026-12-10 09:00:00' })).id}/calendar`,
  })),
  // Whoever has the address is let in by it alone.
  'GET /api/calendar/:token.ics': everybody(200, async (api, owner) => ({
    path: `/api/calendar/${await aCalendarToken(api, owner)}.ics`,
  })),
  'PATCH /api/v1/reminders/:id': sharedToEdit(200, async (api, owner) => ({
    path: `/api/v1/reminders/${(await anInspection(api, owner, { reminder: 'Add a super' })).id}`,
    body: { isDone: true },
  })),
};
