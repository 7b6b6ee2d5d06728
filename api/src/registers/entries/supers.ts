import { isWithin } from '@skep/domain';
import type { SignedInContext, SupersPutOn } from '#platform/context/context.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { waitsIn } from './service.ts';
import { writeEntry } from './writing.ts';

/**
 * Supers on a hive whose honey has to wait need a reason, which its keeper's book keeps; of others it says nothing.
 * An app that cannot ask has put them on all the same: the book says that much.
 * @throws AppError invalid_input without a reason from one that can ask
 */
export async function askWhySupers(
  context: SignedInContext,
  { hiveId, ownerId, count, day, withdrawalReason, canAskForReason }: SupersPutOn,
): Promise<void> {
  const waits = await waitsIn(context, { ownerIds: [ownerId], since: day, until: day });
  if (!waits.some((wait) => wait.hiveId === hiveId && isWithin(day, wait))) return;
  if (withdrawalReason === undefined && canAskForReason) throw fieldProblem('withdrawalReason', 'required');
  const said = { kind: 'supers', day, supers: { count, withdrawalReason } } as const;
  await writeEntry(context, { said, hiveIds: [hiveId], correctsId: undefined });
}
