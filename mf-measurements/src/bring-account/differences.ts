import type { AccountMoveFieldsFragment, RestoreFieldsFragment } from '../generated/graphql.ts';

export interface Difference {
  /** As its table in an archive is called. */
  name: string;
  there: number;
  /** How many of them come, or are here. */
  here: number;
}

/** Kinds of which there are not as many here as at the other server. */
export function differencesOf(
  moved: AccountMoveFieldsFragment['kinds'],
  restored: RestoreFieldsFragment['kinds'],
): Difference[] {
  return moved.flatMap(({ name, there, unreadable }) => {
    const kind = restored.find((one) => one.name === name);
    const here = kind === undefined ? 0 : kind.fresh + kind.present;
    // Of parts the other server says no number: those that cannot be read are the difference.
    const expected = there ?? here + (kind?.leftOut ?? 0) + unreadable;
    return here === expected ? [] : [{ name, there: expected, here }];
  });
}
