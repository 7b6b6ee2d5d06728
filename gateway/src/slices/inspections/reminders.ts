import { wireTimeOf } from '@skep/domain';
import type { AnswerOf } from '@skep/rest-client';
import type { GatewayContext } from '../../context.ts';
import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers, QueryResolvers, Reminder } from '../../generated/schema.ts';
import { dataOf, unlessMissing } from '../../rest/answers.ts';
import { done } from '../done.ts';
import { requiredWireId, wireId } from '../wire-ids.ts';
import { isoFromWire } from '../wire-values.ts';

/** Of the person's settings: `0` says no, anything else or nothing yes. */
const mailSetting = 'reminder_mails';

export const reminderQueries: Pick<
  QueryResolvers,
  'reminders' | 'hasReminderMails' | 'calendarLink' | 'reminderCalendar'
> = {
  async calendarLink(_parent, _args, { rest }) {
    const { created_at: made, last_read_at: read } = await dataOf(
      rest.client.GET('/api/reminders/calendar-link'),
    );
    if (made === null) return undefined;
    return {
      madeAt: isoFromWire(made, 'UTC'),
      lastReadAt: read === null ? undefined : isoFromWire(read, 'UTC'),
    };
  },

  async reminderCalendar(_parent, { id }, { rest }) {
    const number = wireId(id);
    if (number === undefined) return undefined;
    const params = { path: { id: number } };
    const call = rest.client.GET('/api/reminders/{id}/calendar', { params, parseAs: 'text' });
    return unlessMissing(dataOf(call));
  },

  reminders: async (_parent, _args, { rest }) =>
    (await dataOf(rest.client.GET('/api/reminders'))).map(reminderFromWire),

  hasReminderMails: async (_parent, _args, { rest }) =>
    (await dataOf(rest.client.GET('/api/settings'))).every(
      ({ name, value }) => name !== mailSetting || value !== '0',
    ),
};

export const reminderMutations: Pick<
  MutationResolvers,
  'tickReminder' | 'putOffReminder' | 'setReminderMails' | 'makeCalendarLink' | 'deleteCalendarLink'
> = {
  tickReminder: (_parent, { id, isDone }, context) => changed(context, id, { done: isDone }),

  putOffReminder(_parent, { id, until, days }, context) {
    const body =
      until == null ? { put_off_days: days ?? 0 } : { put_off_to: wireTimeOf(new Date(until), 'UTC') };
    return changed(context, id, body);
  },

  makeCalendarLink: (_parent, _args, context) =>
    orFailure(context, async () => {
      const made = await dataOf(context.rest.client.POST('/api/reminders/calendar-link'));
      const { address, created_at: madeAt } = made;
      return { __typename: 'CalendarAddress' as const, address, madeAt: isoFromWire(madeAt, 'UTC') };
    }),

  deleteCalendarLink: (_parent, _args, context) =>
    orFailure(context, async () => {
      await dataOf(context.rest.client.DELETE('/api/reminders/calendar-link'));
      return done;
    }),

  setReminderMails: (_parent, { areWanted }, context) =>
    orFailure(context, async () => {
      const body = { [mailSetting]: areWanted ? '1' : '0' };
      await dataOf(context.rest.client.POST('/api/settings', { body }));
      return done;
    }),
};

function changed(
  context: GatewayContext,
  id: string,
  body: { done: boolean } | { put_off_days: number } | { put_off_to: string },
) {
  return orFailure(context, async () => {
    const params = { path: { id: requiredWireId(id) } };
    const reminder = await dataOf(context.rest.client.PATCH('/api/reminders/{id}', { params, body }));
    return { __typename: 'Reminder' as const, ...reminderFromWire(reminder) };
  });
}

function reminderFromWire(reminder: AnswerOf<'getReminders'>[number]): Reminder {
  const { reminder_date: date, timezone } = reminder;
  return {
    id: String(reminder.id),
    text: reminder.reminder,
    dueAt: date === null ? undefined : isoFromWire(date, timezone),
    isDone: reminder.reminder_done,
    hiveId: String(reminder.hive_id),
    hiveName: reminder.hive,
    apiaryId: String(reminder.location_id),
    apiaryName: reminder.location,
    canEdit: reminder.editable,
  };
}
