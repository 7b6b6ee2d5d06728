import { AppError, type Right } from '@skep/domain';
import { accountByEmail, accountById, adminIdsForChange, updateAccount } from '#account/core/store.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { Part, Person, RightChange } from './person.ts';
import {
  askedToTranslateAt,
  insertRightChange,
  type PeopleWanted,
  people,
  personForChange,
  rightChanges,
  setTranslatorRequest,
} from './store.ts';

/** One page of people: who asks for something first. */
export function listPeople(context: Context, wanted: PeopleWanted): Promise<Part<Person>> {
  return people(context, wanted);
}

/** One page of who gave or took which right, the newest first. */
export function listRightChanges(
  context: Context,
  wanted: { userId: UserId | undefined; page: number },
): Promise<Part<RightChange>> {
  return rightChanges(context, wanted);
}

/** When the person requested to become a translator; undefined: never, or it was answered. */
export function ownTranslatorRequest(context: SignedInContext): Promise<Date | undefined> {
  return askedToTranslateAt(context, context.user.id);
}

/**
 * Requests to become a translator; an admin answers by `setRight`. A second request changes nothing.
 * @returns when it was requested
 * @throws AppError not_allowed for who may translate already.
 */
export function askToTranslate(context: SignedInContext): Promise<Date> {
  return inTransaction(context, async (inner) => {
    const person = await personForChange(inner, inner.user.id);
    if (person === undefined || isTranslator(person)) throw new AppError('not_allowed');
    if (person.askedToTranslateAt !== undefined) return person.askedToTranslateAt;
    const at = inner.clock.now();
    await setTranslatorRequest(inner, person.id, at);
    return at;
  });
}

const isTranslator = ({ rights }: Person) => rights.includes('translator') || rights.includes('admin');

/**
 * An admin gives a right to a person or takes it away; who already has it, or has it not, keeps that without a word in
 * the log. Either answers a request to become a translator.
 * @throws AppError not_found; not_allowed for one's own role of admin: so there is always another admin left.
 */
export function setRight(
  context: SignedInContext,
  personId: UserId,
  right: Right,
  isGranted: boolean,
): Promise<Person> {
  return inTransaction(context, async (inner) => {
    const { user } = inner;
    const admins = await adminIdsForChange(inner);
    // Two admins who remove each other at the same moment: the second is none any more.
    const mayChange = admins.includes(user.id) && !(right === 'admin' && personId === user.id);
    if (!mayChange) throw new AppError('not_allowed');
    return changeRight(inner, personId, { right, isGranted, adminId: user.id });
  });
}

async function changeRight(
  context: Context,
  personId: UserId,
  { right, isGranted, adminId }: { right: Right; isGranted: boolean; adminId: UserId | null },
): Promise<Person> {
  const person = await personForChange(context, personId);
  if (person === undefined) throw new AppError('not_found');
  const isAnswer = right === 'translator' && person.askedToTranslateAt !== undefined;
  if (isAnswer) await setTranslatorRequest(context, personId, undefined);
  const answered = isAnswer ? { ...person, askedToTranslateAt: undefined } : person;
  if (person.rights.includes(right) === isGranted) return answered;
  const at = context.clock.now();
  await updateAccount(context, personId, await changesOf(context, personId, right, isGranted), at);
  await insertRightChange(context, { at, userId: personId, adminId, right, isGranted });
  const rights = isGranted ? [...person.rights, right] : person.rights.filter((other) => other !== right);
  return { ...answered, rights };
}

async function changesOf(context: Context, id: UserId, right: Right, isGranted: boolean) {
  if (right === 'admin') return { isAdmin: isGranted };
  // Of the account itself, which may have permissions of the old service as well.
  const others = ((await accountById(context, id))?.permissions ?? []).filter((name) => name !== right);
  return { permissions: isGranted ? [...others, right] : others };
}

/** Makes the account of `ADMIN_EMAIL` an admin at start, if its address is verified: nobody else could make the first one. */
export async function appointFirstAdmin(context: Context): Promise<void> {
  const { adminEmail } = context;
  if (adminEmail === undefined) return;
  const account = await accountByEmail(context, adminEmail);
  if (account?.emailVerifiedAt !== undefined) return makeAdmin(context, account.id);
  context.log.warn('ADMIN_EMAIL names no account with a verified address: sign up with it');
}

/** Makes the person an admin whose address was just verified, if it is that of `ADMIN_EMAIL`. */
export async function appointOnceVerified(context: Context, userId: UserId): Promise<void> {
  const { adminEmail } = context;
  if (adminEmail === undefined) return;
  const account = await accountByEmail(context, adminEmail);
  if (account?.id === userId) await makeAdmin(context, userId);
}

/** Makes a person an admin in the name of the service; whoever is one already stays it. */
export function makeAdmin(context: Context, userId: UserId): Promise<void> {
  return inTransaction(context, (inner) => setAdminByClaim(inner, userId, true));
}

/** Gives or takes the right of admin as the identity provider says; the log names no admin who did it. */
export async function setAdminByClaim(context: Context, userId: UserId, isAdmin: boolean): Promise<void> {
  await changeRight(context, userId, { right: 'admin', isGranted: isAdmin, adminId: null });
}
