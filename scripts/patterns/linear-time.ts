import { checkSync } from 'recheck';
import type { Pattern } from './find-patterns.ts';

/** How long recheck may look at one pattern; what it cannot tell by then is too hard for a reader as well. */
const mostMs = 20_000;

/**
 * What is wrong with a pattern that somebody else's text is held to: undefined when it takes a time that grows as the
 * text does. A quadratic one holds up a whole server for seconds by a text of 80,000 blanks.
 */
export function slownessOf({ source, flags }: Pattern): string | undefined {
  const found = checkSync(source, flags, { timeout: mostMs });
  if (found.status === 'safe') return undefined;
  return found.status === 'vulnerable' ? `is a ${found.complexity.summary}` : 'cannot be told to be linear';
}
