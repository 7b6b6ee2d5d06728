import { countInDefault } from '#measurements/partitions/partition-store.ts';
import { dayOf } from '#measurements/rollups/day-store.ts';
import type { Figure } from '#platform/context/context.ts';
import { secondsSince } from '#platform/observability/gauge.ts';
import { newestMessage, waitingDays } from './store.ts';

/** The same as admins read at `/administration/measurements`, for who watches. */
export const measurementFigures: readonly Figure[] = [
  {
    name: 'skep_days_waiting',
    help: 'Past days of devices whose figures are to be computed anew.',
    read: async (context) => [{ value: (await waitingDays(context, dayOf(context.clock.now()))).days }],
  },
  {
    name: 'skep_days_oldest_waiting_seconds',
    help: 'For how long the oldest of them has waited.',
    read: async (context) => [
      { value: secondsSince(context, (await waitingDays(context, dayOf(context.clock.now()))).oldest) },
    ],
  },
  {
    name: 'skep_quarantined_measurements',
    help: 'Measurements of times for which there is no partition.',
    read: async (context) => [{ value: await countInDefault(context) }],
  },
  {
    name: 'skep_newest_message_age_seconds',
    help: 'How long ago the newest message of any device came; 0 before the first one.',
    read: async (context) => [{ value: secondsSince(context, await newestMessage(context)) }],
  },
];
