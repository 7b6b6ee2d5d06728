import type { ShareRight } from '@skep/domain';
import { hivesInBrief } from '#hives/core/store.ts';
import { mayDo } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { GroupId, HiveId } from '#platform/context/ids.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { renewGrants } from '../core/grant-store.ts';
import type { Group } from '../core/group.ts';
import { changeGroup } from '../core/membership.ts';
import { shareHives, takeHivesBack } from '../core/store.ts';

export interface Share {
  hiveId: HiveId;
  right: ShareRight;
  /** Undefined: until it is taken back. */
  endsAt: Date | undefined;
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

/** Within a transaction. */
export async function share(
  context: SignedInContext,
  { id }: Pick<Group, 'id'>,
  shares: readonly Share[],
): Promise<void> {
  await refuseHivesOfOthers(context, shares);
  const now = context.clock.now();
  const over = shares.findIndex(({ endsAt }) => endsAt !== undefined && endsAt <= now);
  if (over !== -1) throw fieldProblem(`hives.${over}.endsAt`, 'date_too_early');
  for (const [kind, alike] of alikeIn(shares)) {
    const hiveIds = alike.map(({ hiveId }) => hiveId);
    const [{ right, endsAt } = { right: 'none' as const, endsAt: undefined }] = alike;
    if (kind === 'none') await takeHivesBack(context, id, hiveIds);
    else await shareHives(context, id, hiveIds, { mayEdit: right === 'edit', endsAt });
  }
  await renewGrants(context, id, { hiveIds: shares.map(({ hiveId }) => hiveId) });
}

/** The hives that get the same, together: a statement each, however many there are. */
function alikeIn(shares: readonly Share[]): Map<string, Share[]> {
  const kinds = new Map<string, Share[]>();
  for (const each of shares) {
    const kind = each.right === 'none' ? 'none' : `${each.right} ${each.endsAt?.getTime()}`;
    const alike = kinds.get(kind) ?? [];
    alike.push(each);
    kinds.set(kind, alike);
  }
  return kinds;
}

async function refuseHivesOfOthers(context: SignedInContext, shares: readonly Share[]): Promise<void> {
  const hives = await hivesInBrief(
    context,
    shares.map(({ hiveId }) => hiveId),
  );
  const own = new Set(hives.filter((hive) => mayDo('manage', hive)).map(({ id }) => id));
  const index = shares.findIndex(({ hiveId }) => !own.has(hiveId));
  if (index !== -1) throw fieldProblem(`hives.${index}.hiveId`, 'unknown_choice');
}
