import type { EditedGroupFragment, EditGroupQuery, ShareRight } from '../generated/graphql.ts';
import { endOfDay } from './last-day.ts';

export type OwnApiary = EditGroupQuery['apiaries'][number];
export type OwnHive = OwnApiary['hives'][number];

/** What the group may do with each hive; a hive that is not named is not shared. */
export type Rights = Readonly<Record<string, ShareRight>>;

export const shareRights = ['NONE', 'VIEW', 'EDIT'] as const satisfies readonly ShareRight[];

export function rightsOf({ hives }: Pick<EditedGroupFragment, 'hives'>): Rights {
  return Object.fromEntries(hives.map(({ hiveId, right }) => [hiveId, right]));
}

export function rightIn(rights: Rights, hiveId: string): ShareRight {
  return rights[hiveId] ?? 'NONE';
}

/** One click on the drawing: none, view, edit, and none again. */
export function nextRight(right: ShareRight): ShareRight {
  return shareRights[(shareRights.indexOf(right) + 1) % shareRights.length] ?? 'NONE';
}

/** The one right of all these hives; undefined where they differ. */
export function commonRight(rights: Rights, hives: readonly OwnHive[]): ShareRight | undefined {
  const [first, ...others] = hives.map(({ id }) => rightIn(rights, id));
  return others.every((right) => right === first) ? first : undefined;
}

/** The same right for all these hives. */
export function alike(hives: readonly OwnHive[], right: ShareRight): Rights {
  return Object.fromEntries(hives.map(({ id }) => [id, right]));
}

/**
 * What is to be sent: hives whose right is another than before.
 * @param until last day, `YYYY-MM-DD`, on the person's own clock; empty: without an end
 */
export function changedShares(before: Rights, after: Rights, until: string) {
  const end = until === '' ? undefined : endOfDay(until);
  return Object.entries(after)
    .filter(([hiveId, right]) => right !== rightIn(before, hiveId))
    .map(([hiveId, right]) => ({ hiveId, right, until: right === 'NONE' ? undefined : end }));
}
