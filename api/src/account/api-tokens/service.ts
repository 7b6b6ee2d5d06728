import { AppError, apiTokenForm } from '@skep/domain';
import { hashToken, isDue, userOfSignIn } from '#account/sessions/sign-ins.ts';
import type { Context, SignedInContext, SignedInUser } from '#platform/context/context.ts';
import type { ApiTokenId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { fieldProblem, readForm } from '#platform/input/forms.ts';
import {
  type ApiToken,
  apiTokensOf,
  deleteApiToken,
  insertApiToken,
  ownerOfApiToken,
  touchApiToken,
} from './store.ts';

/** Tells an API token from a sign-in's, and lets scanners of published code recognise one. */
const prefix = 'skep_';
/** Together with the prefix as long as the token of a sign-in. */
const randomLength = 55;
/** More than anybody has programs, and little enough to be looked through. */
const tokensMax = 50;

/** Whose token this is, of a sign-in or of a program; undefined when it is unknown, revoked, expired, or unused for too long. */
export function userOfToken(context: Context, token: string): Promise<SignedInUser | undefined> {
  return token.startsWith(prefix) ? userOfApiToken(context, token) : userOfSignIn(context, token);
}

/** Newest first. */
export function ownApiTokens(context: SignedInContext): Promise<ApiToken[]> {
  return apiTokensOf(context, context.user.id);
}

/**
 * Creates a token for a program of the person. It is shown only now; the database has its hash.
 * @throws AppError invalid_input
 */
export function createApiToken(
  context: SignedInContext,
  input: { name: string; isReadOnly: boolean; expiresInDays?: number | undefined },
): Promise<{ apiToken: ApiToken; token: string }> {
  const { name, isReadOnly, expiresInDays } = readForm(apiTokenForm, input);
  return inTransaction(context, async (inner) => {
    const { id: userId } = inner.user;
    const held = await apiTokensOf(inner, userId);
    if (held.length >= tokensMax) throw fieldProblem('name', 'too_many', { max: tokensMax });
    const token = prefix + inner.random.token(randomLength);
    const createdAt = inner.clock.now();
    const apiToken = await insertApiToken(inner, {
      userId,
      name,
      tokenHash: hashToken(token),
      isReadOnly,
      createdAt,
      expiresAt: expiresInDays === undefined ? undefined : daysLater(createdAt, expiresInDays),
    });
    return { apiToken, token };
  });
}

/** @throws AppError not_found, alike for other people's. */
export async function revokeApiToken(context: SignedInContext, id: ApiTokenId): Promise<void> {
  if (!(await deleteApiToken(context, context.user.id, id))) throw new AppError('not_found');
}

async function userOfApiToken(context: Context, token: string): Promise<SignedInUser | undefined> {
  const now = context.clock.now();
  const found = await ownerOfApiToken(context, hashToken(token), now);
  if (found === undefined) return undefined;
  if (isDue(found.lastUsedAt ?? undefined, now)) await touchApiToken(context, found.tokenId, now);
  const { id, isAdmin, isTranslator, isShownHivesOfOthers, isReadOnly } = found;
  return { id, isAdmin, isTranslator, isShownHivesOfOthers, isReadOnly, token, by: 'api_token' };
}

const daysLater = (from: Date, days: number) => new Date(from.getTime() + days * 24 * 60 * 60 * 1000);
