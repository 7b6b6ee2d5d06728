import { cleanUpExports } from '#exports/jobs.ts';
import { forgetMessages } from '#measurements/ingest/inbox-store.ts';
import type { Context } from '#platform/context/context.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** How long things are kept that end by themselves. */
export const keptDays = {
  /** A sign-in that nobody uses any more. */
  unusedSignIn: 180,
  /** An answer for a repeated create; an app may be without a signal for weeks. */
  idempotency: 30,
  /** A mail that was never sent: it holds a code. */
  outboxMail: 7,
  /** What a device sent, as it was sent. */
  inboxMessage: 90,
} as const;

/** Deletes what has expired. */
export async function cleanUp(context: Context): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  await db.deleteFrom('sign_ins').where('last_used_at', '<', daysAgo(keptDays.unusedSignIn)).execute();
  await db.deleteFrom('mail_codes').where('expires_at', '<', now).execute();
  await db.deleteFrom('idempotency').where('created_at', '<', daysAgo(keptDays.idempotency)).execute();
  await db.deleteFrom('outbox_mails').where('created_at', '<', daysAgo(keptDays.outboxMail)).execute();
  await forgetMessages(context, daysAgo(keptDays.inboxMessage));
  await cleanUpExports(context);
}
