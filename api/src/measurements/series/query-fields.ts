import { intervals } from '@skep/domain';
import * as v from 'valibot';
import type { DeviceId, HiveId } from '#platform/context/ids.ts';
import { sentId, sentIds, sentNumber } from '#platform/http/json-schema.ts';
import { widthNames } from './resolution.ts';
import { namesOf, type WindowRequest } from './series-request.ts';

const dayOrTime = 'YYYY-MM-DD, a local `YYYY-MM-DD HH:MM:SS` or an RFC 3339 time';
const moment = (description: string) =>
  v.pipe(v.optional(v.pipe(v.string(), v.maxLength(40, 'not_a_date'))), v.description(description));

export const sentTimeZone = v.pipe(
  v.optional(v.pipe(v.string(), v.maxLength(50, 'unknown_choice')), 'UTC'),
  v.description('IANA time zone in which days begin, such as Europe/Berlin. Default: UTC.'),
);

/** What a chart shows of the time, in a query. */
export const windowQuery = {
  start: moment(`First moment: ${dayOrTime}. Counts only with \`end\`.`),
  end: moment(`First moment after the range: ${dayOrTime}.`),
  interval: v.pipe(
    v.optional(v.picklist(intervals, 'unknown_choice'), 'day'),
    v.description('Counts without `start` and `end`. Default: day.'),
  ),
  back: v.optional(sentNumber(0, 100_000, 'Number of intervals before the one that ends now. Default: 0.')),
  timeZone: sentTimeZone,
};

/** Whose charts, in a query. */
export const sourceQuery = {
  deviceId: v.optional(sentId<DeviceId>('device')),
  hiveId: v.pipe(
    v.optional(sentId<HiveId>('hive')),
    v.description('The devices of this hive, each for the time that it was on the hive.'),
  ),
};

/** As many hives as one chart has room for, many times over. */
export const hivesMax = 200;

/** Several hives, in a query. */
export const sentHives = v.pipe(
  sentIds<HiveId>(),
  v.transform((ids) => [...new Set(ids)]),
  v.maxLength(hivesMax, 'too_many'),
);

export const sentQuantities = v.pipe(
  v.string(),
  v.maxLength(2000, 'too_long'),
  v.description('Keys of quantities, separated by commas.'),
  v.transform(namesOf),
);

export const sentWidth = v.pipe(
  v.optional(v.picklist(widthNames, 'unknown_choice')),
  v.description('Width of a bin; wider if there would be too many. Default: depends on the range.'),
);

/** The range of a query. */
export const requestOf = ({ back = 0, ...query }: SentWindow): WindowRequest => ({
  ...query,
  back,
  isRolling: true,
});

type SentWindow = Omit<WindowRequest, 'back' | 'isRolling'> & { back?: number | undefined };
