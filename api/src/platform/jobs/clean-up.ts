import type { Context } from '#platform/context/context.ts';
import { inMaintenance } from '#platform/database/maintenance.ts';
import { type Job, queues } from './job.ts';
import { runWatchedParts } from './run-parts.ts';

const dayMs = 24 * 60 * 60 * 1000;

export function daysAgo({ clock }: Pick<Context, 'clock'>, days: number): Date {
  return new Date(clock.now().getTime() - days * dayMs);
}

/** Deletes what has expired, of every domain. */
export function cleanUp(context: Context): Promise<void> {
  const maintenance = inMaintenance(context);
  const parts = context.domains.flatMap((domain) => domain.cleanUp ?? []);
  return runWatchedParts(
    context,
    'clean-up',
    parts.map((part) => ({ name: part.name, run: () => part(maintenance) })),
  );
}

export const cleanUpJob: Job<'clean-up'> = {
  name: 'clean-up',
  run: cleanUp,
  // A large installation has much to delete after a pause; the next run continues.
  queue: { ...queues.scheduled, retryLimit: 2, expireInSeconds: 60 * 60 },
  schedule: '17 * * * *',
};
