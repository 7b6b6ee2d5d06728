import {
  type Interval,
  instantOfWireTime,
  intervals,
  isTimeZone,
  type ResearchItem,
  researchItems,
} from '@skep/domain';
import { windowOfInterval } from '#measurements/series/window.ts';
import { type QuantityName, quantities } from '#platform/taxonomy/quantities.ts';
import { type Binning, type Calculation, calculations } from '../research-export/calculations.ts';
import { type Precision, precisions } from '../research-export/precision.ts';
import type { FetchRequest } from '../research-export/service.ts';
import type { Period } from '../research-export/store.ts';

/** Why nothing is fetched, as the old wire says it with status 400. */
export type Refusal = string | Record<string, string>;

/** Texts of the address; parameters that are not requested are absent. */
export interface SentFetch {
  item: string;
  person: string | undefined;
  date_start?: string | undefined;
  date_until?: string | undefined;
  year_months?: string | undefined;
  measurements?: string | undefined;
  device_id?: string | undefined;
  device_ids?: string | undefined;
  location_id?: string | undefined;
  location_ids?: string | undefined;
  interval?: string | undefined;
  index?: string | undefined;
  timezone?: string | undefined;
  calculation?: string | undefined;
  calculation_prop?: string | undefined;
  decimals?: string | undefined;
  limit?: string | undefined;
  precision?: string | undefined;
}

class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super('refused');
    this.refusal = refusal;
  }
}

/** Reads what a researcher asks for. `locations` is the old name of `apiaries`. */
export function fetchRequestOf(sent: SentFetch, now: Date): FetchRequest | { refusal: Refusal } {
  try {
    return requestOf(sent, now);
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.refusal };
    throw error;
  }
}

function requestOf(sent: SentFetch, now: Date): FetchRequest {
  const name = sent.item === 'locations' ? 'apiaries' : sent.item;
  const item = oneOf(researchItems, name);
  if (item === undefined)
    throw new Refused(sent.person === undefined ? 'invalid-item-requested' : 'invalid_item');
  const zone = textOf(sent.timezone) ?? 'UTC';
  if (!isTimeZone(zone)) throw new Refused({ timezone_invalid: zone });
  return {
    item: item satisfies ResearchItem,
    person: sent.person,
    periods: periodsOf(sent, zone, now),
    quantities: quantitiesIn(sent.measurements),
    binning: binningOf(sent, zone),
    decimals: wholeNumber(sent, 'decimals', 0, 10) ?? (isBinned(sent) ? 2 : undefined),
    devices: setOf(sent.device_ids, sent.device_id),
    apiaries: setOf(sent.location_ids, sent.location_id),
    rowsMax: wholeNumber(sent, 'limit', 1, 5000),
    precision: precisionOf(sent),
  };
}

/** As the old wire names it. */
const wireFormat = 'Y-m-d H:i:s';

function textOf(sent: string | undefined): string | undefined {
  const text = sent?.trim();
  return text === '' ? undefined : text;
}

function oneOf<Word extends string>(words: readonly Word[], text: string | undefined): Word | undefined {
  return words.find((word) => word === text);
}

function listOf(sent: string | undefined): string[] | undefined {
  return textOf(sent)
    ?.split(',')
    .map((part) => part.trim());
}

function setOf(...sent: (string | undefined)[]): ReadonlySet<string> | undefined {
  const lists = sent.map(listOf).filter((list) => list !== undefined);
  return lists.length === 0 ? undefined : new Set(lists.flat());
}

function wholeNumber(
  sent: SentFetch,
  name: 'decimals' | 'limit' | 'index',
  min: number,
  max: number,
): number | undefined {
  const text = textOf(sent[name]);
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max) throw new Refused({ [`${name}_invalid`]: text });
  return value;
}

function quantitiesIn(sent: string | undefined): QuantityName[] | undefined {
  const names = listOf(sent);
  return names && quantities.map(({ abbreviation }) => abbreviation).filter((name) => names.includes(name));
}

