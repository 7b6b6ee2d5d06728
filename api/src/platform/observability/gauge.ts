import type { GaugeValue, PolledGauge } from '@skep/observability';
import type { Context } from '#platform/context/context.ts';

/** A figure that a domain has asked when somebody reads the metrics, as of what waits in its queue. */
export interface Figure extends Omit<PolledGauge, 'read'> {
  read: (context: Context) => Promise<readonly GaugeValue[]>;
}

export function secondsSince(context: Pick<Context, 'clock'>, time: Date | null | undefined): number {
  return time ? Math.max(0, (context.clock.now().getTime() - time.getTime()) / 1000) : 0;
}
