import type { Context } from '#platform/context/context.ts';

export function secondsSince(context: Pick<Context, 'clock'>, time: Date | null | undefined): number {
  return time ? Math.max(0, (context.clock.now().getTime() - time.getTime()) / 1000) : 0;
}
