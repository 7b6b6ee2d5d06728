import { instantOfWireTime } from '@skep/domain';
import Type from 'typebox';
import type { InspectionId } from '#platform/context/ids.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { idParams, nullable, text } from '#platform/http/schemas.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import type { Reminder } from './reminder.ts';
import { changeReminder, type ReminderChange, remindersDue, remindersToDo } from './service.ts';

// Additions to the old wire, on which a reminder is two fields of its inspection.

const tags = ['inspections'];

const ReminderBody = Type.Object({
  id: Type.Integer({ description: 'Id of its inspection.' }),
  reminder: nullable(Type.String()),
  reminder_date: nullable(
    Type.String({ description: 'YYYY-MM-DD HH:MM:SS, local time in `timezone`; null: no date.' }),
  ),
  timezone: Type.String({ description: 'IANA time zone of the person who recorded the inspection.' }),
  reminder_done: Type.Boolean(),
  hive_id: Type.Integer(),
  hive: Type.String({ description: 'Name of the hive.' }),
  location_id: Type.Integer(),
  location: Type.String({ description: 'Name of the apiary of the hive now.' }),
  editable: Type.Boolean(),
});

function reminderToWire(reminder: Reminder): Type.Static<typeof ReminderBody> {
  return {
    id: reminder.id,
    reminder: reminder.text ?? null,
    reminder_date: reminder.dueLocal ?? null,
    timezone: reminder.timeZone,
    reminder_done: reminder.doneAt !== undefined,
    hive_id: reminder.hiveId,
    hive: reminder.hiveName,
    location_id: reminder.apiaryId,
    location: reminder.apiaryName,
    editable: reminder.access === 'owner' || reminder.access === 'edit',
  };
}

const getRemindersRoute: Routes = async (http) => {
  http.get(
    '/reminders',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'getReminders',
        tags,
        summary: 'Open reminders, earliest first and those without a date last; at most 1000',
        response: { 200: Type.Array(ReminderBody) },
      },
    },
    async (request) => (await remindersToDo(signedInContextOf(request))).map(reminderToWire),
  );
};

const dueRoute: Routes = async (http) => {
  http.get(
    '/reminders/due',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'getDueReminders',
        tags,
        summary: 'Number of reminders and tasks that are due today or overdue',
        response: { 200: Type.Object({ count: Type.Integer() }) },
      },
    },
    async (request) => ({ count: await remindersDue(signedInContextOf(request)) }),
  );
};

const changeReminderRoute: Routes = async (http) => {
  http.patch(
    '/reminders/:id',
    {
      config: {
        access: 'signedIn',
        errors: { names: { done: 'isDone', put_off_days: 'days', put_off_to: 'until' } },
      },
      schema: {
        operationId: 'changeReminder',
        tags,
        summary: 'Ticks a reminder off, reopens it, or snoozes it: by days, or until a time',
        params: idParams<InspectionId>('inspection'),
        body: Type.Object({
          done: Type.Optional(Type.Boolean()),
          put_off_days: Type.Optional(Type.Integer({ minimum: 1, maximum: 366 })),
          put_off_to: Type.Optional(
            text({ description: 'YYYY-MM-DD HH:MM:SS, UTC. Sending it again has no further effect.' }),
          ),
        }),
        response: { 200: ReminderBody },
      },
    },
    async (request) => {
      const change = changeOf(request.body);
      return reminderToWire(await changeReminder(signedInContextOf(request), request.params.id, change));
    },
  );
};

interface ReminderChangeBody {
  done?: boolean;
  put_off_days?: number;
  put_off_to?: string;
}

function changeOf({ done, put_off_days: days, put_off_to: to }: ReminderChangeBody): ReminderChange {
  if (to !== undefined) {
    const until = instantOfWireTime(to, 'UTC');
    if (until === undefined) throw fieldProblem('until', 'not_a_date');
    return { kind: 'putOffTo', until };
  }
  if (days !== undefined) return { kind: 'putOff', days };
  if (done === undefined) throw fieldProblem('isDone', 'required');
  return { kind: 'done', isDone: done };
}

export const reminderRoutes = inOneScope([getRemindersRoute, dueRoute, changeReminderRoute]);
