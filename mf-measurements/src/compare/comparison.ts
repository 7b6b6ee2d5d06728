import { gainPeriods } from '@skep/domain';
import { type Period, searchOf } from '../charts/period.ts';
import type { HiveWithPlace } from '../charts/source.ts';
import type { GainSort } from './gains.ts';

/** How hives are held against each other. */
export const views = ['together', 'mean', 'years', 'gains'] as const;
export type View = (typeof views)[number];

/** By which column gains are sorted. */
export const gainColumns = ['name', ...gainPeriods] as const;
const usualSort: GainSort = { by: 'period', isRising: false };

export const yearCounts = [2, 3, 5, 10] as const;
const usualYears = 3;

/** What is compared, as the address says it. */
export interface Comparison {
  view: View;
  /** Key of a quantity. */
  quantity: string;
  /** The hive that is held against the others, or against its own years. Undefined: the first one. */
  ownId: string | undefined;
  years: number;
  sort: GainSort;
}

/** Anything odd in the address is left aside. */
export function comparisonOf(search: URLSearchParams): Comparison {
  const quantity = search.get('quantity') ?? '';
  return {
    view: views.find((view) => view === search.get('view')) ?? 'together',
    quantity: /^\w{1,64}$/.test(quantity) ? quantity : 'weight_kg',
    ownId: idsIn(search.get('own'))[0],
    years: yearCounts.find((count) => String(count) === search.get('years')) ?? usualYears,
    sort: sortIn(search.get('sort')),
  };
}

/** `week`, or `week-rising`. */
function sortIn(text: string | null): GainSort {
  const [, name, rising] = /^(\w+?)(-rising)?$/.exec(text ?? '') ?? [];
  const by = gainColumns.find((column) => column === name);
  return by === undefined ? usualSort : { by, isRising: rising !== undefined };
}

function sortText({ by, isRising }: GainSort): string {
  return isRising ? `${by}-rising` : by;
}

export function hiveIdsOf(search: URLSearchParams): string[] {
  return [...new Set(idsIn(search.get('hives')))];
}

/** More than this the service does not draw together. */
export const mostHives = 200;

const idsIn = (text: string | null) =>
  (text ?? '')
    .split(',')
    .filter((id) => /^\d{1,10}$/.test(id))
    .slice(0, mostHives);

/** The same as the address says it; what is usual is left out. */
export function addressOf(
  path: string,
  period: Period,
  shown: Comparison,
  hiveIds: readonly string[] = [],
): string {
  const { view, quantity, ownId, years, sort } = shown;
  const parts = [
    hiveIds.length > 0 && `hives=${hiveIds.join(',')}`,
    view !== 'together' && `view=${view}`,
    quantity !== 'weight_kg' && `quantity=${quantity}`,
    ownId !== undefined && `own=${ownId}`,
    years !== usualYears && `years=${years}`,
    sortText(sort) !== sortText(usualSort) && `sort=${sortText(sort)}`,
  ];
  return `${path}${[searchOf(period), ...parts.filter((part) => part !== false)].join('&')}`;
}

/** A hive against the others of its apiary, or against its own years where it is alone. */
export function comparisonWith({ id, neighbourIds }: HiveWithPlace, period: Period): string {
  const usual = comparisonOf(new URLSearchParams());
  const view = neighbourIds.length > 1 ? 'mean' : 'years';
  return addressOf('/measurements/compare', period, { ...usual, view, ownId: id }, neighbourIds);
}
