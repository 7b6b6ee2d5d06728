import { AppError } from '@skep/domain';
import type { SignedInContext } from '#platform/context/context.ts';
import type { SignInId } from '#platform/context/ids.ts';
import { type Device, deviceOf } from './device.ts';
import type { SignInMethod } from './sign-in-method.ts';
import { hashToken, oldestLivingUse } from './sign-ins.ts';
import { deleteOtherSignIns, deleteOwnSignIn, signInsOf } from './store.ts';

export interface SignIn extends Device {
  id: SignInId;
  method: SignInMethod;
  beganAt: Date;
  /** Exact to a few minutes. */
  lastUsedAt: Date;
  /** The one that asks. */
  isCurrent: boolean;
}

/** Where the person is signed in: this sign-in first, then the last used. */
export async function ownSignIns(context: SignedInContext): Promise<SignIn[]> {
  const { user } = context;
  const currentHash = hashToken(user.token);
  const rows = await signInsOf(context, user.id, oldestLivingUse(context));
  const signIns = rows.map(({ tokenHash, userAgent, method, createdAt: beganAt, ...row }) => ({
    ...row,
    ...deviceOf(userAgent ?? undefined),
    beganAt,
    method: method ?? ('password' as const),
    isCurrent: tokenHash === currentHash,
  }));
  return signIns.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/**
 * Signs out one device of the person's.
 * @throws AppError not_found, alike for other people's.
 */
export async function endOwnSignIn(context: SignedInContext, id: SignInId): Promise<void> {
  if (!(await deleteOwnSignIn(context, context.user.id, id))) throw new AppError('not_found');
}

/** Signs out every device but the one that asks. */
export async function endOtherSignIns(context: SignedInContext): Promise<void> {
  await deleteOtherSignIns(context, context.user.id, hashToken(context.user.token));
}
