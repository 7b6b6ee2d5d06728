import { intervals } from '@skep/domain';
import Type from 'typebox';
import type { Source } from '#measurements/series/requested-devices.ts';
import { namesOf, type WindowRequest } from '#measurements/series/series-request.ts';
import {
  given,
  type SentSource,
  SourceFields,
  sourceOf,
  TimeZoneName,
} from '#measurements/series/source-fields.ts';

const SourceQuery = Type.Object(SourceFields);

const dayOrTime = 'YYYY-MM-DD, a local `YYYY-MM-DD HH:MM:SS` or an RFC 3339 time';

/** The time range, and the quantities in it. */
export const WindowFields = {
  start: Type.Optional(
    Type.String({ maxLength: 40, description: `First moment: ${dayOrTime}. Counts only with \`end\`.` }),
  ),
  end: Type.Optional(
    Type.String({ maxLength: 40, description: `First moment after the range: ${dayOrTime}.` }),
  ),
  interval: Type.String({
    maxLength: 40,
    default: 'day',
    description: 'hour, day, week, month or year; any other text: the whole time of the device.',
  }),
  index: Type.Integer({
    minimum: 0,
    maximum: 100_000,
    default: 0,
    description: 'Number of intervals before now.',
  }),
  names: Type.Optional(Type.String({ maxLength: 2000, description: 'Abbreviations, separated by commas.' })),
  timezone: TimeZoneName,
  relative_interval: Type.Integer({
    minimum: 0,
    maximum: 1,
    default: 0,
    description: '1: the interval ends now; 0: a calendar interval, such as a whole day.',
  }),
};

const WindowQuery = Type.Object(WindowFields);

export type WindowQuery = Type.Static<typeof WindowQuery>;

/** The same of one device or hive. */
export const SeriesFields = { ...SourceFields, ...WindowFields };

export type SeriesQuery = WindowQuery & Type.Static<typeof SourceQuery>;

/** The time range of an old client. */
export const windowRequestOf = ({
  interval,
  index,
  relative_interval,
  timezone,
  names,
  ...dates
}: WindowQuery): WindowRequest => ({
  ...dates,
  ...{ back: index, isRolling: relative_interval === 1, timeZone: timezone },
  interval: intervals.find((each) => each === interval),
  quantities: names === undefined ? undefined : namesOf(names),
});

/** Several at once: as many as are named; none named: the person's first device. */
export function sourcesOf(query: { [Name in keyof SentSource]?: readonly string[] | undefined }): Source[] {
  const names = ['id', 'device_id', 'key', 'hive_id'] as const;
  const name = names.find((each) => listOf(query[each]).length > 0);
  return name === undefined ? [{}] : listOf(query[name]).map((text) => sourceOf({ [name]: text }));
}

/** Repeated or joined by commas. */
function listOf(list: readonly string[] | undefined): string[] {
  const parts = (list ?? []).flatMap((text) => text.split(',')).map((text) => text.trim());
  return [...new Set(parts.flatMap((text) => given(text) ?? []))];
}
