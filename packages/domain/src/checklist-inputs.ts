import { unitsOfKeys } from './units.ts';

/** How a checklist item is filled in, by the names of the old wire. */
export const checklistInputKinds = [
  'label',
  'list',
  'list_item',
  'options',
  'select',
  'boolean',
  'boolean_yes_red',
  'smileys_3',
  'score',
  'score_quality',
  'score_amount',
  'grade',
  'slider',
  'number',
  'number_percentage',
  'number_degrees',
  'number_positive',
  'number_negative',
  'number_0_decimals',
  'number_1_decimals',
  'number_2_decimals',
  'number_3_decimals',
  'square_25cm2',
  'text',
  'date',
  'select_hive',
  'select_apiary',
  'select_location',
  'image',
  'sample_code',
  'color_picker',
  'file',
  'barcode',
  'select_hive_layer',
  'select_hive_layer_frame',
  'select_hive_type',
  'select_country',
  'select_continent',
  'bee_subspecies',
] as const;

export type ChecklistInputKind = (typeof checklistInputKinds)[number];

export function isChecklistInputKind(name: string): name is ChecklistInputKind {
  return checklistInputKinds.some((kind) => kind === name);
}

export interface NumberRange {
  min: number;
  max: number;
  decimals: number;
}

// Far beyond any count in a hive; it keeps numbers exact and printable.
const most = 1_000_000_000;
const number = (min: number, max: number, decimals: number): NumberRange => ({ min, max, decimals });

/** Bounds of the kinds that are numbers, both ends included. Kinds that name no decimals take up to three. */
const numberRanges: Partial<Record<ChecklistInputKind, NumberRange>> = {
  smileys_3: number(1, 3, 0),
  score: number(1, 5, 0),
  score_quality: number(1, 4, 0),
  score_amount: number(1, 4, 0),
  grade: number(1, 10, 0),
  slider: number(0, 100, 0),
  number: number(-most, most, 3),
  number_percentage: number(0, 100, 3),
  number_degrees: number(-180, 180, 0),
  number_positive: number(0, most, 3),
  // A negative number is below 0, so its largest is the nearest that can be written.
  number_negative: number(-most, -0.001, 3),
  number_0_decimals: number(-most, most, 0),
  number_1_decimals: number(-most, most, 1),
  number_2_decimals: number(-most, most, 2),
  number_3_decimals: number(-most, most, 3),
  square_25cm2: number(0, most, 1),
};

/** Undefined for kinds that are not numbers. */
export function numberRangeOf(kind: ChecklistInputKind): NumberRange | undefined {
  return numberRanges[kind];
}

/**
 * The same for an item with a unit, by the key of the catalogue. What somebody writes in pounds or Fahrenheit is stored
 * to three decimals whatever the kind says: rounded to 0.1 kg it would come back as another number.
 */
export function itemRangeOf(kind: ChecklistInputKind, unit: string | undefined): NumberRange | undefined {
  const range = numberRangeOf(kind);
  return range && unit !== undefined && unit in unitsOfKeys
    ? { ...range, decimals: Math.max(range.decimals, 3) }
    : range;
}

/** True for items whose answer is chosen from the items below them. */
export function isChoice(kind: ChecklistInputKind): boolean {
  return kind === 'list' || kind === 'options' || kind === 'select';
}

/** Answers that belong to one hive and cannot be given for several at once. */
export function isForOneHive(kind: ChecklistInputKind): boolean {
  return kind === 'image' || kind === 'sample_code';
}
