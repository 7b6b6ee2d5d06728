import { AppError } from '@skep/domain';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import { areEqual, signer } from './signatures.ts';
import { passwordHashOf } from './store.ts';

// An address that a browser opens by itself sends no token. A ticket in it says in whose name it is opened, for how long,
// and for what alone. A new password ends it, as it ends every other sign-in.

/** How long an address with a ticket opens anything. */
const heldMinutes = 60;

export interface Ticket {
  for: UserId;
  until: number;
  signature: string;
}

/** As an address has it in its query. */
type TicketTexts = Record<keyof Ticket, string>;

/** Gives the person a ticket. @param subject what it opens, and nothing else */
export function newTicket(context: SignedInContext, ...subject: readonly string[]): Promise<TicketTexts> {
  return ticketUntil(context, secondsNow(context) + heldMinutes * 60, subject);
}

/** One that stays the same for an hour and opens for two at most: for pictures, which a browser keeps by their address. */
export function steadyTicket(context: SignedInContext, ...subject: readonly string[]): Promise<TicketTexts> {
  return ticketUntil(context, steadyEnd(context), subject);
}

/** The same for many subjects, such as the pictures of a list: whatever they are signed with is read once. */
export async function steadyTickets(
  context: SignedInContext,
): Promise<(...subject: readonly string[]) => TicketTexts> {
  const until = steadyEnd(context);
  const { id } = context.user;
  const signatureOf = await signerOf(context, id);
  return (...subject) => ({ for: String(id), until: String(until), signature: signatureOf(until, subject) });
}

function steadyEnd(context: Context): number {
  const timeRange = heldMinutes * 60;
  return (Math.floor(secondsNow(context) / timeRange) + 2) * timeRange;
}

const secondsNow = ({ clock }: Context) => Math.floor(clock.now().getTime() / 1000);

async function ticketUntil(
  context: SignedInContext,
  until: number,
  subject: readonly string[],
): Promise<TicketTexts> {
  const { id } = context.user;
  const signature = await signatureOf(context, id, until, subject);
  return { for: String(id), until: String(until), signature };
}

/**
 * The context of the person whom the ticket was given.
 * @throws AppError not_found, alike for one that is over, forged, given for something else or before the password of
 *   today, or in the hands of another who is signed in.
 */
export async function contextByTicket(
  context: Context,
  ticket: Ticket,
  ...subject: readonly string[]
): Promise<SignedInContext> {
  const { for: id, until, signature } = ticket;
  const isHeld = until * 1000 > context.clock.now().getTime();
  const isAnothers = context.user !== undefined && context.user.id !== id;
  if (!isHeld || isAnothers || !areEqual(signature, await signatureOf(context, id, until, subject)))
    throw new AppError('not_found');
  return {
    ...context,
    user: {
      id,
      isAdmin: false,
      isTranslator: false,
      isShownHivesOfOthers: true,
      by: 'sign_in',
      isReadOnly: true,
      token: '',
    },
  };
}

async function signatureOf(
  context: Context,
  id: UserId,
  until: number,
  subject: readonly string[],
): Promise<string> {
  return (await signerOf(context, id))(until, subject);
}

/** @throws AppError not_found when there is no such account. */
async function signerOf(context: Context, id: UserId) {
  const passwordHash = await passwordHashOf(context, id);
  if (passwordHash === undefined) throw new AppError('not_found');
  const sign = await signer(context);
  return (until: number, subject: readonly string[]) => sign('ticket', id, until, passwordHash, ...subject);
}
