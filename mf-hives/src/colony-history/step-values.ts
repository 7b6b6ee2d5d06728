import { colonyStepRules, isFutureDay, queenRules, requiredDay } from '@skep/domain';
import * as v from 'valibot';
import type { QueenFate, QueenInput } from '../generated/graphql.ts';
import { birthDateRule, colourOfBirth } from '../queen/queen-values.ts';

/** What the form of every step holds. */
export interface StepValues {
  date: string | undefined;
  note: string;
}

export function newStep(): StepValues {
  return { date: localToday(), note: '' };
}

/** Today on the person's calendar, YYYY-MM-DD. */
export function localToday(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

const date = v.pipe(
  requiredDay,
  v.check((day) => !isFutureDay(day, new Date()), 'date_in_future'),
);

export const stepRules = { ...colonyStepRules, date };

/** An id that must be chosen. */
export const chosenId = v.pipe(v.string('required'), v.nonEmpty('required'));

/** Boxes that go from one hive to another. A draft of an earlier release has none. */
export const layerIdsRule = v.optional(v.array(v.string()), []);

export const fates = ['DEAD', 'LOST', 'SOLD', 'KEPT', 'REPLACED'] as const satisfies readonly QueenFate[];

export const fateRule = v.picklist(fates, 'required');

/** The few fields of a queen within another step; her page takes the rest. */
export interface NewQueenValues {
  name: string;
  raceId: string | undefined;
  birthDate: string | undefined;
  isFertilized: boolean;
  motherId: string | undefined;
}

export const newQueenRules = v.object({
  name: queenRules.name,
  raceId: v.optional(v.string('invalid')),
  birthDate: birthDateRule,
  isFertilized: v.boolean('invalid'),
  motherId: v.optional(v.string('invalid')),
});

export function noQueenYet(motherId?: string): NewQueenValues {
  return { name: '', raceId: undefined, birthDate: undefined, isFertilized: false, motherId };
}

/** A queen whose birth is known is marked in the colour of her year: her page says so, and can take it back. */
export function sentNewQueen(queen: v.InferOutput<typeof newQueenRules>, now = new Date()): QueenInput {
  return {
    ...queen,
    isClipped: false,
    ...(queen.birthDate !== undefined && { color: colourOfBirth(queen.birthDate, now) }),
  };
}
