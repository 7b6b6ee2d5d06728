import type { Context } from '#platform/context/context.ts';
import { type Job, queues } from './job.ts';
import { runParts } from './run-parts.ts';

const dayMs = 24 * 60 * 60 * 1000;

export function daysAgo({ clock }: Pick<Context, 'clock'>, days: number): Date {
  return new Date(clock.now().getTime() - days * dayMs);
}

/** Deletes what has expired, of every domain. */
export function cleanUp(context: Context): Promise<void> {
  const parts = context.domains.flatMap((domain) => domain.cleanUp ?? []);
  return runParts(
    context,
    parts.map((part) => ({ name: part.name, run: () => part(context) })),
  );
}

export const cleanUpJob: Job<'clean-up'> = {
  name: 'clean-up',
  run: cleanUp,
  queue: { ...queues.scheduled, retryLimit: 2 },
  schedule: '17 * * * *',
};
