import type { EntryFragment as Entry } from '../../generated/graphql.ts';
import { at } from './at.ts';
import { ch } from './ch.ts';
import { de } from './de.ts';
import type { DutyFact, RegisterDuty } from './duty.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** A country more is a file more, and a word here. */
export const registerDuties: readonly RegisterDuty[] = [at, ch, de, fr, nl];

/** What these countries ask, each once; of those that nobody has written down, nothing is said. */
export function dutiesOf(countries: readonly (string | null | undefined)[]): RegisterDuty[] {
  return registerDuties.filter(({ country }) => countries.includes(country));
}

/** Which facts treatments that hold do not say although it asks for them, with the numbers of their entries. */
export function missingFacts(
  { asks }: RegisterDuty,
  entries: readonly Entry[],
): { fact: DutyFact; numbers: number[] }[] {
  return asks.flatMap((fact) => {
    const numbers = entries
      .filter(
        ({ treatment, correctedBy, isStruck }) => treatment?.product && correctedBy === null && !isStruck,
      )
      .filter(({ treatment }) => !treatment?.[fact])
      .map(({ number }) => number);
    return numbers.length === 0 ? [] : [{ fact, numbers }];
  });
}
