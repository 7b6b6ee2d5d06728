import * as v from 'valibot';
import { requiredDay } from './hive-life-rules.ts';
import { correction, isCorrectionExplained, registerHiveIds, typedOfHives } from './register-rules.ts';
import { code, wholeBetween } from './text-rules.ts';

/** How mites are counted, in the order in which people are offered it. */
export const miteMethods = ['wash', 'sugar_roll', 'natural_drop', 'sticky_board'] as const;

export type MiteMethod = (typeof miteMethods)[number];

/** What a count says: mites for each hundred bees of a sample, or mites that fall in a day. */
export type MiteUnit = 'percent' | 'per_day';

export const miteUnitOf = (method: MiteMethod): MiteUnit =>
  method === 'wash' || method === 'sugar_roll' ? 'percent' : 'per_day';

export const miteLimits = {
  mites: 20_000,
  bees: 5000,
  /** Half a cup: the sample that guides speak of. Source: Honey Bee Health Coalition, Tools for Varroa Management. */
  usualBees: 300,
  /** A board is read after a week. Source: Swiss bee health service, natural mite fall. */
  usualDays: 7,
  days: 60,
  /** How far ahead another count may be planned. */
  recountDays: 366,
} as const;

/** Of one hive. */
export const miteCountOfHive = v.object({
  mites: wholeBetween(0, miteLimits.mites),
  /** In the sample; of a board nobody counts bees. */
  bees: v.optional(wholeBetween(1, miteLimits.bees)),
  /** Without brood all mites are on the bees: the same number says less than with brood. */
  isBroodless: v.boolean(),
});

export type MiteCountOfHive = v.InferOutput<typeof miteCountOfHive>;

export const miteCountFields = {
  hiveIds: registerHiveIds,
  day: requiredDay,
  method: v.picklist(miteMethods, code('required')),
  /** How long a board was in. */
  days: v.optional(wholeBetween(1, miteLimits.days)),
  counts: v.record(v.string(), miteCountOfHive),
  /** When the person wants to count again. */
  recountDay: v.optional(requiredDay),
  ...correction,
};

/**
 * One day's count in one hive or in many. More mites than bees are refused: the heaviest infestations that are known
 * stay far below one mite for each bee of a sample, so that two numbers have been exchanged or one has a digit too many.
 */
export const miteCountForm = v.pipe(
  v.looseObject({ hiveIds: v.array(v.string()), counts: v.record(v.string(), v.unknown()) }),
  // A form keeps what was typed of a hive that is not ticked any more.
  v.transform(({ hiveIds, counts, ...rest }) => ({
    ...rest,
    hiveIds,
    counts: typedOfHives(hiveIds, counts),
  })),
  v.object(miteCountFields),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { method, days, hiveIds, counts } = dataset.value;
    const refuse = (problem: Parameters<typeof code>[0], ...keys: string[]) =>
      addIssue({ message: code(problem), path: pathOf(dataset.value, keys) });
    if (miteUnitOf(method) === 'per_day' && days === undefined) refuse('required', 'days');
    for (const id of hiveIds) {
      const count = counts[id];
      if (count === undefined) refuse('required', 'counts', id, 'mites');
      else if (miteUnitOf(method) === 'per_day') continue;
      else if (count.bees === undefined) refuse('required', 'counts', id, 'bees');
      else if (count.mites > count.bees) refuse('more_mites_than_bees', 'counts', id, 'mites');
    }
  }),
  v.forward(
    v.partialCheck(
      [['day'], ['recountDay']],
      ({ day, recountDay }) => recountDay === undefined || recountDay > day,
      code('date_too_early'),
    ),
    ['recountDay'],
  ),
  v.forward(v.partialCheck([['correctsId'], ['correctionReason']], isCorrectionExplained, code('required')), [
    'correctionReason',
  ]),
);

export type MiteCountForm = v.InferOutput<typeof miteCountForm>;

/** How mites were counted, without in which hives and when. */
export type MiteFacts = Pick<MiteCountForm, 'method' | 'days' | 'recountDay'>;

function pathOf(value: object, keys: readonly string[]): [v.IssuePathItem, ...v.IssuePathItem[]] {
  const items = keys.map((key) => ({
    ...{ type: 'unknown' as const, origin: 'value' as const },
    ...{ input: value, key, value: undefined },
  }));
  const [first, ...rest] = items;
  if (first === undefined) throw new Error('A fault stands at a field');
  return [first, ...rest];
}
