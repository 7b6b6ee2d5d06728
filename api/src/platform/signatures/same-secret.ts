import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether they are equal, in a time that does not say how far they are. */
export const isSameSecret = (given: string, expected: string) =>
  timingSafeEqual(digest(given), digest(expected));

// Of equal length whatever was sent, so that comparing takes equally long.
const digest = (text: string) => createHash('sha256').update(text).digest();
