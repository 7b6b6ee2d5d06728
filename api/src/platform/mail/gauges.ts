import type { Figure } from '#platform/context/context.ts';
import { secondsSince } from '#platform/observability/gauge.ts';
import { waitingMails } from './outbox-store.ts';

/** Without a mail server everything waits. */
export const mailFigures: readonly Figure[] = [
  {
    name: 'skep_mails_waiting',
    help: 'Mails in the outbox.',
    read: async (context) => [{ value: (await waitingMails(context)).count }],
  },
  {
    name: 'skep_mails_oldest_waiting_seconds',
    help: 'For how long the oldest of them has been there.',
    read: async (context) => [{ value: secondsSince(context, (await waitingMails(context)).since) }],
  },
];
