import { isCalendarDate } from '@skep/domain';
import { localMinute } from '@skep/ui/form';
import type { EditedGroupFragment, ShareRight } from '../generated/graphql.ts';
import type { OwnHive } from '../own-hives/own-apiaries.ts';
import { endOfDay, today } from './last-day.ts';

/** What the group may do with a hive. */
export interface Share {
  right: ShareRight;
  /** Last day, `YYYY-MM-DD`, on the person's own clock; empty: without an end. */
  until: string;
}

/** By hive; one that is not named is not shared. */
export type Shares = Readonly<Record<string, Share>>;

export const shareRights = ['NONE', 'VIEW', 'EDIT'] as const satisfies readonly ShareRight[];

export function sharesOf({ hives }: Pick<EditedGroupFragment, 'hives'>): Shares {
  const dayOf = (until: string | null | undefined) =>
    until ? localMinute(new Date(until)).slice(0, 10) : '';
  return Object.fromEntries(
    hives.map(({ hiveId, right, until }) => [hiveId, { right, until: dayOf(until) }]),
  );
}

export function shareIn(shares: Shares, hiveId: string): Share {
  return shares[hiveId] ?? { right: 'NONE', until: '' };
}

/** One click on the drawing: none, view, edit, and none again. */
export function nextRight(right: ShareRight): ShareRight {
  return shareRights[(shareRights.indexOf(right) + 1) % shareRights.length] ?? 'NONE';
}

/** The one right of all these hives; undefined where they differ. */
export function commonRight(shares: Shares, hives: readonly OwnHive[]): ShareRight | undefined {
  return onlyOne(hives.map(({ id }) => shareIn(shares, id).right));
}

/** The one last day of those of them that are shared; undefined where they differ, or none is. */
export function commonUntil(shares: Shares, hives: readonly OwnHive[]): string | undefined {
  return onlyOne(sharedOf(shares, hives).map(({ id }) => shareIn(shares, id).until));
}

/** Those of these hives that are shared. */
export function sharedOf(shares: Shares, hives: readonly OwnHive[]): OwnHive[] {
  return hives.filter(({ id }) => shareIn(shares, id).right !== 'NONE');
}

function onlyOne<Value>([first, ...others]: readonly Value[]): Value | undefined {
  return others.every((value) => value === first) ? first : undefined;
}

/** The same for all these hives; what is not said stays as it is. */
export function alike(shares: Shares, hives: readonly OwnHive[], wanted: Partial<Share>): Shares {
  return Object.fromEntries(hives.map(({ id }) => [id, { ...shareIn(shares, id), ...wanted }]));
}

/** What is wrong with a last day that somebody has typed; undefined: nothing. */
export function faultOfLastDay(until: string): 'not_a_date' | 'date_too_early' | undefined {
  if (until === '') return undefined;
  if (!isCalendarDate(until)) return 'not_a_date';
  return until < today() ? 'date_too_early' : undefined;
}

/**
 * What is to be sent: hives whose right or last day is another than before. An end that stays is left out, and so is
 * one that nobody can read: see `faultOfLastDay`.
 */
export function changedShares(before: Shares, after: Shares) {
  return Object.entries(after).flatMap(([hiveId, { right, until }]) => {
    const held = shareIn(before, hiveId);
    const isSameEnd = right === 'NONE' || until === held.until;
    if (right === held.right && isSameEnd) return [];
    if (isSameEnd || (until !== '' && !isCalendarDate(until))) return [{ hiveId, right }];
    return [{ hiveId, right, until: until === '' ? null : endOfDay(until) }];
  });
}
