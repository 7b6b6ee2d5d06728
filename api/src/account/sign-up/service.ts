import { AppError, isOfferedLanguage, signUpForm, termsVersion } from '@skep/domain';
import type { Account, SignedInAccount } from '#account/core/account.ts';
import { hashNewPassword } from '#account/core/new-password.ts';
import { isPassword } from '#account/core/passwords.ts';
import { accountByEmail, accountWithPassword, insertAccount, updateAccount } from '#account/core/store.ts';
import { passSecondFactor } from '#account/second-factor/checking.ts';
import { endSignIn, startSignIn } from '#account/sessions/sign-ins.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import { isSameEmail } from '#platform/database/canonicalization.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { fieldProblem, readForm } from '#platform/input/forms.ts';
import { onSignUp, requireMaySignUp } from './on-sign-up.ts';
import { tryPassword } from './password-tries.ts';
import { mailVerification } from './verification.ts';

export interface RegisterInput {
  /** Default: the address, as old clients expect. */
  name?: string | undefined;
  email: string;
  password: string;
  passwordConfirmation: string;
  /** Version of the terms that were accepted, or a word for yes or no. */
  acceptedTermsVersion: string;
  language?: string | undefined;
  /** Page of the web app that the person was on the way to. */
  redirectFrom?: string | undefined;
}

/**
 * Makes an account and mails the proof of its address; nobody is signed in by it.
 * @throws AppError invalid_input; what the hooks of domains throw
 */
export async function register(context: Context, input: RegisterInput): Promise<void> {
  const form = { ...input, name: input.name ?? input.email, areTermsAccepted: true };
  const { name, email, password } = readForm(signUpForm, form);
  const acceptedTermsVersion = termsVersionIn(input.acceptedTermsVersion);
  refuseForeignAddressAsName(name, email);
  await requireMaySignUp(context, { email, wantedPath: input.redirectFrom });
  // Slow by intent, so it stays outside of the transaction.
  const passwordHash = await hashNewPassword(password, { name, email });
  await inTransaction(context, async (inner) => {
    const at = inner.clock.now();
    const account = await insertAccount(inner, {
      name,
      email,
      passwordHash,
      locale: input.language?.toLowerCase(),
      acceptedTermsVersion,
      at,
    });
    if (account === undefined) throw await takenProblem(inner, email);
    await onSignUp(inner, account);
    await mailVerification(inner, account, input.redirectFrom);
  });
}

/**
 * Old clients send a yes or a no, or the name of their own terms, which is stored as it came.
 * @throws AppError invalid_input for a no.
 */
export function termsVersionIn(acceptedTerms: string): string {
  if (/^(false|0|no|off|null)$/i.test(acceptedTerms)) {
    throw fieldProblem('acceptedTermsVersion', 'terms_not_accepted');
  }
  return /^(true|1|yes|on)$/i.test(acceptedTerms) ? termsVersion : acceptedTerms;
}

/** Otherwise one could keep another from signing up, whose name is their address by default. */
export function refuseForeignAddressAsName(name: string, email: string): void {
  if (isForeignAddress(name, email)) throw fieldProblem('name', 'invalid');
}

/** Whether a name is an address, and not the person's own. */
export function isForeignAddress(name: string, email: string): boolean {
  return name.normalize('NFKC').includes('@') && !isSameEmail(name, email);
}

/** The address first: who sends no name has it as the name too. */
async function takenProblem(context: Context, email: string): Promise<AppError> {
  const isEmailTaken = (await accountByEmail(context, email)) !== undefined;
  return fieldProblem(isEmailTaken ? 'email' : 'name', 'already_taken');
}

export interface LoginInput {
  email: string;
  password: string;
  /** Of the second factor, where the account has one. */
  secondFactorCode?: string | undefined;
  /** As it was answered to an earlier sign-in in this browser. */
  knownBrowser?: string | undefined;
}

/**
 * Who knows the password and passes a second factor gets in however many have guessed wrongly: its codes have a limit of
 * their own. So they learn that the password is right, which helps nobody without the second factor.
 * @throws AppError wrong_credentials, alike and equally slow for both; too_many_requests; to who knows the password:
 *   email_not_verified, and what passSecondFactor throws.
 */
export async function login(context: Context, input: LoginInput): Promise<SignedInAccount> {
  const { email, password, secondFactorCode, knownBrowser } = input;
  const found = await accountWithPassword(context, email);
  const tried = await tryPassword(context, { email, userId: found?.account.id, knownBrowser });
  const isRight = await isPassword(password, found?.passwordHash);
  if (found === undefined || !isRight) throw tried.refused ?? new AppError('wrong_credentials');
  const { account } = found;
  if (account.emailVerifiedAt === undefined) throw tried.refused ?? new AppError('email_not_verified');
  const isGuarded = await passSecondFactor(context, account.id, secondFactorCode);
  if (tried.refused !== undefined && !isGuarded) throw tried.refused;
  await tried.undoQueued();
  return inTransaction(context, (inner) => startSignIn(inner, account));
}

/** The person of this sign-in, seen now. */
export async function authenticate(context: SignedInContext): Promise<SignedInAccount> {
  const now = context.clock.now();
  return signedIn(context, await updateAccount(context, context.user.id, { lastLoginAt: now }, now));
}

/** Ends this sign-in: its token is worth nothing afterwards. */
export async function logout(context: SignedInContext): Promise<void> {
  await endSignIn(context, context.user.token);
}

/** Language of the person's mails and screens. @throws AppError invalid_input for one that the interface has not. */
export async function setLocale(context: SignedInContext, locale: string): Promise<SignedInAccount> {
  const code = locale.toLowerCase();
  if (!isOfferedLanguage(code)) throw fieldProblem('locale', 'invalid');
  const changes = { locale: code };
  return signedIn(context, await updateAccount(context, context.user.id, changes, context.clock.now()));
}

function signedIn({ user }: SignedInContext, account: Account): SignedInAccount {
  return { account, token: user.token };
}
