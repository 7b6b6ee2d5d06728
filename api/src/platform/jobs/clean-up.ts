import type { Context } from '#platform/context/context.ts';
import { type Job, queues } from './job.ts';

const dayMs = 24 * 60 * 60 * 1000;

export function daysAgo({ clock }: Pick<Context, 'clock'>, days: number): Date {
  return new Date(clock.now().getTime() - days * dayMs);
}

/** Deletes what has expired, of every domain. */
export async function cleanUp(context: Context): Promise<void> {
  for (const part of context.domains.flatMap((domain) => domain.cleanUp ?? [])) await part(context);
}

export const cleanUpJob: Job<'clean-up'> = {
  name: 'clean-up',
  run: cleanUp,
  queue: { ...queues.scheduled, retryLimit: 2 },
  schedule: '17 * * * *',
};
