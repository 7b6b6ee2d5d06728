import { createHash } from 'node:crypto';
import { type AccountMoveForm, AppError, accountMoveForm, isTimeZone } from '@skep/domain';
import { seal } from '#account/second-factor/sealing.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { fieldProblem, readForm } from '#platform/input/forms.ts';
import { faultOfAddress } from '#platform/safe-http/safe-fetch.ts';
import { ownRestore } from '../service.ts';
import { type Found, jsonIn, numberIn, objectIn, textIn } from './answers.ts';
import { type Call, sentCall } from './calls.ts';
import { type AccountMove, MoveStopped } from './move.ts';
import { deleteMove, insertMove, moveOf, updateMove } from './store.ts';
import { removeAnswers } from './stored-answers.ts';

/** A token of the other server; else email and password, which are used once and stored nowhere. */
export interface MoveRequest extends AccountMoveForm {
  timeZone: string;
}

export async function ownMove(context: SignedInContext): Promise<AccountMove | undefined> {
  return moveOf(context, context.user.id);
}

/**
 * Signs in at the other server, and begins to fetch the account.
 * @throws AppError invalid_input; in_progress while an account is fetched, imported or undone
 */
export async function beginMove(context: SignedInContext, request: MoveRequest): Promise<AccountMove> {
  const { user, random, clock } = context;
  await requireNothingUnderWay(context);
  const form = readForm(accountMoveForm, request);
  const address = apiAddress(context, form.address);
  if (!isTimeZone(request.timeZone)) throw fieldProblem('timeZone', 'unknown_choice');
  const token = form.token ?? (await tokenBySignIn(context, address, form));
  const id = await accountThere(context, address, token);
  const made = await inTransaction(context, async (inner) => {
    const replaced = await deleteMove(inner, user.id);
    if ((await moveOf(inner, user.id)) !== undefined) throw new AppError('in_progress');
    const move = await insertMove(inner, {
      ...{ ownerId: user.id, address, timeZone: request.timeZone, remoteUserId: id },
      origin: createHash('sha256').update(`move ${address} ${id}`).digest('hex'),
      sealedToken: await seal(inner, user.id, token),
      // Its time is in the name, as in those of archives: files without a row are known by their age.
      filePrefix: `${clock.now().getTime().toString(36)}-${random.token(24)}`,
    });
    await inner.jobs.send('fetch-account', { moveId: move.id });
    return { move, replaced };
  });
  if (made.replaced !== undefined) await removeAnswers(context, made.replaced);
  return made.move;
}

async function requireNothingUnderWay(context: SignedInContext): Promise<void> {
  const restore = await ownRestore(context);
  const move = await ownMove(context);
  if (restore?.state === 'writing' || move?.state === 'fetching' || move?.state === 'undoing')
    throw new AppError('in_progress');
}

/** Where the API of that server is. @throws AppError invalid_input for what is no address that may be called */
function apiAddress({ outgoingNetworks }: SignedInContext, sent: string): string {
  const text = /^\w+:\/\//.test(sent.trim()) ? sent.trim() : `https://${sent.trim()}`;
  if (faultOfAddress(text, outgoingNetworks) !== undefined)
    throw fieldProblem('address', 'not_a_web_address');
  const { origin, pathname } = new URL(text);
  const path = pathname.split('/').filter(Boolean);
  return [origin, ...path, ...(path.at(-1) === 'api' ? [] : ['api'])].join('/');
}

async function tokenBySignIn(
  context: SignedInContext,
  address: string,
  { email, password }: AccountMoveForm,
): Promise<string> {
  const found = await userIn(
    context,
    { address, token: undefined },
    { path: '/login', body: { email, password } },
  );
  const token = textIn(found.api_token);
  if (token === null) throw fieldProblem('password', 'wrong_password');
  return token;
}

/** @returns the person's id at the other server @throws AppError invalid_input */
async function accountThere(context: SignedInContext, address: string, token: string): Promise<number> {
  const found = await userIn(context, { address, token }, { path: '/authenticate', body: {} });
  const id = numberIn(found.id);
  if (id === null) throw fieldProblem('token', 'wrong_token');
  return id;
}

/** A person waits for it. */
const signInMs = 10_000;

/** @throws AppError invalid_input where nothing answers, or what answers is no API */
async function userIn(
  context: SignedInContext,
  server: { address: string; token: string | undefined },
  call: Call,
): Promise<Found> {
  try {
    const answer = await sentCall(context, server, call, signInMs);
    if (answer !== undefined && answer.status < 500 && answer.status !== 404)
      return objectIn(jsonIn(answer, call)) ?? {};
  } catch (error) {
    if (!(error instanceof MoveStopped)) throw error;
  }
  throw fieldProblem('address', 'no_server_there');
}

/** Goes on with a move that failed. @throws AppError not_found, in_progress */
export async function resumeMove(context: SignedInContext): Promise<AccountMove> {
  return inTransaction(context, async (inner) => {
    const move = await moveOf(inner, inner.user.id);
    if (move === undefined) throw new AppError('not_found');
    const isResumed = await updateMove(inner, move.id, ['failed'], { state: 'fetching', fault: undefined });
    if (isResumed) await inner.jobs.send('fetch-account', { moveId: move.id });
    return (await moveOf(inner, inner.user.id)) ?? move;
  });
}

/** Ends a move and deletes what was fetched; what was imported stays. */
export async function forgetMove(context: SignedInContext): Promise<void> {
  const move = await ownMove(context);
  if (move === undefined) return;
  await updateMove(context, move.id, ['fetching'], { state: 'failed', sealedToken: undefined });
  const prefix = await deleteMove(context, context.user.id);
  if (prefix === undefined) throw new AppError('in_progress');
  await removeAnswers(context, prefix);
}

/** Begins to delete what a move brought, and nobody changed since. @throws AppError not_found, in_progress */
export async function undoMove(context: SignedInContext): Promise<AccountMove> {
  return inTransaction(context, async (inner) => {
    const move = await moveOf(inner, inner.user.id);
    if (move === undefined) throw new AppError('not_found');
    if ((await ownRestore(inner))?.state === 'writing') throw new AppError('in_progress');
    const isBegun = await updateMove(inner, move.id, ['fetched'], { state: 'undoing' });
    if (isBegun) await inner.jobs.send('undo-move', { moveId: move.id });
    else if (move.state !== 'undoing' && move.state !== 'undone') throw new AppError('in_progress');
    return (await moveOf(inner, inner.user.id)) ?? move;
  });
}
