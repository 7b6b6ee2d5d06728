import { AppError } from '@skep/domain';
import { requireRight } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { QueenId } from '#platform/context/ids.ts';
import type { Queen } from './queen.ts';
import { queenFields } from './queen-fields.ts';
import { editQueen, type QueenEdit } from './service.ts';
import { earlierQueen, queenById } from './store.ts';
import { type QueenVersion, versionsFrom } from './version-store.ts';

/**
 * The versions of a queen that are still stored, the present one first; for those who may edit her.
 * @throws AppError not_found, not_allowed
 */
export async function versionsOfQueen(context: SignedInContext, id: QueenId): Promise<QueenVersion[]> {
  const { queen } = requireRight(context, 'edit', await queenById(context, id));
  return versionsFrom(context, queen);
}

export interface QueenRestoring extends Pick<QueenEdit, 'revision' | 'toWire'> {
  /** Revision of the version that is taken back. */
  version: number;
}

/**
 * Makes an older version the newest: an edit like any other, with its rules. Her hive and what became of her do not
 * change.
 * @throws AppError invalid_input, not_found, not_allowed, changed_meanwhile
 */
export async function restoreQueen(
  context: SignedInContext,
  id: QueenId,
  { version, ...edit }: QueenRestoring,
): Promise<Queen> {
  const { queen } = requireRight(context, 'edit', await queenById(context, id));
  if (version === queen.rev) return queen;
  const earlier = await earlierQueen(context, id, version);
  if (earlier === undefined) throw new AppError('not_found');
  const names = Object.keys(queenFields) as (keyof typeof queenFields)[];
  const fields = Object.fromEntries(names.map((name) => [name, earlier[name]]));
  return editQueen(context, id, {
    ...edit,
    sentRevision: undefined,
    namedHiveId: undefined,
    changes: () => ({ changes: { fields, hiveId: undefined }, hasConflict: false }),
  });
}
