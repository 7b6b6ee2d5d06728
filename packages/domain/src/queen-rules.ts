import * as v from 'valibot';
import { isCalendarDate } from './date-formats.ts';
import { code, optionalColour, optionalLine } from './text-rules.ts';

/** Limits of a queen's form, in code points (as in the old apps). */
export const queenLimits = { nameLength: 30, descriptionLength: 100, lineLength: 100 } as const;

/** Why a queen who heads no colony is kept, in the order in which people are offered it. */
export const queenPurposes = ['reserve', 'mating', 'breeding', 'sale'] as const;

export type QueenPurpose = (typeof queenPurposes)[number];

/** What is known of a queen who heads no colony any more, besides what became of her. */
export const queenWhereabouts = {
  /** Of one who lives, such as a queen bank. */
  place: optionalLine(queenLimits.lineLength),
  purpose: v.optional(v.picklist(queenPurposes, code('unknown_choice'))),
  /** Of one who was sold or given away. */
  recipient: optionalLine(queenLimits.lineLength),
};

/** Fields of a queen, without the ids of her race and hive. */
export const queenRules = {
  name: optionalLine(queenLimits.nameLength),
  description: optionalLine(queenLimits.descriptionLength),
  line: optionalLine(queenLimits.lineLength),
  tree: optionalLine(queenLimits.lineLength),
  /** YYYY-MM-DD; empty becomes undefined. */
  birthDate: v.optional(
    v.pipe(
      v.string(code('not_a_date')),
      v.trim(),
      v.check((date) => date === '' || isCalendarDate(date), code('not_a_date')),
      v.transform((date) => (date === '' ? undefined : date)),
    ),
  ),
  color: optionalColour,
  isClipped: v.optional(v.boolean(code('invalid')), false),
  isFertilized: v.optional(v.boolean(code('invalid')), false),
};

export const queenForm = v.object({
  ...queenRules,
  raceId: v.optional(v.string(code('invalid'))),
  motherId: v.optional(v.string(code('invalid'))),
});

export type QueenForm = v.InferOutput<typeof queenForm>;
