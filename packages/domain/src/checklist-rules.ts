import * as v from 'valibot';
import type { ChecklistInputKind } from './checklist-inputs.ts';
import { code, numberBetween, optionalLine, optionalParagraph, requiredLine } from './text-rules.ts';

/** Lengths are code points (web-app.md 4.4). */
export const checklistLimits = {
  nameLength: 50,
  descriptionLength: 250,
  /** Of one checklist; the whole catalogue has 551. */
  itemsMax: 1000,
  /** Of one person. */
  checklists: 100,
  ownItems: 200,
  ownItemNameLength: 50,
  unitLength: 20,
} as const;

/** Ids of the catalogue are below, those of items that people made for themselves from here on. */
export const firstOwnItemId = 100_000_000;

export const checklistForm = v.object({
  name: requiredLine(checklistLimits.nameLength),
  description: optionalParagraph(checklistLimits.descriptionLength),
});

/** What a new checklist can begin with. */
export const checklistTemplates = ['quick', 'standard', 'disease', 'winter'] as const;

export type ChecklistTemplate = (typeof checklistTemplates)[number];

/** How an item of one's own can be filled in: the kinds that need no list of choices and no picture. */
export const ownItemKinds = [
  'boolean',
  'boolean_yes_red',
  'number_0_decimals',
  'number_1_decimals',
  'number_2_decimals',
  'number_3_decimals',
  'number_percentage',
  'number_degrees',
  'smileys_3',
  'score',
  'score_quality',
  'score_amount',
  'grade',
  'text',
  'date',
] as const satisfies readonly ChecklistInputKind[];

export type OwnItemKind = (typeof ownItemKinds)[number];

/** True for numbers whose range and unit their maker can say. */
export function hasOwnRange(kind: ChecklistInputKind): boolean {
  return /^number_\d_decimals$/.test(kind);
}

/**
 * Whether every answer of one kind is also one of the other, so that an item that was answered may become it:
 * more decimals hold what fewer held, and a bad yes is a yes.
 */
export function holdsAnswersOf(kind: OwnItemKind, former: ChecklistInputKind): boolean {
  if (kind === former) return true;
  if (kind.startsWith('boolean') && former.startsWith('boolean')) return true;
  return hasOwnRange(kind) && hasOwnRange(former) && kind > former;
}

const bound = v.nullish(numberBetween(-1_000_000_000, 1_000_000_000));

export const ownItemForm = v.pipe(
  v.object({
    name: requiredLine(checklistLimits.ownItemNameLength),
    input: v.picklist(ownItemKinds, code('unknown_choice')),
    unit: optionalLine(checklistLimits.unitLength),
    minimum: bound,
    maximum: bound,
  }),
  v.forward(
    v.partialCheck(
      [['minimum'], ['maximum']],
      ({ minimum, maximum }) => minimum == null || maximum == null || minimum < maximum,
      code('too_small'),
    ),
    ['maximum'],
  ),
  v.transform(({ minimum, maximum, unit, ...item }) => {
    const isMeasured = hasOwnRange(item.input);
    return {
      ...item,
      unit: isMeasured ? unit : undefined,
      minimum: isMeasured ? (minimum ?? undefined) : undefined,
      maximum: isMeasured ? (maximum ?? undefined) : undefined,
    };
  }),
);

export type OwnItemFields = v.InferOutput<typeof ownItemForm>;
