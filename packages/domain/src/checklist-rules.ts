import * as v from 'valibot';
import { type ChecklistInputKind, isChoice } from './checklist-inputs.ts';
import {
  code,
  numberBetween,
  optionalLine,
  optionalParagraph,
  requiredLine,
  unstorable,
} from './text-rules.ts';

/** Lengths are code points (as in the old apps). */
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
  /** What one item of one's own can be answered with. */
  choices: 30,
  choiceLength: 50,
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

/** How an item of one's own can be filled in: all but pictures, codes and places. */
export const ownItemKinds = [
  'boolean',
  'boolean_yes_red',
  'options',
  'list',
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
 * more decimals hold what fewer held, a bad yes is a yes, and several can be one.
 */
export function holdsAnswersOf(kind: OwnItemKind, former: ChecklistInputKind): boolean {
  if (kind === former) return true;
  if (kind.startsWith('boolean') && former.startsWith('boolean')) return true;
  if (kind === 'list' && former === 'options') return true;
  return hasOwnRange(kind) && hasOwnRange(former) && kind > former;
}

const bound = v.nullish(numberBetween(-1_000_000_000, 1_000_000_000));

/** In the person's words; the same twice is once, and an empty one none. Faults of all of them are reported together. */
const choices = v.pipe(
  v.array(v.string(code('invalid'))),
  v.transform((names) => [...new Set(names.map((name) => name.trim()))].filter((name) => name !== '')),
  v.everyItem((name) => !unstorable.test(name), code('unsupported_characters')),
  v.rawCheck(({ dataset, addIssue }) => {
    const max = checklistLimits.choiceLength;
    if (dataset.typed && dataset.value.some((name) => [...name].length > max)) {
      addIssue({ message: code('too_long'), expected: `<=${max}` });
    }
  }),
  v.maxLength(checklistLimits.choices, code('too_many')),
);

export const ownItemForm = v.pipe(
  v.object({
    name: requiredLine(checklistLimits.ownItemNameLength),
    input: v.picklist(ownItemKinds, code('unknown_choice')),
    unit: optionalLine(checklistLimits.unitLength),
    minimum: bound,
    maximum: bound,
    choices: v.optional(choices, []),
  }),
  v.forward(
    v.partialCheck(
      [['minimum'], ['maximum']],
      ({ minimum, maximum }) => minimum == null || maximum == null || minimum < maximum,
      code('too_small'),
    ),
    ['maximum'],
  ),
  v.forward(
    v.partialCheck(
      [['input'], ['choices']],
      ({ input, choices }) => !isChoice(input) || choices.length > 0,
      code('required'),
    ),
    ['choices'],
  ),
  v.transform(({ minimum, maximum, unit, choices, ...item }) => {
    const isMeasured = hasOwnRange(item.input);
    return {
      ...item,
      choices: isChoice(item.input) ? choices : [],
      unit: isMeasured ? unit : undefined,
      minimum: isMeasured ? (minimum ?? undefined) : undefined,
      maximum: isMeasured ? (maximum ?? undefined) : undefined,
    };
  }),
);

export type OwnItemFields = v.InferOutput<typeof ownItemForm>;
