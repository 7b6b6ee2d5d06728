/** Parts of the product that an admin opens to a person; the old apps know them by these names. */
export const permissions = ['dashboard', 'hive-compare', 'multiple-hives-charts', 'offline-input'] as const;

/** Everything that an admin can give to a person: the two roles, then the permissions. */
export const rights = ['admin', 'translator', ...permissions] as const;

export type Right = (typeof rights)[number];

export function isRight(name: string): name is Right {
  return rights.some((right) => right === name);
}
