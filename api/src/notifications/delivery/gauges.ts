import type { Figure } from '#platform/context/context.ts';
import { secondsSince } from '#platform/observability/gauge.ts';
import { waitingDeliveries } from './delivery-store.ts';

/** News that should have gone out: what waits for quiet hours or a later try is not due. */
export const deliveryFigures: readonly Figure[] = [
  {
    name: 'skep_deliveries_waiting',
    help: 'News that are due on a way and have not gone out.',
    label: 'way',
    read: async (context) =>
      (await waitingDeliveries(context, context.clock.now())).map(({ way, count }) => ({
        of: way,
        value: count,
      })),
  },
  {
    name: 'skep_deliveries_oldest_waiting_seconds',
    help: 'For how long the oldest of them has been due.',
    label: 'way',
    read: async (context) =>
      (await waitingDeliveries(context, context.clock.now())).map(({ way, since }) => ({
        of: way,
        value: secondsSince(context, since),
      })),
  },
];
