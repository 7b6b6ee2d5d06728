import type { JarsFacts } from '@skep/domain';
import Type from 'typebox';
import { text } from '#platform/http/schemas.ts';
import { correctionInput, correctionOf, Day } from './wire-input.ts';

export const JarsInput = Type.Object({
  lot: text({ description: "Number of the lot, as in harvests of the person's records." }),
  day: Day,
  size: Type.Integer({ description: 'Grams of honey in one jar.' }),
  count: Type.Integer(),
  best_before: text({ description: 'YYYY-MM-DD.' }),
  origin: text({ description: 'Text of the label.' }),
  ...correctionInput,
});

export function jarsOf(body: Type.Static<typeof JarsInput>) {
  const { lot, day, size: sizeGrams, count, best_before: bestBefore, origin } = body;
  return { ...correctionOf(body), lot, day, sizeGrams, count, bestBefore, origin };
}

export const JarsBody = Type.Object({
  lot: Type.String(),
  size: Type.Integer(),
  count: Type.Integer(),
  best_before: Type.String(),
  origin: Type.String(),
});

export function jarsToWire(facts: JarsFacts): Type.Static<typeof JarsBody> {
  const { lot, sizeGrams: size, count, bestBefore: best_before, origin } = facts;
  return { lot, size, count, best_before, origin };
}
