import Type from 'typebox';
import type { InspectionId } from '#platform/context/ids.ts';
import type { Routes } from '#platform/http/http.ts';
import { contextOf, signedInContextOf } from '#platform/http/request-context.ts';
import { idParams } from '#platform/http/schemas.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { calendarOfReminder, calendarOfToken } from './calendar-links.ts';

// Files, which are the same in every API.

const tags = ['inspections'];
const calendarAnswer = { 200: { content: { 'text/calendar': { schema: Type.Unknown() } } } };
const calendarType = 'text/calendar; charset=utf-8';

export const calendarRoutes: Routes = async (http) => {
  http.get(
    '/reminders/:id/calendar',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'getReminderCalendar',
        tags,
        summary: 'One reminder as a file for a calendar',
        params: idParams<InspectionId>('inspection'),
        response: calendarAnswer,
      },
    },
    async (request, reply) =>
      reply.type(calendarType).send(await calendarOfReminder(signedInContextOf(request), request.params.id)),
  );

  http.get(
    '/calendar/:token.ics',
    {
      config: { access: 'public', limits: [rateLimits.calendar] },
      schema: {
        operationId: 'getCalendar',
        tags,
        summary: 'Reminders in the iCalendar format; the secret token replaces a sign-in',
        params: Type.Object({
          token: Type.String({ maxLength: 100, description: 'Secret token of the calendar.' }),
        }),
        response: calendarAnswer,
      },
    },
    async (request, reply) => {
      const { token } = request.params;
      return reply.type(calendarType).send(await calendarOfToken(contextOf(request), token));
    },
  );
};
