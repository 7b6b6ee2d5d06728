import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers, QueryResolvers, Resolvers } from '../../generated/schema.ts';
import { dataOf, doneBy, unlessMissing } from '../../rest/answers.ts';
import { done } from '../done.ts';
import { wireId } from '../wire-ids.ts';

export const reminderQueries = {
  async calendarLink(_parent, _args, { rest }) {
    const { createdAt, lastReadAt } = await dataOf(rest.client.GET('/api/v1/reminders/calendar-link'));
    return createdAt === undefined ? undefined : { madeAt: createdAt, lastReadAt };
  },

  async reminderCalendar(_parent, { id }, { rest }) {
    const number = wireId(id);
    if (number === undefined) return undefined;
    const params = { path: { id: number } };
    const call = rest.client.GET('/api/reminders/{id}/calendar', { params, parseAs: 'text' });
    return unlessMissing(dataOf(call));
  },

  reminders: (_parent, _args, { rest }) => dataOf(rest.client.GET('/api/v1/reminders')),

  hasReminderMails: async (_parent, _args, { rest }) =>
    (await dataOf(rest.client.GET('/api/v1/account/preferences'))).hasReminderMails,
} satisfies QueryResolvers;

export const reminderTypes = {
  Reminder: { canEdit: ({ access }) => access !== 'see' },
} satisfies Resolvers;

export const reminderMutations = {
  tickReminder: (_parent, { id, isDone }, { requestId, rest }) =>
    orFailure({ requestId }, async () => {
      const options = { params: { path: { id } }, body: { isDone } };
      const reminder = await dataOf(rest.client.PATCH('/api/v1/reminders/{id}', options));
      return { __typename: 'Reminder' as const, ...reminder };
    }),

  putOffReminder: (_parent, { id, until, days }, { requestId, rest }) =>
    orFailure({ requestId }, async () => {
      const options = { params: { path: { id } }, body: until == null ? { days: days ?? 0 } : { until } };
      const reminder = await dataOf(rest.client.PATCH('/api/v1/reminders/{id}', options));
      return { __typename: 'Reminder' as const, ...reminder };
    }),

  makeCalendarLink: (_parent, _args, context) =>
    orFailure(context, async () => {
      const made = await dataOf(context.rest.client.POST('/api/v1/reminders/calendar-link'));
      return { __typename: 'CalendarAddress' as const, address: made.address, madeAt: made.createdAt };
    }),

  deleteCalendarLink: (_parent, _args, context) =>
    orFailure(context, async () => {
      await doneBy(context.rest.client.DELETE('/api/v1/reminders/calendar-link'));
      return done;
    }),

  setReminderMails: (_parent, { areWanted: hasReminderMails }, context) =>
    orFailure(context, async () => {
      await doneBy(context.rest.client.PATCH('/api/v1/account/preferences', { body: { hasReminderMails } }));
      return done;
    }),
} satisfies MutationResolvers;
