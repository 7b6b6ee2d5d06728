import { AppError, intervals } from '@skep/domain';
import Type from 'typebox';
import type { Source } from '#measurements/series/requested-devices.ts';
import { namesOf, type WindowRequest } from '#measurements/series/series-request.ts';
import type { DeviceId, HiveId } from '#platform/context/ids.ts';
import { text } from '#platform/http/schemas.ts';
import { idsOf } from '#platform/input/ids-in-text.ts';

export const SourceFields = {
  id: Type.Optional(text({ description: 'Id of a device.' })),
  device_id: Type.Optional(text({ description: 'Id of a device; the same as `id`.' })),
  key: Type.Optional(Type.String({ maxLength: 255, description: 'Key of a device.' })),
  hive_id: Type.Optional(
    text({ description: 'The devices of this hive, each for the time that it was on the hive.' }),
  ),
};

const SourceQuery = Type.Object(SourceFields);

export const TimeZoneName = Type.String({
  maxLength: 50,
  default: 'UTC',
  description: 'IANA time zone in which days begin, such as Europe/Berlin.',
});

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

type Sources = { [Name in keyof typeof SourceFields]?: string | undefined };

/** Which measurements are requested: the first that is given counts. @throws AppError not_found for what is no id */
export function sourceOf(query: Sources): Source {
  const deviceId = given(query.id) ?? given(query.device_id);
  if (deviceId !== undefined) return { deviceId: idIn<DeviceId>(deviceId) };
  const key = given(query.key);
  if (key !== undefined) return { key };
  const hiveId = given(query.hive_id);
  return hiveId === undefined ? {} : { hiveId: idIn<HiveId>(hiveId) };
}

/** Several at once: as many as are named; none named: the person's first device. */
export function sourcesOf(query: { [Name in keyof Sources]?: readonly string[] | undefined }): Source[] {
  const names = ['id', 'device_id', 'key', 'hive_id'] as const;
  const name = names.find((each) => listOf(query[each]).length > 0);
  return name === undefined ? [{}] : listOf(query[name]).map((text) => sourceOf({ [name]: text }));
}

/** Repeated or joined by commas. */
function listOf(list: readonly string[] | undefined): string[] {
  const parts = (list ?? []).flatMap((text) => text.split(',')).map((text) => text.trim());
  return [...new Set(parts.flatMap((text) => given(text) ?? []))];
}

/** Old clients say the word null. */
function given(text: string | undefined): string | undefined {
  return text === undefined || text === '' || text === 'null' ? undefined : text;
}

function idIn<Id extends number>(text: string): Id {
  const [id] = idsOf<Id>([text]) ?? [];
  if (id === undefined) throw new AppError('not_found');
  return id;
}
