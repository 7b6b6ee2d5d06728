import { AppError, type FieldProblemCode, isFutureDay, isHiveThere, type RegisterKind } from '@skep/domain';
import type { Hive } from '#hives/queries/hive.ts';
import { hivesForEdit } from '#hives/queries/store.ts';
import { mayDo, requireRight } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { HiveId, UserId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import type { Entry, EntryContent, EntryHive, SaidOfHive } from './entry.ts';
import { countInBookOf } from './others-book.ts';
import { appendEntry, entryById, lockBook, nameOfUser, placesOn } from './store.ts';
import type { EntryId } from './tables.ts';

/** What is new in an entry; whose hives it is about, who wrote it and when is added. */
export interface EntryDraft {
  said: Omit<EntryContent, 'number' | 'writtenAt' | 'authorName' | 'hives' | 'corrects'>;
  /** Each once. */
  hiveIds: readonly HiveId[];
  /** Of each hive, in their order. Default: as the corrected entry says, or nothing. */
  ofHives?: readonly SaidOfHive[] | undefined;
  correctsId: EntryId | undefined;
  honeyFrom?: string | undefined;
}

/**
 * Writes an entry into the book of whoever keeps the hives, or none.
 * @param check what is wrong with it, when nobody else can write into that book any more
 * @throws AppError not_found, not_allowed when none of the hives can be edited; invalid_input
 */
export function writeEntry(
  context: SignedInContext,
  draft: EntryDraft,
  check: (inner: SignedInContext, ownerId: UserId) => Promise<void> = async () => undefined,
): Promise<Entry> {
  return inTransaction(context, async (inner) => {
    const { said, correctsId } = draft;
    if (isFutureDay(said.day, inner.clock.now())) throw fieldProblem('day', 'date_in_future');
    const corrected = correctsId === undefined ? undefined : await entryToCorrect(inner, correctsId);
    const held = await hivesForEdit(inner, draft.hiveIds);
    const ownerId = ownerOf(inner, held, draft.hiveIds, corrected);
    await lockBook(inner, ownerId);
    // Read under the lock: of two corrections at once the second finds the first.
    if (correctsId !== undefined) await correctableEntry(inner, correctsId, said.kind);
    await check(inner, ownerId);
    const hives = await hivesOn(inner, draft, held, corrected);
    return append(inner, { said, ownerId, correctsId, hives, corrected, honeyFrom: draft.honeyFrom });
  });
}

interface Appended extends Pick<EntryDraft, 'said' | 'correctsId' | 'honeyFrom'> {
  ownerId: UserId;
  hives: readonly EntryHive[];
  corrected: Entry | undefined;
}

/** Writes it, with who and when, into a book that is locked. @throws AppError too_many_requests in the book of another */
export async function append(
  inner: SignedInContext,
  { said, hives, corrected, ...rest }: Appended,
): Promise<Entry> {
  await countInBookOf(inner, rest.ownerId);
  const content = {
    ...said,
    hives,
    writtenAt: inner.clock.now().toISOString(),
    authorName: await nameOfUser(inner, inner.user.id),
    corrects: corrected?.number,
  };
  const id = await appendEntry(inner, { ...rest, honeyFrom: rest.honeyFrom, content });
  return requireRight(inner, 'see', await entryById(inner, id));
}

/** @throws AppError invalid_input for one that is not there, or is another's. */
async function entryToCorrect(context: SignedInContext, id: EntryId): Promise<Entry> {
  const entry = await entryById(context, id);
  if (entry === undefined || !mayDo('edit', entry)) throw fieldProblem('correctsId', 'unknown_choice');
  return entry;
}

/** @throws AppError invalid_input for one that another replaces already, or cannot. */
export async function correctableEntry(
  context: SignedInContext,
  id: EntryId,
  kind: RegisterKind,
): Promise<Entry> {
  const entry = await entryToCorrect(context, id);
  if (entry.isStruck || entry.kind !== kind) throw fieldProblem('correctsId', 'unknown_choice');
  if (entry.correctedBy !== undefined) throw fieldProblem('correctsId', 'already_taken');
  return entry;
}

/** Whose book it is: that of the one person who keeps all of these hives. */
function ownerOf(
  context: SignedInContext,
  held: readonly Hive[],
  hiveIds: readonly HiveId[],
  corrected: Entry | undefined,
): UserId {
  const stood = new Set(corrected?.hives.map(({ id }) => id));
  const editable = held.filter((hive) => mayDo('edit', hive));
  const [first] = editable;
  if (first === undefined && !hiveIds.every((id) => stood.has(id))) {
    requireRight(context, 'edit', held[0]);
  }
  const ownerId = corrected?.ownerId ?? first?.ownerId;
  if (ownerId === undefined) throw new AppError('not_found');
  // What was treated stays so, also when the hive is gone: a correction may name it.
  const known = new Set([
    ...stood,
    ...editable.filter((hive) => hive.ownerId === ownerId).map(({ id }) => id),
  ]);
  const unknown = hiveIds.find((id) => !known.has(id));
  if (unknown !== undefined) {
    const isEditable = editable.some(({ id }) => id === unknown);
    throw fieldProblem('hiveIds', isEditable ? 'other_keeper' : 'hive_gone');
  }
  return ownerId;
}

/** The hives as they were on that day. @throws AppError invalid_input for one that was no more by then. */
async function hivesOn(
  context: SignedInContext,
  { said: { day, lastDay = day }, hiveIds, ofHives }: EntryDraft,
  held: readonly Hive[],
  corrected: Entry | undefined,
): Promise<EntryHive[]> {
  const refuse = (code: FieldProblemCode) => fieldProblem('hiveIds', code);
  const places = new Map((await placesOn(context, hiveIds, day)).map((place) => [place.hiveId, place]));
  return hiveIds.map((id, index) => {
    const written = corrected?.hives.find((hive) => hive.id === id);
    if (written !== undefined) return { ...written, ...ofHives?.[index] };
    const hive = held.find((each) => each.id === id);
    if (hive === undefined) throw refuse('hive_gone');
    const { state, since } = hive.life;
    if (!isHiveThere(state)) {
      if (since === undefined || since <= day) throw refuse('hive_not_there');
      // Strips come out with the bees at the latest.
      if (since < lastDay) throw fieldProblem('lastDay', 'hive_not_there');
    }
    const { apiaryId, apiaryName } = places.get(id) ?? hive;
    return { id, name: hive.name, apiaryId, apiaryName, ...ofHives?.[index] };
  });
}
