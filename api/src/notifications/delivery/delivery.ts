import type { Context } from '#platform/context/context.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { News } from './news.ts';
import { insertDeliveries, insertNews, quietHoursOf } from './news-store.ts';
import { endOfQuiet } from './quiet-hours.ts';

declare module '#platform/jobs/job-payloads.ts' {
  interface JobPayloads {
    'send-pushes': NoData;
    'send-webhooks': NoData;
    'send-news-mails': NoData;
  }
}

/**
 * Notifies people by the channels that each news names. In a running transaction this happens if and only if it commits;
 * news with an earlier key is not sent again. Each channel is a job of its own: none waits for another.
 */
export async function notify(context: Context, news: readonly News[]): Promise<void> {
  if (news.length === 0) return;
  await inTransaction(context, async (inner) => {
    const now = inner.clock.now();
    const fresh = await insertNews(inner, news, now);
    if (fresh.length === 0) return;
    const quietHours = await quietHoursOf(
      inner,
      fresh.map(({ userId }) => userId),
    );
    const nameOf = (userId: number, key: string) => `${userId} ${key}`;
    const newsByKey = new Map(news.map((one) => [nameOf(one.userId, one.key), one]));
    const wanted = fresh.flatMap(({ id, userId, key }) => {
      const one = newsByKey.get(nameOf(userId, key));
      if (one === undefined) return [];
      const { isPushed, isMailed, webhookAddress } = one;
      const pushedAt = endOfQuiet(quietHours.get(userId), now);
      return [{ newsId: id, userId, isPushed, pushedAt, isMailed, webhookAddress }];
    });
    await insertDeliveries(inner, wanted, now);
    await inner.jobs.send('send-pushes', {});
    await inner.jobs.send('send-webhooks', {});
    await inner.jobs.send('send-news-mails', {});
  });
}
