import { isAppError } from '@skep/domain';
import type { ViewerResolvers } from '../../generated/schema.ts';
import { dataOf } from '../../rest/answers.ts';
import { headersOf } from './models.ts';

/** If badges cannot be read the rest is still sent. A person who is signing in came without a token. */
export const badges: NonNullable<ViewerResolvers['badges']> = async (viewer, _args, { rest }) => {
  try {
    const headers = headersOf(viewer);
    const [alerts, reminders] = await Promise.all([
      dataOf(rest.client.GET('/api/v1/alerts/unread', { headers })),
      dataOf(rest.client.GET('/api/v1/reminders/due', { headers })),
    ]);
    // Due reminders count at the agenda, and where the agenda is not shown, at the tab that it belongs to.
    return [
      { tab: 'alerts', count: alerts.count },
      { tab: 'diary', count: reminders.count },
      { tab: 'agenda', count: reminders.count },
    ];
  } catch (error) {
    if (!isAppError(error) || error.code === 'not_signed_in') throw error;
    return undefined;
  }
};
