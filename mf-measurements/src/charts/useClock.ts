import { useNow } from '@skep/remote-kit';
import { localClock } from './period.ts';

/** What the person's clock shows, to the minute. */
export function useClock(): Date {
  return localClock(useNow());
}
