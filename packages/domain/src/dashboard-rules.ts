import * as v from 'valibot';
import { isCalendarDate } from './date-formats.ts';
import type { FieldProblemCode } from './errors.ts';
import { type Interval, intervals } from './intervals.ts';
import { isOfferedLanguage, type LanguageCode } from './languages.ts';
import { code, optionalParagraph, requiredLine, wholeBetween } from './text-rules.ts';
import { temperatureUnits, usualUnits, weightUnits } from './units.ts';

/** Lengths are code points (as in the old apps). */
export const dashboardLimits = {
  titleLength: 30,
  descriptionLength: 60,
  hives: 12,
  paceSecondsMin: 15,
  paceSecondsMax: 300,
  /** Of one person. */
  dashboards: 50,
  /** Sites that may show it in a frame of theirs. */
  sites: 5,
  siteLength: 200,
} as const;

const usualDashboardTitle = 'Dashboard';

/** Which time its curves show: so long until now, or from one day to another. */
export const dashboardIntervals = [...intervals, 'selection'] as const;
export type DashboardInterval = Interval | 'selection';

export const dashboardThemes = ['dark', 'light'] as const;

/** What of its hives a dashboard shows. The place of a hive, and what its keeper wrote, only where they want it. */
export const dashboardParts = [
  'weight',
  'temperature',
  'sound',
  'bees',
  'weather',
  'map',
  'inspections',
  'notes',
] as const;
export type DashboardPart = (typeof dashboardParts)[number];

/** What a new one has that is not said. */
export const usualDashboard = {
  title: usualDashboardTitle,
  description: undefined,
  hiveIds: [],
  paceSeconds: 30,
  interval: 'week',
  startsOn: undefined,
  endsOn: undefined,
  showsAll: false,
  parts: ['weight', 'temperature', 'sound', 'bees', 'weather', 'inspections'],
  language: undefined,
  weightUnit: usualUnits.weight,
  temperatureUnit: usualUnits.temperature,
  theme: 'dark',
  sites: [],
} as const;

/** A code opens a dashboard to everybody: ten characters that are not mistaken for one another. */
export const dashboardCodeLength = 10;
/** Codes of the system before had as many. */
const oldCodeLength = 6;

/**
 * A code as it is stored, however it was typed: in capitals, without spaces and hyphens.
 * @returns undefined for what cannot be a code.
 */
export function dashboardCodeOf(typed: string): string | undefined {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  const isPossible = code.length === oldCodeLength || code.length === dashboardCodeLength;
  return isPossible && /^[0-9A-Z]+$/.test(code) ? code : undefined;
}

/** Short enough to be found by trying, where nobody counts the tries. */
export function isGuessableCode(code: string): boolean {
  return code.length < dashboardCodeLength;
}

/** The code as a visitor types it. */
export const dashboardCodeForm = v.object({
  code: v.pipe(
    v.string(code('required')),
    v.trim(),
    v.nonEmpty(code('required')),
    v.transform((typed) => dashboardCodeOf(typed) ?? ''),
    v.nonEmpty(code('invalid')),
  ),
});

const optionalDay = v.optional(
  v.pipe(
    v.string(code('not_a_date')),
    v.trim(),
    v.check((date) => date === '' || isCalendarDate(date), code('not_a_date')),
    v.transform((date) => (date === '' ? undefined : date)),
  ),
);

/** The origin of a site: `https://museum.example`, whatever of a page of it was typed behind. */
const site = v.pipe(
  v.string(code('invalid')),
  v.trim(),
  v.maxLength(dashboardLimits.siteLength, code('too_long')),
  v.transform((text) => originOf(text) ?? ''),
  v.nonEmpty(code('invalid')),
);

const language = v.pipe(
  v.string(code('invalid')),
  v.check((text) => text === '' || isOfferedLanguage(text), code('unknown_choice')),
  v.transform((text): LanguageCode | undefined => (isOfferedLanguage(text) ? text : undefined)),
);

const fields = {
  title: v.pipe(
    v.optional(v.string(code('invalid')), ''),
    v.transform((title) => title.trim() || usualDashboardTitle),
    requiredLine(dashboardLimits.titleLength),
  ),
  /** For its owner alone. */
  description: optionalParagraph(dashboardLimits.descriptionLength),
  paceSeconds: wholeBetween(dashboardLimits.paceSecondsMin, dashboardLimits.paceSecondsMax),
  interval: v.picklist(dashboardIntervals, code('unknown_choice')),
  /** First and last day of a period of its own; of every other interval they mean nothing. */
  startsOn: optionalDay,
  endsOn: optionalDay,
  /** Also hives without a device. */
  showsAll: v.boolean(code('invalid')),
  parts: v.array(v.picklist(dashboardParts, code('unknown_choice'))),
  /** Undefined: that of whoever looks at it. */
  language: v.optional(language),
  /** In which whoever looks at it reads weights and temperatures. */
  weightUnit: v.picklist(weightUnits, code('unknown_choice')),
  temperatureUnit: v.picklist(temperatureUnits, code('unknown_choice')),
  theme: v.picklist(dashboardThemes, code('unknown_choice')),
};

const hiveId = v.pipe(v.number(code('invalid')), v.integer(code('invalid')));

type Period = { interval: DashboardInterval; startsOn?: string | undefined; endsOn?: string | undefined };

/** A period of one's own has both its days, and they are in order. */
function periodInOrder<Form extends Period>() {
  return v.rawCheck<Form>(({ dataset: { typed, value }, addIssue }) => {
    if (!typed || value.interval !== 'selection') return;
    const { startsOn, endsOn } = value;
    const add = (key: keyof Period, message: FieldProblemCode) =>
      addIssue({
        message,
        path: [{ type: 'object', origin: 'value', input: value, key, value: value[key] }],
      });
    if (startsOn === undefined) add('startsOn', 'required');
    if (endsOn === undefined) add('endsOn', 'required');
    if (startsOn !== undefined && endsOn !== undefined && endsOn < startsOn) add('endsOn', 'date_too_early');
  });
}

export const dashboardForm = v.pipe(
  v.object({
    ...fields,
    /** In the order in which they are shown. */
    hiveIds: v.pipe(
      v.array(hiveId),
      v.minLength(1, code('required')),
      v.maxLength(dashboardLimits.hives, code('too_many')),
    ),
    sites: v.pipe(v.array(site), v.maxLength(dashboardLimits.sites, code('too_many'))),
  }),
  periodInOrder(),
);

export type DashboardForm = v.InferOutput<typeof dashboardForm>;

/** The same as people fill it in: ids are texts, and sites one text with a line for each. */
export const typedDashboardForm = v.pipe(
  v.object({
    ...fields,
    hiveIds: v.pipe(
      v.array(v.string()),
      v.minLength(1, code('required')),
      v.maxLength(dashboardLimits.hives, code('too_many')),
    ),
    sites: v.pipe(
      v.string(code('invalid')),
      v.transform((text) => text.split(/\s+/).filter((line) => line !== '')),
      v.maxLength(dashboardLimits.sites, code('too_many')),
      v.check((lines) => lines.every((line) => originOf(line) !== undefined), code('invalid')),
    ),
  }),
  periodInOrder(),
);

/** Only of what a browser takes for a source of frames, with nothing in it that could end the list of them. */
function originOf(text: string): string | undefined {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return undefined;
  const { protocol, host, origin, username, password } = new URL(address);
  const isPlain = /^[a-z0-9.-]+(:\d+)?$/.test(host) && username === '' && password === '';
  return isPlain && /^https?:$/.test(protocol) ? origin : undefined;
}
