import * as v from 'valibot';
import { isCalendarDate } from './date-formats.ts';
import { dayAfter } from './day-after.ts';
import { isFutureDay, requiredDay } from './hive-life-rules.ts';
import {
  code,
  numberBetween,
  optionalLine,
  optionalParagraph,
  requiredLine,
  wholeBetween,
} from './text-rules.ts';
import { isWithin } from './withdrawal.ts';

/** Lengths are code points. */
export const registerLimits = {
  lineLength: 120,
  paragraphLength: 300,
  hives: 500,
  withdrawalDays: 365,
  /** Strips stay in for weeks: their last day is known before it comes. */
  treatmentDays: 366,
  kilograms: 100_000,
  frames: 1000,
} as const;

/** Kinds of entries of the records, in the order in which people are offered them. */
export const registerKinds = [
  'treatment',
  'harvest',
  'mite_count',
  'feeding',
  'jars',
  'supers',
  'proof',
] as const;

export type RegisterKind = (typeof registerKinds)[number];

export const treatmentMethods = [
  'strips',
  'evaporation',
  'trickling',
  'sublimation',
  'spraying',
  'feeding',
  'biotechnical',
  'other',
] as const;

export type TreatmentMethod = (typeof treatmentMethods)[number];

/** What is done against mites without a medicine, in the order in which people are offered it. */
export const biotechnicalMeasures = [
  'brood_break',
  'queen_caging',
  'drone_brood_removal',
  'heat',
  'powdered_sugar',
] as const;

export type BiotechnicalMeasure = (typeof biotechnicalMeasures)[number];

export interface KnownSubstance {
  name:
    | 'formic_acid'
    | 'oxalic_acid'
    | 'lactic_acid'
    | 'thymol'
    | 'amitraz'
    | 'flumethrin'
    | 'tau_fluvalinate';
  method: TreatmentMethod;
}

/**
 * Substances against varroa and how each is mostly given, to begin a list of one's own with. No brands, doses or
 * withdrawal periods: those are of the product, and stand on its leaflet. Source: reference substances of Regulation
 * (EU) No 37/2010, Table 1 of its Annex, 2010.
 */
export const knownSubstances: readonly KnownSubstance[] = [
  { name: 'formic_acid', method: 'evaporation' },
  { name: 'oxalic_acid', method: 'trickling' },
  { name: 'lactic_acid', method: 'spraying' },
  { name: 'thymol', method: 'evaporation' },
  { name: 'amitraz', method: 'strips' },
  { name: 'flumethrin', method: 'strips' },
  { name: 'tau_fluvalinate', method: 'strips' },
];

const line = registerLimits.lineLength;

/** The hives that an entry is about. */
export const registerHiveIds = v.pipe(
  v.array(v.string()),
  v.minLength(1, code('required')),
  v.maxLength(registerLimits.hives, code('too_many')),
);

/** What was typed of these hives, and of no others. */
export const typedOfHives = <Typed>(hiveIds: readonly string[], typed: Readonly<Record<string, Typed>>) =>
  Object.fromEntries(Object.entries(typed).filter(([id]) => hiveIds.includes(id)));

/** The entry that this one replaces, and why. */
export const correction = {
  correctsId: v.optional(v.string()),
  correctionReason: optionalLine(registerLimits.paragraphLength),
};

/** Whoever corrects an entry says why. */
export const isCorrectionExplained = <
  Entry extends { correctsId?: string | undefined; correctionReason?: string | undefined },
>({
  correctsId,
  correctionReason,
}: Entry) => correctsId === undefined || correctionReason !== undefined;

/**
 * The form of an entry whose day has come. The service refuses another one by its own clock; what is saved without a
 * network it sees much later, so that the form has to say it as well.
 * @param now called whenever the form is checked
 */
export function notAhead<Output extends { day: string }>(
  form: v.GenericSchema<unknown, Output>,
  now: () => Date,
): v.GenericSchema<unknown, Output> {
  return v.pipe(
    form,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || !isFutureDay(dataset.value.day, now())) return;
      const { value: input } = dataset;
      const place = { type: 'unknown', origin: 'value', input, key: 'day', value: input.day } as const;
      addIssue({ message: code('date_in_future'), path: [place] });
    }),
  );
}

const ofMedicine = ['product', 'substance', 'withdrawalDays', 'quantity'];

