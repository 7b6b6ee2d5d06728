import { AppError, isTimeZone } from '@skep/domain';
import { audit } from '#audit-log/audit-log.ts';
import { requireRoomForHives } from '#hive-core/room-store.ts';
import { apiaryInBrief } from '#hive-core/store.ts';
import type { Hive } from '#hives/queries/hive.ts';
import { hiveById, hivesForEdit } from '#hives/queries/store.ts';
import { requireRight } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ApiaryId, HiveId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { noteChanges } from './change-note.ts';
import type { HivePlace } from './changes.ts';
import { placeHives, placesOfHive } from './place-store.ts';
import { moveHivesTo } from './store.ts';

export interface HiveMove {
  hiveIds: readonly HiveId[];
  apiaryId: ApiaryId;
  /** Zone of the person, for the dated note in each hive's diary. */
  timeZone: string;
}

/**
 * Moves hives to another apiary, all or none; those that stand there already stay as they are.
 * @returns the hives as they are now.
 * @throws AppError invalid_input; not_found for an apiary or a hive that is not the person's.
 */
export function moveHives(context: SignedInContext, { hiveIds, apiaryId, timeZone }: HiveMove) {
  if (!isTimeZone(timeZone)) throw fieldProblem('timeZone', 'unknown_choice');
  return inTransaction(context, async (inner): Promise<Hive[]> => {
    requireRight(inner, 'edit', await apiaryInBrief(inner, apiaryId));
    const before = await hivesForEdit(inner, hiveIds);
    if (before.length < new Set(hiveIds).size) throw new AppError('not_found');
    for (const hive of before) requireRight(inner, 'manage', hive);
    const moving = before.filter((hive) => hive.apiaryId !== apiaryId);
    await requireRoomForHives(inner, { apiaryId, count: moving.length, path: 'apiaryId' });
    const at = inner.clock.now();
    const movingIds = moving.map(({ id }) => id);
    await moveHivesTo(inner, movingIds, apiaryId, at);
    await placeHives(
      inner,
      movingIds.map((hiveId) => ({ hiveId, apiaryId })),
      at,
    );
    await audit(inner, 'hive_moved', movingIds);
    const after = await hivesForEdit(inner, hiveIds);
    await noteChanges(inner, pairsOf(before, after), timeZone);
    return hivesForEdit(inner, hiveIds);
  });
}

function pairsOf(before: readonly Hive[], after: readonly Hive[]) {
  const byId = new Map(after.map((hive) => [hive.id, hive]));
  return before.flatMap((hive) => {
    const moved = byId.get(hive.id);
    return moved === undefined ? [] : [{ before: hive, after: moved }];
  });
}

/** Where a hive has stood, the present place first. @throws AppError not_found */
export async function hivePlaces(context: SignedInContext, id: HiveId): Promise<HivePlace[]> {
  requireRight(context, 'see', await hiveById(context, id));
  return placesOfHive(context, id);
}
