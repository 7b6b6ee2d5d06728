import { AppError } from '@skep/domain';
import type { Account, SignedInAccount } from '#account/core/account.ts';
import { areEqual, hashOfEmail, isLinkProven, type LinkProof, proveLink } from '#account/core/signatures.ts';
import { accountByEmail, accountById, updateAccount } from '#account/core/store.ts';
import { passSecondFactor } from '#account/second-factor/checking.ts';
import { startSignIn } from '#account/sessions/sign-ins.ts';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { composeCodeMail } from '#platform/mail/code-mail.ts';
import { queueMail } from '#platform/mail/service.ts';
import { checkCode, codeMinutes, issueCode, spendCode } from './mail-codes.ts';
import { mayMailCode } from './mail-limit.ts';

/**
 * Mails a code and a link that prove the address, some times an hour. Within the caller's transaction.
 * @param wantedPath page of the web app that the person was on the way to: the link leads on to it
 */
export async function mailVerification(
  context: Context,
  account: Account,
  wantedPath: string | undefined,
): Promise<void> {
  const { id, email, locale } = account;
  if (!(await mayMailCode(context, email))) return;
  const code = await issueCode(context, id, 'verify_email');
  const expiresAt = new Date(context.clock.now().getTime() + codeMinutes * 60_000);
  const { expires, hash, signature } = await proveLink(context, id, email, expiresAt);
  const proof = { expires: String(expires), hash, signature };
  const query = new URLSearchParams({ ...proof, ...optionsOf(wantedPath) });
  const link = `${context.addresses.api}/email/verify/${id}?${query}`;
  const language = locale ?? context.locale;
  const mail = composeCodeMail({
    recipient: email,
    language,
    subject: 'verify_email',
    code,
    link,
    minutes: codeMinutes,
  });
  await queueMail(context, mail);
}

/** What an address says of the page that is wanted; who reads it takes paths of the web app alone. */
export function optionsOf(wantedPath: string | undefined): { redirectFrom?: string } {
  return wantedPath === undefined ? {} : { redirectFrom: wantedPath };
}

/**
 * Verifies by the code of the mail, and signs in.
 * @throws AppError invalid_code, also for an address that nobody has; what passSecondFactor throws.
 */
export async function verifyByCode(
  context: Context,
  { email, code, secondFactorCode }: { email: string; code: string; secondFactorCode?: string | undefined },
): Promise<SignedInAccount> {
  const account = await accountByEmail(context, email);
  if (account === undefined) throw new AppError('invalid_code');
  await checkCode(context, account.id, 'verify_email', code);
  await passSecondFactor(context, account.id, secondFactorCode);
  return inTransaction(context, async (inner) => {
    await spendCode(inner, account.id, 'verify_email');
    await markVerified(inner, account);
    return startSignIn(inner, account);
  });
}

/**
 * Verifies by the link of the mail; opening it again does no harm.
 * @returns the verified address.
 * @throws AppError invalid_code for a link that we did not make, that has expired, or was for an older address.
 */
export async function verifyByLink(context: Context, userId: UserId, proof: LinkProof): Promise<string> {
  if (!(await isLinkProven(context, userId, proof))) throw new AppError('invalid_code');
  const account = await accountById(context, userId);
  if (account === undefined || !areEqual(proof.hash, hashOfEmail(account.email)))
    throw new AppError('invalid_code');
  await markVerified(context, account);
  return account.email;
}

/** Mails another code where one is needed; says nothing about who has an account. */
export async function resendVerification(
  context: Context,
  { email, redirectFrom }: { email: string; redirectFrom?: string | undefined },
): Promise<void> {
  await inTransaction(context, async (inner) => {
    const account = await accountByEmail(inner, email);
    if (account !== undefined && account.emailVerifiedAt === undefined)
      await mailVerification(inner, account, redirectFrom);
  });
}

/** The moment of the first verification stays. */
export async function markVerified(context: Context, account: Account): Promise<void> {
  if (account.emailVerifiedAt !== undefined) return;
  await inTransaction(context, async (inner) => {
    const now = inner.clock.now();
    await updateAccount(inner, account.id, { emailVerifiedAt: now }, now);
    for (const onVerified of inner.domains.flatMap((domain) => domain.onEmailVerified ?? []))
      await onVerified(inner, account.id);
  });
}