/** A medicine needs all that law asks for; a measure without one needs its name alone. */
function missingOfTreatment(said: ReadonlyMap<string, unknown>): string[] {
  const isNamed = said.get('product') !== undefined || said.get('measure') !== undefined;
  if (said.get('method') === 'biotechnical' && !isNamed) return ['measure'];
  if (said.get('method') !== 'biotechnical') return ofMedicine.filter((name) => said.get(name) === undefined);
  // Honey waits because of a product.
  return said.get('withdrawalDays') !== undefined && said.get('product') === undefined ? ['product'] : [];
}

/** What Article 108 of Regulation (EU) 2019/6 asks of a treatment, and what makes it of use to the beekeeper. */
export const treatmentForm = v.pipe(
  v.object({
    hiveIds: registerHiveIds,
    day: requiredDay,
    lastDay: requiredDay,
    method: v.picklist(treatmentMethods, code('required')),
    /** Of a biotechnical one. */
    measure: v.optional(v.picklist(biotechnicalMeasures, code('unknown_choice'))),
    product: optionalLine(line),
    substance: optionalLine(line),
    dose: optionalLine(line),
    withdrawalDays: v.optional(wholeBetween(0, registerLimits.withdrawalDays)),
    /** Outside, when it was given. */
    temperatureCelsius: v.optional(numberBetween(-50, 60)),
    quantity: optionalLine(line),
    batch: optionalLine(line),
    supplier: optionalLine(line),
    supplierAddress: optionalParagraph(registerLimits.paragraphLength),
    reason: requiredLine(line),
    appliedBy: requiredLine(line),
    vet: optionalLine(line),
    vetContact: optionalLine(line),
    ...correction,
  }),
  // Also while other fields are wrong: a form shows all that is missing at once.
  v.rawCheck(({ dataset: { value: input }, addIssue }) => {
    const said = new Map(Object.entries(input ?? {}));
    for (const key of missingOfTreatment(said)) {
      const place = { type: 'unknown', origin: 'value', input: {}, key, value: undefined } as const;
      addIssue({ message: code('required'), path: [place] });
    }
  }),
  v.forward(
    v.partialCheck([['day'], ['lastDay']], ({ day, lastDay }) => lastDay >= day, code('date_too_early')),
    ['lastDay'],
  ),
  v.forward(
    v.partialCheck(
      [['day'], ['lastDay']],
      ({ day, lastDay }) => !isCalendarDate(day) || lastDay <= dayAfter(day, registerLimits.treatmentDays),
      code('date_in_future'),
    ),
    ['lastDay'],
  ),
  v.forward(v.partialCheck([['correctsId'], ['correctionReason']], isCorrectionExplained, code('required')), [
    'correctionReason',
  ]),
);

export type TreatmentForm = v.InferOutput<typeof treatmentForm>;

/** Whether it has no medicine. */
export const isMeasureAlone = ({ method, measure }: { method?: unknown; measure?: unknown }) =>
  method === 'biotechnical' && measure !== undefined;

const withoutMedicine = Object.fromEntries(
  [...ofMedicine, 'dose', 'batch', 'supplier', 'supplierAddress', 'vet', 'vetContact'].map((name) => [
    name,
    undefined,
  ]),
);

/** The same from a screen, which hides what was typed of a medicine before a measure was chosen, and the other way round. */
export const typedTreatmentForm = v.pipe(
  v.looseObject({ method: v.optional(v.unknown()), measure: v.optional(v.unknown()) }),
  v.transform((typed) => {
    if (isMeasureAlone(typed)) return { ...typed, ...withoutMedicine };
    return typed.method === 'biotechnical' ? typed : { ...typed, measure: undefined };
  }),
  treatmentForm,
);

/** What hives were given, without whom it was given to and when. */
export type TreatmentFacts = Omit<
  TreatmentForm,
  'hiveIds' | 'day' | 'lastDay' | 'correctsId' | 'correctionReason'
>;

/**
 * Per cent of water in honey. Above 20 it may not be sold, of heather above 23: Directive 2001/110/EC, Annex II,
 * 2001. Below 18 it does not ferment: Openbeehive; three less than what is allowed for heather, whose honey is a jelly.
 */
export const honeyWater = {
  usual: { warnAbove: 18, stopAbove: 20 },
  heather: { warnAbove: 21, stopAbove: 23 },
} as const;

