import { isAppError } from '@skep/domain';
import type { ViewerResolvers } from '../../generated/schema.ts';
import { dataOf } from '../../rest/answers.ts';
import type { Rest } from '../../rest/rest.ts';
import { headersOf, type ViewerModel } from './models.ts';

/** For both fields: a request reads each address once. */
function unreadAlerts(viewer: ViewerModel, { client }: Rest) {
  return dataOf(client.GET('/api/v1/alerts/unread', { headers: headersOf(viewer) }));
}

export const badges: NonNullable<ViewerResolvers['badges']> = (viewer, _args, { rest }) =>
  unlessUnreadable(async () => {
    const [alerts, reminders] = await Promise.all([
      unreadAlerts(viewer, rest),
      dataOf(rest.client.GET('/api/v1/reminders/due', { headers: headersOf(viewer) })),
    ]);
    // Due reminders count at the agenda, and where the agenda is not shown, at the tab that it belongs to.
    return [
      { tab: 'alerts', count: alerts.count },
      { tab: 'diary', count: reminders.count },
      { tab: 'agenda', count: reminders.count },
    ];
  });

export const news: NonNullable<ViewerResolvers['news']> = (viewer, _args, { rest }) =>
  unlessUnreadable(async () => {
    const [alerts, versions] = await Promise.all([
      unreadAlerts(viewer, rest),
      dataOf(rest.client.GET('/api/v1/offline-versions', { headers: headersOf(viewer) })),
    ]);
    const people = versions.find(({ part }) => part === 'people')?.version ?? '';
    return [
      { part: 'ALERTS' as const, version: alerts.version },
      { part: 'PEOPLE' as const, version: people },
    ];
  });

/** If they cannot be read the rest is still sent. A person who is signing in came without a token. */
async function unlessUnreadable<Answer>(read: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await read();
  } catch (error) {
    if (!isAppError(error) || error.code === 'not_signed_in') throw error;
    return undefined;
  }
}
