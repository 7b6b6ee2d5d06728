import { checkSync } from 'recheck';
import type { Pattern } from './find-patterns.ts';

/** Of its ways to try a pattern, those that are ended by steps and not by the clock: an answer must not hang on the load. */
const withoutClock = { timeout: null, attackTimeout: null, incubationTimeout: null, mutationTimeout: null };

/**
 * What is wrong with a pattern that somebody else's text is held to: undefined when it takes a time that grows as the
 * text does. A quadratic one holds up a whole server for seconds by a text of 80,000 blanks.
 */
export function slownessOf({ source, flags }: Pattern): string | undefined {
  const found = checkSync(source, flags, withoutClock);
  if (found.status === 'safe') return undefined;
  return found.status === 'vulnerable' ? `is a ${found.complexity.summary}` : 'cannot be told to be linear';
}
