import { AppError } from '@skep/domain';
import type { Hive } from '#hives/queries/hive.ts';
import { earlierHive, earlierHives, hiveById, writerOfHive } from '#hives/queries/store.ts';
import { requireRight } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { HiveId } from '#platform/context/ids.ts';
import type { HiveChanges } from './changes.ts';
import { editHive, type HiveEdit } from './service.ts';

/** A hive as it was built from then on, and who wrote it so. */
export interface HiveVersion {
  hive: Hive;
  writtenAt: Date;
  /** Undefined: that account is gone, or nobody knows. */
  writtenBy: string | undefined;
}

/**
 * The versions of a hive that are still stored, the present one first; for those who may edit it.
 * @throws AppError not_found, not_allowed
 */
export async function versionsOfHive(context: SignedInContext, id: HiveId): Promise<HiveVersion[]> {
  const hive = requireRight(context, 'edit', await hiveById(context, id));
  const present = await writerOfHive(context, id);
  return [{ hive, ...present }, ...(await earlierHives(context, hive))];
}

export interface HiveRestoring
  extends Pick<HiveEdit, 'revision' | 'timeZone' | 'withdrawalReason' | 'toWire'> {
  /** Revision of the version that is taken back. */
  version: number;
}

/**
 * Makes an older version the newest: an edit like any other, with its rules. Its place stays, and so do its queen and
 * what inspections found.
 * @throws AppError invalid_input, not_found, not_allowed, changed_meanwhile
 */
export async function restoreHive(
  context: SignedInContext,
  id: HiveId,
  { version, ...edit }: HiveRestoring,
): Promise<Hive> {
  const held = requireRight(context, 'edit', await hiveById(context, id));
  if (version === held.rev) return held;
  const earlier = await earlierHive(context, held, version);
  if (earlier === undefined) throw new AppError('not_found');
  return editHive(context, id, {
    ...edit,
    sentRevision: undefined,
    queen: undefined,
    changes: (_base, present) => ({ changes: changesTo(earlier, present), hasConflict: false }),
  });
}

function changesTo({ name, typeId, color, order, dimensions, layers }: Hive, present: Hive): HiveChanges {
  const still = new Set(present.layers.map(({ id }) => id));
  return {
    ...{ name, typeId, color, order, dimensions },
    // A layer that is gone comes back as a new one.
    layers: {
      kind: 'listed',
      layers: layers.map(({ id, ...layer }) => ({ ...layer, ...(still.has(id) && { id }) })),
    },
  };
}
