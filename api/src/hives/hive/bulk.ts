import { AppError, hiveRules } from '@skep/domain';
import { object, pick } from 'valibot';
import { audit } from '#audit-log/audit-log.ts';
import type { Hive } from '#hives/queries/hive.ts';
import { hivesForEdit } from '#hives/queries/store.ts';
import { type Right, requireRight } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { HiveId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { readForm } from '#platform/input/forms.ts';
import { type NewHiveName, updateColors, updateNames } from './bulk-store.ts';
import { markHivesAndContentsDeleted } from './service.ts';

const colouring = pick(object(hiveRules), ['color']);
const naming = pick(object(hiveRules), ['name']);

/**
 * Gives hives and all their layers one colour, all or none.
 * @throws AppError invalid_input; not_found when one of them is not the person's
 */
export function recolourHives(
  context: SignedInContext,
  { hiveIds, color: wanted }: { hiveIds: readonly HiveId[]; color: string | undefined },
): Promise<Hive[]> {
  const color = readForm(colouring, { color: wanted }).color ?? null;
  return changeHives(context, hiveIds, (inner) => updateColors(inner, hiveIds, color, inner.clock.now()));
}

/** Names hives, all or none. @throws as above */
export function renameHives(context: SignedInContext, names: readonly NewHiveName[]): Promise<Hive[]> {
  const read = names.map(({ id, name }, index) => ({
    id,
    ...readForm(naming, { name }, `names.${index}.`),
  }));
  const ids = names.map(({ id }) => id);
  return changeHives(context, ids, (inner) => updateNames(inner, read, inner.clock.now()));
}

/** Hives go with their queens and their inspections, all or none; their tags become free. @throws as above */
export function deleteHives(context: SignedInContext, hiveIds: readonly HiveId[]): Promise<void> {
  return inTransaction(context, async (inner) => {
    await requireHives(inner, 'manage', hiveIds);
    await markHivesAndContentsDeleted(inner, hiveIds);
  });
}

function changeHives(
  context: SignedInContext,
  hiveIds: readonly HiveId[],
  change: (inner: SignedInContext) => Promise<void>,
): Promise<Hive[]> {
  return inTransaction(context, async (inner) => {
    await requireHives(inner, 'edit', hiveIds);
    await change(inner);
    await audit(inner, 'hive_edited', hiveIds);
    return hivesForEdit(inner, hiveIds);
  });
}

async function requireHives(
  context: SignedInContext,
  right: Right,
  hiveIds: readonly HiveId[],
): Promise<void> {
  const hives = await hivesForEdit(context, hiveIds);
  if (hives.length < new Set(hiveIds).size) throw new AppError('not_found');
  for (const hive of hives) requireRight(context, right, hive);
}