/** What lies in the dates, in the interval and in one of the months. */
function periodsOf(sent: SentFetch, zone: string, now: Date): Period[] {
  const dates = { start: momentOf(sent, 'date_start'), end: momentOf(sent, 'date_until') };
  if (dates.start && dates.end && dates.end < dates.start) throw new Refused('date_until_before_start_date');
  const interval = oneOf(intervals, textOf(sent.interval));
  const index = wholeNumber(sent, 'index', 0, 10_000) ?? 0;
  const window = interval && windowOfInterval(interval, index, { now, zone, isRelative: false });
  const whole = window ? commonOf(dates, window) : dates;
  return listOf(sent.year_months)?.map((month) => commonOf(whole, monthOf(month))) ?? [whole];
}

function momentOf(sent: SentFetch, name: 'date_start' | 'date_until'): Date | undefined {
  const text = textOf(sent[name]);
  if (text === undefined) return undefined;
  const moment = instantOfWireTime(text, 'UTC');
  if (moment === undefined) throw new Refused({ [`${name}_invalid`]: text, format: wireFormat });
  return moment;
}

function monthOf(month: string): Required<Period> {
  const [, year, number] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month) ?? [];
  if (year === undefined || number === undefined)
    throw new Refused({ year_months_invalid: month, format: 'Y-m' });
  return {
    start: new Date(Date.UTC(Number(year), Number(number) - 1)),
    end: new Date(Date.UTC(Number(year), Number(number))),
  };
}

function commonOf(one: Period, other: Period): Period {
  const starts = [one.start, other.start].filter((time) => time !== undefined);
  const ends = [one.end, other.end].filter((time) => time !== undefined);
  return {
    start: starts.toSorted((a, b) => b.getTime() - a.getTime())[0],
    end: ends.toSorted((a, b) => a.getTime() - b.getTime())[0],
  };
}

const dayMinutes = 24 * 60;
const widths: Readonly<Record<string, number>> = {
  ...{ '1m': 1, '5m': 5, '15m': 15, '30m': 30, '1h': 60, '3h': 180, '6h': 360, '12h': 720 },
  ...{ '1d': dayMinutes, '1w': 7 * dayMinutes, '30d': 30 * dayMinutes, '365d': 365 * dayMinutes },
  ...({ hour: 1, day: 10, week: 60, month: 180, year: dayMinutes } satisfies Record<Interval, number>),
};

/** Rows stay as they are where nobody asks for another width or for a figure. */
function isBinned({ interval, calculation }: SentFetch): boolean {
  const wanted = textOf(calculation)?.toUpperCase();
  if (wanted !== undefined) return wanted !== 'NONE';
  return (textOf(interval) ?? '*') !== '*';
}

function binningOf(sent: SentFetch, zone: string): Binning | undefined {
  const interval = textOf(sent.interval) ?? '*';
  const minutes = interval === '*' ? dayMinutes : widths[interval];
  if (minutes === undefined) throw new Refused({ interval_invalid: interval });
  const name = textOf(sent.calculation)?.toUpperCase() ?? 'MEAN';
  if (!isBinned(sent)) return undefined;
  const calculation: Calculation | undefined = oneOf(calculations, name);
  if (calculation === undefined) throw new Refused({ calculation_invalid: name });
  return { calculation, minutes, zone, percentile: percentileOf(sent) };
}

function percentileOf({ calculation_prop }: SentFetch): number {
  const text = textOf(calculation_prop) ?? '50';
  const value = Number(text);
  if (!(value >= 0 && value <= 100)) throw new Refused({ calculation_prop_invalid: text });
  return value;
}

function precisionOf({ precision }: SentFetch): Precision {
  const text = textOf(precision) ?? 'rfc3339';
  const known = oneOf(precisions, text);
  if (known === undefined) throw new Refused({ precision_invalid: text });
  return known;
}
