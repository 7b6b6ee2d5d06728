import { isWithin } from '@skep/domain';
import type { RecordCardsQuery } from '../generated/graphql.ts';

export type CardData = RecordCardsQuery['recordCards'][number];

/** Those that fit on a card. */
const treatmentsMax = 4;

/** What a card says of treatments: the newest, and for how long honey has to wait. @param today YYYY-MM-DD */
export function treatmentFacts({ treatments, waits }: Pick<CardData, 'treatments' | 'waits'>, today: string) {
  const waiting = waits.filter((wait) => isWithin(today, wait));
  const longest = waiting.toSorted((a, b) => b.honeyFrom.localeCompare(a.honeyFrom))[0];
  const newest = treatments.toSorted((a, b) => b.day.localeCompare(a.day)).slice(0, treatmentsMax);
  return { newest, longest };
}

/** Cards as they lie on sheets of paper. */
export function sheetsOf<Card>(cards: readonly Card[], perSheet: number): Card[][] {
  const count = Math.ceil(cards.length / perSheet);
  return Array.from({ length: count }, (_, index) => cards.slice(index * perSheet, (index + 1) * perSheet));
}
