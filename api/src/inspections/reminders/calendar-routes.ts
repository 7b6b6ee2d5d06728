import Type from 'typebox';
import type { InspectionId } from '#platform/context/ids.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { contextOf, signedInContextOf } from '#platform/http/request-context.ts';
import { idParams, nullable, WireTime, wireTime } from '#platform/http/schemas.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import {
  calendarOfReminder,
  calendarOfToken,
  makeCalendarLink,
  ownCalendarLink,
  takeCalendarLinkAway,
} from './calendar-links.ts';

// Additions to the old wire, whose clients have links to calendars on the web alone.

const tags = ['inspections'];
const calendarAnswer = { 200: { content: { 'text/calendar': { schema: Type.Unknown() } } } };
const calendarType = 'text/calendar; charset=utf-8';

const linkRoutes: Routes = async (http) => {
  http.get(
    '/reminders/calendar-link',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'getCalendarLink',
        tags,
        summary: 'Whether a calendar address for reminders exists; the address itself is never returned',
        response: {
          200: Type.Object({
            created_at: nullable(Type.String({ description: 'UTC; null: there is no address.' })),
            last_read_at: nullable(Type.String({ description: 'Last use by a calendar, UTC; null: never.' })),
          }),
        },
      },
    },
    async (request) => {
      const link = await ownCalendarLink(signedInContextOf(request));
      return {
        created_at: link ? wireTime(link.createdAt) : null,
        last_read_at: link?.lastReadAt ? wireTime(link.lastReadAt) : null,
      };
    },
  );

  http.post(
    '/reminders/calendar-link',
    {
      config: { access: 'inPerson', notIdempotent: 'secret' },
      schema: {
        operationId: 'makeCalendarLink',
        tags,
        summary:
          'Creates a new calendar address. Only this answer contains it; the previous address stops working',
        response: { 201: Type.Object({ address: Type.String(), created_at: WireTime }) },
      },
    },
    async (request, reply) => {
      const context = signedInContextOf(request);
      const address = await makeCalendarLink(context);
      return reply.status(201).send({ address, created_at: wireTime(context.clock.now()) });
    },
  );

  http.delete(
    '/reminders/calendar-link',
    {
      config: { access: 'inPerson' },
      schema: {
        operationId: 'deleteCalendarLink',
        tags,
        summary: 'Deletes the calendar address: calendars can no longer read the reminders',
        response: { 200: Type.Object({ message: Type.Literal('calendar_link_deleted') }) },
      },
    },
    async (request) => {
      await takeCalendarLinkAway(signedInContextOf(request));
      return { message: 'calendar_link_deleted' as const };
    },
  );
};

const fileRoutes: Routes = async (http) => {
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

export const calendarRoutes = inOneScope([linkRoutes, fileRoutes]);
