import * as v from 'valibot';
import type { ApiaryId, HiveId, InspectionId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import {
  accessJson,
  idJson,
  sentId,
  sentMoment,
  zonedTime,
  zonedTimeOf,
} from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { makeCalendarLink, ownCalendarLink, takeCalendarLinkAway } from './calendar-links.ts';
import type { Reminder } from './reminder.ts';
import { changeReminder, type ReminderChange, remindersDue, remindersToDo } from './service.ts';

// To old clients a reminder is two fields of its inspection.

const ReminderAnswer = v.object({
  id: idJson<InspectionId>('inspection'),
  text: v.optional(v.string()),
  dueAt: v.optional(zonedTime),
  isDone: v.boolean(),
  hiveId: idJson<HiveId>('hive'),
  hiveName: v.string(),
  apiaryId: v.pipe(idJson<ApiaryId>('apiary'), v.description('Where the hive is now.')),
  apiaryName: v.string(),
  access: accessJson,
});

const reminderJson = ({ doneAt, dueLocal, ...reminder }: Reminder) => ({
  ...reminder,
  isDone: doneAt !== undefined,
  dueAt: dueLocal && zonedTimeOf(dueLocal, reminder.timeZone),
});

const Change = v.object({
  isDone: v.optional(v.boolean()),
  days: v.pipe(
    v.optional(
      v.pipe(v.number(), v.integer('not_whole'), v.minValue(1, 'too_small'), v.maxValue(366, 'too_large')),
    ),
    v.description('Snoozes it by days.'),
  ),
  until: v.pipe(v.optional(sentMoment), v.description('Snoozes it. Sending it again has no further effect.')),
});

function changeOf({ isDone, days, until }: v.InferOutput<typeof Change>): ReminderChange {
  if (until !== undefined) return { kind: 'putOffTo', until };
  if (days !== undefined) return { kind: 'putOff', days };
  if (isDone === undefined) throw fieldProblem('isDone', 'required');
  return { kind: 'done', isDone };
}

export const reminderRoutes = inOneScope([
  action(
    'GET',
    '/reminders',
    {
      id: 'listReminders',
      summary: 'Open reminders, earliest first and those without a day last; at most 1000',
      answer: v.array(ReminderAnswer),
    },
    async (context) => (await remindersToDo(context)).map(reminderJson),
  ),
  action(
    'GET',
    '/reminders/due',
    {
      id: 'countDueReminders',
      summary: 'Number of reminders and tasks that are due today or overdue',
      answer: v.object({ count: v.number() }),
    },
    async (context) => ({ count: await remindersDue(context) }),
  ),
  action(
    'PATCH',
    '/reminders/:id',
    {
      id: 'changeReminder',
      summary: 'Ticks a reminder off, reopens it, or snoozes it: by days, or until a time',
      params: v.object({ id: sentId<InspectionId>('inspection') }),
      body: Change,
      answer: ReminderAnswer,
    },
    async (context, { params, body }) =>
      reminderJson(await changeReminder(context, params.id, changeOf(body))),
  ),
  action(
    'GET',
    '/reminders/calendar-link',
    {
      id: 'readCalendarLink',
      summary: 'Whether a calendar address for reminders exists; the address itself is never returned',
      answer: v.object({
        createdAt: v.pipe(v.optional(v.date()), v.description('Absent: there is no address.')),
        lastReadAt: v.pipe(v.optional(v.date()), v.description('Last use by a calendar; absent: never.')),
      }),
    },
    async (context) => {
      const { createdAt, lastReadAt } = (await ownCalendarLink(context)) ?? {};
      return { createdAt, lastReadAt: lastReadAt ?? undefined };
    },
  ),
  action(
    'POST',
    '/reminders/calendar-link',
    {
      id: 'makeCalendarLink',
      summary:
        'Creates a new calendar address. Only this answer contains it; the previous address stops working',
      access: 'inPerson',
      notIdempotent: 'secret',
      answer: v.object({ address: v.string(), createdAt: v.date() }),
    },
    async (context) => ({
      address: await makeCalendarLink(context),
      createdAt: context.clock.now(),
    }),
  ),
  action(
    'DELETE',
    '/reminders/calendar-link',
    {
      id: 'removeCalendarLink',
      summary: 'Deletes the calendar address: calendars can no longer read the reminders',
      access: 'inPerson',
    },
    (context) => takeCalendarLinkAway(context),
  ),
]);
