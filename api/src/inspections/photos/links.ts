import { createHmac } from 'node:crypto';
import { areEqual, installationSecret } from '#account/core/signatures.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { PhotoId, UserId } from '#platform/context/ids.ts';
import type { PictureSize } from '#platform/pictures/stored-pictures.ts';

/** Says in whose name a picture is requested where no header can: by an `img`. */
export interface Ticket {
  userId: UserId;
  /** Seconds since 1970. */
  until: number;
  signature: string;
}

/** An address stays the same for so long, so that browsers keep what they have. */
const timeRangeSeconds = 2 * 60 * 60;

/** Where a photo is shown. */
export type PhotoLinks = (id: PhotoId, size: PictureSize) => string;

/** Addresses that hold for two to four hours, each for one photo and for who asks now. */
export async function photoLinks(context: SignedInContext): Promise<PhotoLinks> {
  const secret = await secretOf(context);
  const now = context.clock.now().getTime() / 1000;
  const until = (Math.floor(now / timeRangeSeconds) + 2) * timeRangeSeconds;
  const userId = context.user.id;
  return (id, size) => {
    const query = `for=${userId}&until=${until}&signature=${signed(secret, id, { userId, until })}`;
    return `${context.addresses.api}/${size === 'thumb' ? 'thumbs' : 'images'}/${id}/whole?${query}`;
  };
}

/** Whether we gave this ticket for this photo, and it still holds. */
export async function isTicketProven(context: Context, id: PhotoId, ticket: Ticket): Promise<boolean> {
  const isOver = ticket.until * 1000 <= context.clock.now().getTime();
  return !isOver && areEqual(ticket.signature, signed(await secretOf(context), id, ticket));
}

const secretOf = (context: Context) => installationSecret(context, 'photo-links');

function signed(secret: string, id: PhotoId, { userId, until }: Omit<Ticket, 'signature'>): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([id, userId, until]))
    .digest('base64url');
}

/** The photo that an address of ours is of, or an id as it is; undefined for what is neither. */
export function photoIdIn(text: string): PhotoId | undefined {
  const found = /^(?:[^?#\s]*\/(?:images|thumbs)\/)?([1-9]\d{0,8})(?:\/(?:thumb|whole))?(?:\?\S*)?$/.exec(
    text.trim(),
  )?.[1];
  return found === undefined ? undefined : (Number(found) as PhotoId);
}
