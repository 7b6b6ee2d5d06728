import * as v from 'valibot';
import { isTimeZone } from './date-formats.ts';
import { requiredDay } from './hive-life-rules.ts';
import { mostRepeatUnits, repeatOf, repeatRule, repeatUnits } from './repeat.ts';
import { type ClimateZone, inspectionDays, swarmingMonths } from './season.ts';
import { code, optionalParagraph, requiredLine, wholeBetween } from './text-rules.ts';

/** Limits of a task: lengths in code points. */
export const taskLimits = {
  titleLength: 100,
  noteLength: 2500,
  stepLength: 100,
  steps: 30,
  /** Of one thing to pack. */
  packCount: 999,
  hives: 500,
  /** Of one person that are still to be done. */
  open: 2000,
} as const;

/** A step is known by its words, so that two people can tick off two steps at once. */
const steps = v.pipe(
  v.array(v.object({ text: requiredLine(taskLimits.stepLength), isDone: v.boolean(code('invalid')) })),
  v.maxLength(taskLimits.steps, code('too_many')),
  v.check((all) => new Set(all.map(({ text }) => text)).size === all.length, code('already_taken')),
);

export type TaskStep = v.InferOutput<typeof steps>[number];

/** What people take to an apiary for a task, in the order in which they are offered it. Fondant is counted in packs. */
export const packItems = ['super', 'frame', 'strip', 'fondant', 'queen', 'jar'] as const;

export type PackItem = (typeof packItems)[number];

const pack = v.pipe(
  v.array(
    v.object({
      item: v.picklist(packItems, code('unknown_choice')),
      count: wholeBetween(1, taskLimits.packCount),
    }),
  ),
  v.maxLength(packItems.length, code('too_many')),
  v.check((all) => new Set(all.map(({ item }) => item)).size === all.length, code('already_taken')),
);

export type Pack = v.InferOutput<typeof pack>;

/** What a task says, the same for form and service. */
export const taskRules = {
  title: requiredLine(taskLimits.titleLength),
  note: optionalParagraph(taskLimits.noteLength),
  day: v.optional(requiredDay),
  repeat: v.optional(
    v.pipe(
      v.string(code('invalid')),
      v.maxLength(100, code('too_long')),
      v.check((rule) => repeatOf(rule) !== undefined, code('unknown_choice')),
    ),
  ),
  /** Whether the next one is counted from the day on which this one was done, and not from its own day. */
  countsFromDone: v.boolean(code('invalid')),
  /** Whether an inspection of its hives ticks it off. */
  isInspection: v.boolean(code('invalid')),
  steps,
  /** For all of the task together. */
  pack,
  timeZone: v.pipe(
    v.string(code('required')),
    v.maxLength(100, code('too_long')),
    v.check(isTimeZone, code('unknown_choice')),
  ),
};

/** How often to inspect in the swarming season, as a rule of RFC 5545; in the tropics all year. */
export function inspectionRhythm(zone: ClimateZone): string {
  return repeatRule({ unit: 'day', every: inspectionDays, months: swarmingMonths(zone) });
}

/** Where a task is to be done, as its form offers it. */
export const taskPlaces = ['hives', 'apiary', 'nowhere'] as const;

const typedSteps = v.pipe(
  v.array(v.object({ text: v.string(), isDone: v.boolean() })),
  v.transform((all) => all.filter(({ text }) => text.trim() !== '')),
  steps,
);

/** Each item has a number in the form; what is empty or 0 is not taken along. */
const typedPack = v.pipe(
  v.object(v.entriesFromList(packItems, v.optional(wholeBetween(0, taskLimits.packCount)))),
  v.transform((counts) =>
    packItems.flatMap((item) => {
      const count = counts[item];
      return count ? [{ item, count }] : [];
    }),
  ),
  pack,
);

/** The form of a task: its repetition and its place are typed in parts. */
export const taskForm = v.pipe(
  v.object({
    title: taskRules.title,
    note: taskRules.note,
    day: taskRules.day,
    place: v.picklist(taskPlaces),
    hiveIds: v.pipe(v.array(v.string()), v.maxLength(taskLimits.hives, code('too_many'))),
    apiaryId: v.optional(v.string()),
    assigneeId: v.optional(v.string()),
    unit: v.optional(v.picklist(repeatUnits)),
    every: v.optional(wholeBetween(1, mostRepeatUnits), 1),
    /** Numbers as texts, as choices have them. */
    months: v.array(v.string()),
    until: v.optional(requiredDay),
    countsFromDone: taskRules.countsFromDone,
    isInspection: taskRules.isInspection,
    steps: typedSteps,
    pack: v.optional(typedPack, {}),
  }),
  v.forward(
    v.check(({ unit, day }) => unit === undefined || day !== undefined, code('required')),
    ['day'],
  ),
  v.forward(
    v.check(({ place, hiveIds }) => place !== 'hives' || hiveIds.length > 0, code('required')),
    ['hiveIds'],
  ),
  v.forward(
    v.check(({ place, apiaryId }) => place !== 'apiary' || apiaryId !== undefined, code('required')),
    ['apiaryId'],
  ),
);

export type TaskForm = v.InferOutput<typeof taskForm>;
