import { createHash } from 'node:crypto';
import { AppError } from '@skep/domain';
import { accountById } from '#account/core/store.ts';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';

/** What an archive says of the account that it was made of: by it, it is known again wherever it is brought back. */
export async function originOf(context: Context, ownerId: UserId): Promise<string> {
  const account = await accountById(context, ownerId);
  if (account === undefined) throw new AppError('not_found');
  return createHash('sha256').update(`skep ${account.id} ${account.createdAt.toISOString()}`).digest('hex');
}
