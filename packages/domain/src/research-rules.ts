import * as v from 'valibot';
import { emailAddress } from './account-rules.ts';
import { isCalendarDate } from './date-formats.ts';
import { emailsIn } from './group-rules.ts';
import { code, optionalLine, optionalParagraph, requiredLine } from './text-rules.ts';

/** Lengths are code points. */
export const researchLimits = {
  nameLength: 100,
  descriptionLength: 2500,
  lineLength: 250,
  urlLength: 500,
  peopleMax: 500,
  checklistsMax: 20,
} as const;

/** What researchers fetch, each as a file. */
export const researchItems = [
  'apiaries',
  'hives',
  'devices',
  'inspections',
  'measurements',
  'weather',
] as const;
export type ResearchItem = (typeof researchItems)[number];

/** A day, or none: empty becomes undefined. */
const optionalDate = v.optional(
  v.pipe(
    v.string(code('not_a_date')),
    v.trim(),
    v.check((date) => date === '' || isCalendarDate(date), code('not_a_date')),
    v.transform((date) => (date === '' ? undefined : date)),
  ),
);

/** It becomes a link that people follow: an address of the web and nothing that runs. */
const optionalWebAddress = v.pipe(
  optionalLine(researchLimits.urlLength),
  v.check((text) => text === undefined || /^https?:\/\/[^\s/]/i.test(text), code('invalid')),
);

const people = v.pipe(v.array(emailAddress), v.maxLength(researchLimits.peopleMax, code('too_many')));

/** The same as people type it: all addresses in one text, in which a wrong one is a fault of the whole. */
const typedPeople = v.pipe(
  v.string(code('required')),
  v.transform(emailsIn),
  v.maxLength(researchLimits.peopleMax, code('too_many')),
  v.check((emails) => emails.every((email) => v.is(emailAddress, email)), code('not_an_email')),
);

/** Of checklists that come with it. */
const checklistIds = v.pipe(
  v.array(v.pipe(v.number(code('invalid')), v.integer(code('invalid')))),
  v.maxLength(researchLimits.checklistsMax, code('too_many')),
);

/** The same as a form has them. */
const typedChecklistIds = v.pipe(
  v.array(v.string()),
  v.maxLength(researchLimits.checklistsMax, code('too_many')),
);

const fields = {
  name: requiredLine(researchLimits.nameLength),
  /** What it is for. */
  description: optionalParagraph(researchLimits.descriptionLength),
  institution: optionalLine(researchLimits.lineLength),
  /** Which data it uses, in words. */
  dataUsed: optionalLine(researchLimits.lineLength),
  url: optionalWebAddress,
  /** First and last day, of UTC; undefined: from ever, for ever. */
  startsOn: optionalDate,
  endsOn: optionalDate,
  /** Whether people are shown it at all. Who has answered it always is. */
  isListed: v.optional(v.boolean(code('invalid')), true),
  isByInvitation: v.optional(v.boolean(code('invalid')), false),
};

const areInOrder = (first: string | undefined, last: string | undefined) =>
  first === undefined || last === undefined || first <= last;

/** What a project says of itself; who is invited and who are its researchers: addresses of accounts. */
export const researchRules = {
  ...fields,
  invited: v.optional(people, []),
  researchers: v.optional(people, []),
  checklistIds: v.optional(checklistIds, []),
};

export const researchForm = v.pipe(
  v.object(researchRules),
  v.forward(
    v.check(({ startsOn, endsOn }) => areInOrder(startsOn, endsOn), code('date_too_early')),
    ['endsOn'],
  ),
);

export const typedResearchForm = v.pipe(
  v.object({ ...fields, invited: typedPeople, researchers: typedPeople, checklistIds: typedChecklistIds }),
  v.forward(
    v.check(({ startsOn, endsOn }) => areInOrder(startsOn, endsOn), code('date_too_early')),
    ['endsOn'],
  ),
);

export type ResearchForm = v.InferOutput<typeof researchForm>;

/** What a person answered to a research, which counts until their next answer. */
export interface ConsentAnswer {
  isYes: boolean;
  /** From when on it counts. */
  at: Date;
}

/** From one moment to another, which is not part of it; undefined: without an end. */
export interface TimeRange {
  from: Date | undefined;
  until: Date | undefined;
}

/** All of the days of a research, in UTC. */
export function timeRangeOfDays({ startsOn, endsOn }: Pick<ResearchForm, 'startsOn' | 'endsOn'>): TimeRange {
  const midnight = (day: string, days: number) =>
    new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000);
  return {
    from: startsOn === undefined ? undefined : midnight(startsOn, 0),
    until: endsOn === undefined ? undefined : midnight(endsOn, 1),
  };
}

/** What two stretches have in common; undefined: nothing. */
export function overlapOf(one: TimeRange, other: TimeRange): TimeRange | undefined {
  const from = [one.from, other.from].reduce((a, b) =>
    a === undefined || (b !== undefined && b > a) ? b : a,
  );
  const until = [one.until, other.until].reduce((a, b) =>
    a === undefined || (b !== undefined && b < a) ? b : a,
  );
  return from !== undefined && until !== undefined && from >= until ? undefined : { from, until };
}

/**
 * When each hive may be looked at: up to the minute in which it was withdrawn, since an inspection is dated by the minute
 * and one of after a no would else be of before it.
 * @param answers of one person to one research, in the order in which they count
 * @returns stretches of each hive, in order, none of which touches the next
 */
export function consentedTimeRanges<HiveId>(
  answers: readonly (ConsentAnswer & { hiveIds: readonly HiveId[] })[],
  research: TimeRange,
): Map<HiveId, TimeRange[]> {
  const byHive = new Map<HiveId, TimeRange[]>();
  for (const [index, { isYes, at, hiveIds }] of answers.entries()) {
    const timeRange = isYes && overlapOf({ from: at, until: answers[index + 1]?.at }, research);
    if (!timeRange) continue;
    for (const hiveId of new Set(hiveIds)) {
      const earlier = byHive.get(hiveId) ?? [];
      const last = earlier.at(-1);
      const isOn = last?.until !== undefined && last.until.getTime() === timeRange.from?.getTime();
      byHive.set(
        hiveId,
        isOn ? [...earlier.slice(0, -1), { ...last, until: timeRange.until }] : [...earlier, timeRange],
      );
    }
  }
  const cut = [...byHive].map(([hiveId, timeRanges]) => [hiveId, timeRanges.flatMap(upToTheMinute)] as const);
  return new Map(cut.filter(([, timeRanges]) => timeRanges.length > 0));
}

function upToTheMinute({ from, until }: TimeRange): TimeRange[] {
  if (until === undefined) return [{ from, until }];
  const minute = new Date(Math.floor(until.getTime() / 60_000) * 60_000);
  return from !== undefined && minute <= from ? [] : [{ from, until: minute }];
}

/**
 * From when on an answer may count instead: a yes from earlier on, down to the answer before it, and a no from later
 * on, up to the next one or to now. The order of answers stays as it is.
 * @param answers in the order in which they count
 */
export function datesOfAnswer(
  answers: readonly ConsentAnswer[],
  index: number,
  now: Date,
): { earliest: Date | undefined; latest: Date } {
  const at = answers[index]?.at ?? now;
  if (answers[index]?.isYes) return { earliest: answers[index - 1]?.at, latest: at };
  return { earliest: at, latest: answers[index + 1]?.at ?? now };
}
