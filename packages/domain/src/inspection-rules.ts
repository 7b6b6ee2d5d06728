import * as v from 'valibot';
import { gradeMax, gradeMin } from './impression.ts';
import { code, localTime, optionalLine, optionalParagraph, wholeBetween } from './text-rules.ts';

/** Limits of an inspection's general fields, in code points (as in the old apps). */
export const inspectionLimits = {
  notesLength: 2500,
  reminderLength: 100,
  /** The default checklist has 114 items, the whole catalogue 551. */
  itemsMax: 1000,
} as const;

const dayMs = 86_400_000;

/** What an inspection says besides its checklist: the same rules for the form and for both wires. */
export const inspectionRules = {
  impression: v.optional(wholeBetween(gradeMin, gradeMax)),
  needsAttention: v.optional(v.boolean(code('invalid'))),
  notes: optionalParagraph(inspectionLimits.notesLength),
  conditions: optionalParagraph(inspectionLimits.notesLength),
  action: optionalParagraph(inspectionLimits.notesLength),
  nextNotes: optionalParagraph(inspectionLimits.notesLength),
  reminder: optionalLine(inspectionLimits.reminderLength),
};

/** The general part of the form. Items are checked one by one with `itemValueProblem`. */
export const inspectionForm = v.object({
  ...inspectionRules,
  hiveId: v.pipe(v.string(code('required')), v.nonEmpty(code('required'))),
  inspectedAt: localTime,
  reminderAt: v.optional(v.union([v.literal(''), localTime], code('not_a_date'))),
});

/**
 * True for an inspection that has not happened yet. A day is allowed for, because an old client
 * names no zone and somewhere it is already tomorrow.
 */
export function isInFuture(inspectedAt: Date, now: Date): boolean {
  return inspectedAt.getTime() > now.getTime() + dayMs;
}
