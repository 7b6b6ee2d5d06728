import type { AppError, StorageKind } from '@skep/domain';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { lockStorage } from './storage-store.ts';

/** What the stored files of a person take, of every domain that stores some. */
export interface StorageAccount {
  kinds: ReadonlyMap<StorageKind, number>;
  usedBytes: number;
  maxBytes: number;
}

export async function storageOf(context: Context, userId: UserId): Promise<StorageAccount> {
  const kinds = new Map<StorageKind, number>();
  let usedBytes = 0;
  // One after the other: an upload takes one connection, not one for each kind.
  for (const { kind, bytesOf } of context.domains.flatMap(({ storage }) => storage ?? [])) {
    const bytes = await bytesOf(context, userId);
    kinds.set(kind, bytes);
    usedBytes += bytes;
  }
  return { kinds, usedBytes, maxBytes: context.storageBytesMax };
}

/**
 * Refuses an upload that the storage of its sender has no room for, also if it belongs to something of another person.
 * Before a file is written it spares the disk; only in the transaction that stores it does it decide, since there
 * uploads of a person wait for each other.
 * @param bytes that are to be stored; 0 in the transaction that has just stored them
 * @param path of the field that holds the file
 * @throws AppError invalid_input
 */
export async function requireStorage(context: SignedInContext, bytes: number, path = 'file'): Promise<void> {
  if (context.db.isTransaction) await lockStorage(context, context.user.id);
  const { usedBytes, maxBytes } = await storageOf(context, context.user.id);
  if (usedBytes + bytes > maxBytes) throw noRoomLeft(context, path);
}

/**
 * A function that says whether there is room for so many more bytes, and reserves them if there is. The person's archive does
 * not count: a newer one replaces it, and it is deleted once everything in it is restored.
 */
export async function roomWithoutArchive(
  context: Context,
  userId: UserId,
): Promise<(bytes: number) => boolean> {
  const { kinds, usedBytes, maxBytes } = await storageOf(context, userId);
  let room = maxBytes - usedBytes + (kinds.get('archives') ?? 0);
  return (bytes) => {
    if (bytes > room) return false;
    room -= bytes;
    return true;
  };
}

export function noRoomLeft({ storageBytesMax }: Context, path = 'file'): AppError {
  return fieldProblem(path, 'no_room_left', { max: storageBytesMax / 1_000_000 });
}
