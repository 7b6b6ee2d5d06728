import { isWhole, shuffled } from '@skep/api/testing';
import { type Actor, actors } from './actors.ts';

/** In a sample, every sixth of the actors asks: one from outside of the group and one of its members. */
const step = 6;

/**
 * Who asks for each operation: everybody in a whole run, else two actors. The seed chooses them, each of them equally
 * often.
 */
export function actorsOfRun(
  operations: readonly string[],
  isEverybody: boolean = isWhole,
): Map<string, readonly Actor[]> {
  return new Map(
    shuffled(operations).map((name, index) => [
      name,
      isEverybody ? actors : actors.filter((_, place) => place % step === index % step),
    ]),
  );
}
