import {
  deviceForm,
  feedingForm,
  fieldProblemsOf,
  harvestForm,
  type ImportRecordKind,
  importedReminderForm,
  queenRules,
  treatmentForm,
} from '@skep/domain';
import { type GenericSchema, number, object, optional, safeParse } from 'valibot';

/** What a row says, by the keys of its form. */
export type Said = Readonly<Record<string, unknown>>;

interface Form {
  schema: GenericSchema;
  /** What is filled in for hives, and where a row says nothing. @param day YYYY-MM-DD */
  input: (said: Said, day: string, hiveIds: readonly string[]) => Said;
}

/** Of syrup that a file calls by its share of sugar. */
function feedingOf({ kilograms, litres, ...said }: Said): Said {
  const amount = kilograms ?? litres;
  const ofFeed = said.feed === 'other' && said.words === undefined ? { words: said.feedText } : {};
  const { feedText, ...rest } = said;
  const [, ratio = ''] = /(\d ?[:/] ?\d)/.exec(String(feedText ?? '')) ?? [];
  const known = ratios[ratio.replace('/', ':').replaceAll(' ', '')];
  return {
    ...(said.feed === 'syrup' && known !== undefined && { ratio: known }),
    ...rest,
    ...ofFeed,
    ...(amount !== undefined && { amount, unit: kilograms === undefined ? 'litres' : 'kilograms' }),
  };
}

const ratios: Readonly<Record<string, string>> = {
  '1:1': 'one_to_one',
  '3:2': 'three_to_two',
  '2:1': 'two_to_one',
};

/** The forms that a person fills in for the same. */
const forms: Readonly<Record<ImportRecordKind, Form>> = {
  treatments: {
    schema: treatmentForm,
    input: (said, day, hiveIds) => ({ lastDay: day, ...said, day, hiveIds }),
  },
  harvests: {
    schema: harvestForm,
    input: ({ frames, ...said }, day, hiveIds) => ({
      ...{ isHeather: false, ...said, day, hiveIds },
      frames: frames === undefined || hiveIds.length > 1 ? {} : { [hiveIds[0] ?? '']: frames },
    }),
  },
  feedings: {
    schema: feedingForm,
    // Of several hives the amount is that of all.
    input: (said, day, hiveIds) => ({ ...feedingOf(said), isPerHive: hiveIds.length === 1, day, hiveIds }),
  },
  reminders: { schema: importedReminderForm, input: (said) => said },
  queens: { schema: object({ ...queenRules, raceId: optional(number()) }), input: (said) => said },
  devices: {
    schema: deviceForm,
    input: (said) => ({ type: 'beep', name: said.key ?? said.hardwareId, ...said }),
  },
};

/** As the form of its kind takes it. */
export function recordInput(
  kind: ImportRecordKind,
  said: Said,
  day: string,
  hiveIds: readonly string[],
): Said {
  return forms[kind].input(said, day, hiveIds);
}

/** What the form of its kind says against it. */
export function recordProblems(kind: ImportRecordKind, said: Said, day: string) {
  const result = safeParse(forms[kind].schema, recordInput(kind, said, day, ['1']));
  return result.success ? [] : fieldProblemsOf(result.issues);
}
