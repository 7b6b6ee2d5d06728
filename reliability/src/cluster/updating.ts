import type { Part } from './part.ts';

/**
 * One after the other: while one ends what it has begun and its successor starts, the others carry on. The next one is
 * told only when the balancer has had time to see that this one is back.
 */
export async function restartInTurn(parts: readonly Part[]): Promise<void> {
  for (const part of parts) {
    await part.restart();
    await new Promise((resolve) => setTimeout(resolve, seenAfterMs));
  }
}

/** Two questions of the balancer. */
const seenAfterMs = 700;
