import { AppError } from '@skep/domain';
import { adminIdsForChange } from '#account/core/store.ts';
import { proveAgain } from '#account/second-factor/proving-again.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import { inMaintenance } from '#platform/database/maintenance.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { type AccountLosses, deleteUser, lossesOf } from './store.ts';

/** What would be gone with the account. */
export function ownLosses(context: SignedInContext): Promise<AccountLosses> {
  return lossesOf(context, context.user.id);
}

/**
 * Ends the account and deletes everything of the person, at once and for good.
 * @throws AppError what proveAgain throws; last_admin when nobody else could make an admin.
 */
export async function deleteAccount(
  context: SignedInContext,
  { password, secondFactorCode }: { password?: string | undefined; secondFactorCode?: string | undefined },
): Promise<void> {
  const account = await proveAgain(context, { password, code: secondFactorCode });
  // An account of thousands of hives takes longer than a request may.
  const exportFile = await inTransaction(inMaintenance(context), async (inner) => {
    const admins = await adminIdsForChange(inner);
    if (admins.length === 1 && admins[0] === account.id) throw new AppError('last_admin');
    for (const go of inner.domains.flatMap((domain) => domain.onAccountDeleted ?? [])) await go(inner);
    return deleteUser(inner, account);
  });
  if (exportFile !== undefined) await context.files.remove(exportFile);
}