export const honeyWaterLimits = ({ isHeather }: { isHeather: boolean }) =>
  isHeather ? honeyWater.heather : honeyWater.usual;

export const harvestFields = {
  hiveIds: registerHiveIds,
  day: requiredDay,
  kilograms: v.optional(numberBetween(0.01, registerLimits.kilograms)),
  frames: v.record(v.string(), numberBetween(0, registerLimits.frames)),
  lot: requiredLine(line),
  waterPercent: v.optional(numberBetween(10, 30)),
  isHeather: v.boolean(),
  /** What becomes of honey with more water than may be sold. */
  waterReason: optionalLine(registerLimits.paragraphLength),
  /** Why honey was taken although a treatment says that one has to wait. */
  withdrawalReason: optionalLine(registerLimits.paragraphLength),
  ...correction,
};

/**
 * What was taken of which hives; `frames` is separate from `hiveIds`, and is empty where nobody counted. What is not
 * weighed yet is counted: the weight comes by a correction.
 */
export const harvestForm = v.pipe(
  v.looseObject({ hiveIds: v.array(v.string()), frames: v.record(v.string(), v.unknown()) }),
  // A form keeps what was counted of a hive that is not ticked any more: that alone would be a harvest of nothing.
  v.transform(({ hiveIds, frames, ...rest }) => ({
    ...rest,
    hiveIds,
    frames: typedOfHives(hiveIds, frames),
  })),
  v.object(harvestFields),
  v.forward(
    v.partialCheck(
      [['kilograms'], ['frames']],
      ({ kilograms, frames }) => kilograms !== undefined || Object.values(frames).some((count) => count > 0),
      code('required'),
    ),
    ['kilograms'],
  ),
  v.forward(
    v.partialCheck(
      [['waterPercent'], ['isHeather'], ['waterReason']],
      ({ waterPercent = 0, isHeather, waterReason }) =>
        waterReason !== undefined || waterPercent <= honeyWaterLimits({ isHeather }).stopAbove,
      code('required'),
    ),
    ['waterReason'],
  ),
  v.forward(v.partialCheck([['correctsId'], ['correctionReason']], isCorrectionExplained, code('required')), [
    'correctionReason',
  ]),
);

export type HarvestForm = v.InferOutput<typeof harvestForm>;

/** A harvest where it is known which honey has to wait: it is stopped before it is sent, without a network as well. */
export const harvestFormWith = (waits: readonly { hiveId: string; from: string; honeyFrom: string }[]) =>
  v.pipe(
    harvestForm,
    v.forward(
      v.partialCheck(
        [['hiveIds'], ['day'], ['withdrawalReason']],
        ({ hiveIds, day, withdrawalReason }) =>
          withdrawalReason !== undefined ||
          !waits.some((wait) => hiveIds.includes(wait.hiveId) && isWithin(day, wait)),
        code('required'),
      ),
      ['withdrawalReason'],
    ),
  );

/** What was taken, without of whom and when. */
export type HarvestFacts = Omit<
  HarvestForm,
  'hiveIds' | 'day' | 'frames' | 'correctsId' | 'correctionReason'
>;

/** Supers that were put on a hive although its honey had to wait: no others are written down. */
export interface SupersFacts {
  count: number;
  /** Undefined: they were put on with an app that cannot ask. */
  withdrawalReason?: string | undefined;
}

/** Proof of purchase: a photo, encoded again, or a PDF as it was sent, which is stored outside of the entry. */
export interface ProofFacts {
  /** Number of the treatment that it is of. */
  of: number;
  fileName: string;
  sizeBytes: number;
  /** Of the file, as hexadecimal digits: the chain of the book holds the file as well. */
  sha256: string;
}

/** A bill of several pages, scanned. */
export const proofMegabytesMax = 10;

/** Why an entry does not hold. */
export const strikeForm = v.object({ reason: requiredLine(registerLimits.paragraphLength) });

/**
 * What each hive gave of a harvest that was weighed together: by the frames taken of each, alike where nobody counted.
 * @param frames of each hive; undefined: not counted
 */
export function sharesOfHarvest(kilograms: number, frames: readonly (number | undefined)[]): number[] {
  const total = frames.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  if (total === 0) return frames.map(() => kilograms / frames.length);
  return frames.map((count) => (kilograms * (count ?? 0)) / total);
}
