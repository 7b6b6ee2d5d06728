import { createHash } from 'node:crypto';
import { instantOfWireTime, wireTimeOf } from '@skep/domain';
import { readAnswers } from '#inspections/inspections/answers.ts';
import type { InspectionFields, ItemAnswer } from '#inspections/inspections/inspection.ts';
import type { ChecklistId } from '#platform/context/ids.ts';
import { type Fate, timeZone } from './bees.ts';
import {
  answersOf,
  type Draw,
  framesIn,
  queenlessAnswers,
  type Reason,
  type Visit,
  visitOfMonth,
  visitsOf,
} from './season.ts';

const dayMs = 86_400_000;

export interface DiaryOptions {
  fate: Fate;
  /** Number of the hive: the same one has the same diary, and no two have alike ones. */
  number: number;
  now: Date;
  checklistId: ChecklistId | undefined;
  text: (id: string) => string;
}

export type DiaryEntry = InspectionFields & { items: readonly ItemAnswer[] };

/** Two seasons of a hive's inspections up to now, the oldest first. */
export function diaryOf(options: DiaryOptions): DiaryEntry[] {
  const { fate, number, now } = options;
  const draw = drawer(number + 1);
  const from = new Date(now.getTime() - (fate === 'young' ? 150 : 730) * dayMs);
  const year = now.getUTCFullYear();
  const planned = [year - 2, year - 1, year].flatMap((visited) =>
    visitsOf(fate).map((visit) => ({ ...visit, at: momentOf(visited, visit, number) })),
  );
  const lately = lateMoment(now, number);
  const past = planned.filter(({ at }) => at > from && at.getTime() < lately.getTime() - 4 * dayMs);
  return [...past.map((visit) => entryOf(options, visit, visit.at, draw)), lateEntry(options, lately, draw)];
}

/** Hives are seen one after the other, on one of three days. */
function momentOf(year: number, { month, day }: Visit, number: number): Date {
  return new Date(Date.UTC(year, month - 1, day + (number % 3), 11, 5 + number * 12));
}

/** An afternoon between two and ten days ago. */
function lateMoment(now: Date, number: number): Date {
  const day = new Date(now.getTime() - (2 + (number % 9)) * dayMs);
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 12, 10 + number * 4));
}

function entryOf(options: DiaryOptions, visit: Omit<Visit, 'day'>, at: Date, draw: Draw): DiaryEntry {
  const { fate, text } = options;
  const { reason, month, reminder } = visit;
  const frames = framesIn(month, fate, draw);
  const isTrouble = reason === 'swarm' || (fate === 'weak' && reason === 'varroa');
  return {
    ...whenOf(at, reminder?.days),
    impression: gradeOf(fate, draw) - (isTrouble ? 2 : 0),
    needsAttention: isTrouble ? true : undefined,
    notes: text(`demo.note.${reason}.${draw(1, 2)}`),
    reminder: reminder && text(`demo.reminder.${reminder.key}`),
    checklistId: options.checklistId,
    items: readAnswers(answersOf(reason, { fate, frames, draw }), { hiveCount: 1 }),
  };
}

/** The visit of these days: some of its reminders are still to come. */
function lateEntry(options: DiaryOptions, at: Date, draw: Draw): DiaryEntry {
  const { fate, number, text } = options;
  const month = at.getUTCMonth() + 1;
  if (fate === 'queenless') {
    return {
      ...whenOf(at, 9),
      impression: 3,
      needsAttention: true,
      notes: text(`demo.note.queenless.${month >= 4 && month <= 9 ? 'summer' : 'winter'}`),
      reminder: text('demo.reminder.queenless'),
      checklistId: options.checklistId,
      items: readAnswers(queenlessAnswers(framesIn(month, fate, draw)), { hiveCount: 1 }),
    };
  }
  const reason: Reason = visitOfMonth(month);
  const reminder = number % 3 === 0 ? reminderOf(reason) : undefined;
  return entryOf(options, { month, reason, ...(reminder ? { reminder } : {}) }, at, draw);
}

function reminderOf(reason: Reason): NonNullable<Visit['reminder']> {
  const keys: Partial<Record<Reason, string>> = {
    swarm: 'swarm',
    calm: 'swarm',
    super: 'super',
    varroa: 'mites',
    feeding: 'feeding',
  };
  return { key: keys[reason] ?? 'food', days: 14 };
}

function whenOf(at: Date, reminderDays: number | undefined) {
  const inspectedLocal = wireTimeOf(at, timeZone);
  const day = (later: number) => wireTimeOf(new Date(at.getTime() + later * dayMs), timeZone).slice(0, 10);
  return {
    inspectedAt: instantOfWireTime(inspectedLocal, timeZone) ?? at,
    timeZone,
    inspectedLocal,
    reminderLocal: reminderDays === undefined ? undefined : `${day(reminderDays)} 10:00:00`,
  };
}

function gradeOf(fate: Fate, draw: Draw): number {
  const usual: Readonly<Record<Fate, number>> = {
    strong: 9,
    calm: 8,
    swarmer: 7,
    young: 7,
    queenless: 6,
    weak: 4,
  };
  return Math.min(10, usual[fate] + draw(-1, 1));
}

/** Numbers that look drawn by chance and are the same each time. */
function drawer(seed: number): Draw {
  let drawn = 0;
  return (min, max) => {
    drawn += 1;
    const digest = createHash('sha256').update(`${seed} ${drawn}`).digest();
    return min + (digest.readUInt32BE(0) % (max - min + 1));
  };
}
