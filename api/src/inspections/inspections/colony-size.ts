import { hiveLimits } from '@skep/domain';
import { setColonySize } from '#hive-core/store.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { HiveId } from '#platform/context/ids.ts';
import { categoryIds } from '#platform/taxonomy/catalogue.ts';
import { newestAnswer } from './item-store.ts';

const sizeItems: readonly number[] = categoryIds.colonySizes;

/**
 * After an inspection of a hive was written, changed or taken away, of which these items are: the hive has the colony
 * size that was found last.
 */
export async function updateColonySize(
  context: SignedInContext,
  hiveId: HiveId,
  itemIds: readonly number[],
): Promise<void> {
  if (!itemIds.some((id) => sizeItems.includes(id))) return;
  const found = await newestAnswer(context, hiveId, sizeItems);
  const size = found === undefined ? undefined : Math.round(Number(found));
  if (size !== undefined && size > hiveLimits.colonySizeMax) return;
  await setColonySize(context, hiveId, size);
}
