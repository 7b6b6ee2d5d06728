import type { ShareRight } from '@skep/domain';
import { hivesInBrief } from '#hive-core/store.ts';
import { mayDo } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { GroupId, HiveId } from '#platform/context/ids.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import type { Group } from '../core/group.ts';
import { changeGroup } from '../core/membership.ts';
import { shareHives, takeHivesBack } from '../core/store.ts';

export interface Share {
  hiveId: HiveId;
  right: ShareRight;
  /** Null: until it is taken back; undefined: as it was. */
  until: Date | null | undefined;
}

/**
 * What the group may do with hives of the person's own; every member shares theirs, and nobody those of others.
 * @throws AppError not_found; invalid_input for a hive of somebody else, or a time that is over
 */
export function shareInGroup(
  context: SignedInContext,
  id: GroupId,
  shares: readonly Share[],
): Promise<Group> {
  return changeGroup(context, id, (inner, group) => share(inner, group, shares));
}

/** Within a transaction. @param field that named them */
export async function share(
  context: SignedInContext,
  { id, hives }: Pick<Group, 'id' | 'hives'>,
  shares: readonly Share[],
  field = 'hives',
): Promise<void> {
  await refuseHivesOfOthers(context, shares, field);
  const now = context.clock.now();
  const over = shares.findIndex(({ until }) => until != null && until <= now);
  if (over !== -1) throw fieldProblem(`${field}.${over}.until`, 'date_too_early');
  // Of a hive that is named twice the last word holds.
  const wanted = [...new Map(shares.map((each) => [each.hiveId, each])).values()];
  const takenBack = wanted.filter(({ right }) => right === 'none');
  await takeHivesBack(
    context,
    id,
    takenBack.map(({ hiveId }) => hiveId),
  );
  const held = new Map(hives.map(({ hiveId, endsAt }) => [hiveId, endsAt]));
  const shared = wanted.filter(({ right }) => right !== 'none');
  await shareHives(
    context,
    id,
    shared.map(({ hiveId, right, until }) => ({
      hiveId,
      mayEdit: right === 'edit',
      endsAt: until === undefined ? held.get(hiveId) : (until ?? undefined),
    })),
  );
}

async function refuseHivesOfOthers(
  context: SignedInContext,
  shares: readonly Share[],
  field: string,
): Promise<void> {
  const hives = await hivesInBrief(
    context,
    shares.map(({ hiveId }) => hiveId),
  );
  const own = new Set(hives.filter((hive) => mayDo('manage', hive)).map(({ id }) => id));
  const index = shares.findIndex(({ hiveId }) => !own.has(hiveId));
  if (index !== -1) throw fieldProblem(`${field}.${index}.hiveId`, 'unknown_choice');
}
