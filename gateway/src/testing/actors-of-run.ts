import { isWholeFor, shuffled } from '@skep/api/testing';
import { type Actor, actors } from './actors.ts';

/** In a sample, every sixth of the actors asks: one from outside of the group and one of its members. */
const step = 6;

/**
 * Who asks for each operation: everybody for those that are tried whole, else two actors. The seed chooses them, each of
 * them equally often.
 */
export function actorsOfRun(
  operations: readonly string[],
  isTriedWhole: (name: string) => boolean = isWholeFor,
): Map<string, readonly Actor[]> {
  return new Map(
    shuffled(operations).map((name, index) => [
      name,
      isTriedWhole(name) ? actors : actors.filter((_, place) => place % step === index % step),
    ]),
  );
}
