import { isAppError } from '@skep/domain';
import type { ViewerResolvers } from '../../generated/schema.ts';
import { dataOf } from '../../rest/answers.ts';

/** Nobody is kept out because this could not be asked for. Who signs in just now came without a token. */
export const badges: NonNullable<ViewerResolvers['badges']> = async ({ token }, _args, { rest }) => {
  try {
    const headers = { authorization: `Bearer ${token}` };
    const [alerts, reminders] = await Promise.all([
      dataOf(rest.client.GET('/api/alerts/unread', { headers })),
      dataOf(rest.client.GET('/api/reminders/due', { headers })),
    ]);
    // What is due stands in the agenda, and where the agenda is not seen at the tab that it belongs to.
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
