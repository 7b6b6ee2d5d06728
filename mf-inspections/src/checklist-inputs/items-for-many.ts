import { isColonySizeMethod, isForOneHive } from '@skep/domain';
import { kindOf } from './answers.ts';
import type { ChecklistItem } from './checklist-tree.ts';

/** What can be said of several hives at once: a photo, a code and the bees that were counted are of one. */
export function itemsForMany(items: readonly ChecklistItem[]): ChecklistItem[] {
  const known = new Map(items.map((item) => [item.id, item]));
  const isOfOne = (item: ChecklistItem): boolean => {
    const kind = kindOf(item);
    const parent = item.parentId == null ? undefined : known.get(item.parentId);
    return (
      (kind !== undefined && isForOneHive(kind)) ||
      isColonySizeMethod(item.key) ||
      (parent !== undefined && isOfOne(parent))
    );
  };
  return items.filter((item) => !isOfOne(item));
}
