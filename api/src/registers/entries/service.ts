import { dayAfter, strikeForm, withdrawalsOf } from '@skep/domain';
import { requireRight } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ApiaryId, HiveId, UserId } from '#platform/context/ids.ts';
import { readForm } from '#platform/input/forms.ts';
import { firstBroken } from './chain.ts';
import type { Entry, EntryHive } from './entry.ts';
import { narrowed } from './narrowed.ts';
import {
  coloniesBefore,
  colonyFlows,
  type EntryFilter,
  entriesOf,
  entryById,
  hivesSeen,
  linksOf,
  ownEntriesOf,
  treatmentsUntil,
} from './store.ts';
import type { EntryId } from './tables.ts';
import { writeEntry } from './writing.ts';

const pageSize = 50;

export interface EntryPage {
  entries: readonly Entry[];
  /** For the page after this one; undefined on the last. */
  next: EntryId | undefined;
}

/** The newest first: of the person's own book, and what they wrote in those of others. */
export async function entryPage(context: SignedInContext, filter: EntryFilter): Promise<EntryPage> {
  const found = await entriesOf(context, filter, pageSize + 1);
  const entries = found.slice(0, pageSize);
  return { entries, next: found.length > pageSize ? entries.at(-1)?.id : undefined };
}

/** @throws AppError not_found */
export async function showEntry(context: SignedInContext, id: EntryId): Promise<Entry> {
  return requireRight(context, 'see', await entryById(context, id));
}

/**
 * Says that an entry does not hold, by another one.
 * @throws AppError not_found; invalid_input for one in whose place another stands already.
 */
export async function strikeEntry(
  context: SignedInContext,
  id: EntryId,
  input: { reason: string },
): Promise<Entry> {
  const { reason } = readForm(strikeForm, input);
  const struck = requireRight(context, 'edit', await entryById(context, id));
  const { kind, day, lastDay, hives, treatment, harvest, miteCount, feeding, jars, supers, proof } = struck;
  const facts = { treatment, harvest, miteCount, feeding, jars, supers, proof };
  const said = { kind, day, lastDay, ...facts, correctionReason: reason, isStruck: true };
  return writeEntry(context, { said, hiveIds: hives.map((hive) => hive.id), correctsId: id });
}

export interface Sheet {
  entries: readonly Entry[];
  /** Of the last entry of the whole book: a print that names it can be checked. */
  hash: string | undefined;
  /** Number of the first entry of the book that is missing or was changed behind its back; undefined: none. */
  broken: number | undefined;
}

/** Which part of a book is meant; what is absent does not narrow. */
export interface SheetWish {
  year: number | undefined;
  /** Of the hives that stood there. */
  apiaryId: ApiaryId | undefined;
  /** With the treatments of bees that came into it later. */
  hiveId: HiveId | undefined;
}

/** The person's own book, with no more of each entry than its hives that are meant have of it. */
export async function sheetOf(
  context: SignedInContext,
  { year, apiaryId, hiveId }: SheetWish,
): Promise<Sheet> {
  const links = await linksOf(context, context.user.id);
  const before = hiveId === undefined ? [] : await coloniesBefore(context, hiveId);
  const isOfHive = ({ kind, day }: Entry, { id }: EntryHive) =>
    hiveId === undefined ||
    id === hiveId ||
    (kind === 'treatment' && before.some((hive) => hive.hiveId === id && day <= hive.until));
  const entries = (await ownEntriesOf(context, { year })).flatMap(
    (entry) =>
      narrowed(
        entry,
        (hive) => (apiaryId === undefined || hive.apiaryId === apiaryId) && isOfHive(entry, hive),
      ) ?? [],
  );
  return { entries, hash: links.at(-1)?.hash, broken: firstBroken(links) };
}

/** A hive whose honey has to wait, because of what it or bees that came into it were given. */
export interface HoneyWait {
  hiveId: HiveId;
  from: string;
  honeyFrom: string;
  product: string;
}

/** Of the hives that the person sees, over the last year and from now on. */
export async function honeyWaits(context: SignedInContext): Promise<HoneyWait[]> {
  const hives = await hivesSeen(context);
  const seen = new Set(hives.map(({ id }) => id));
  const since = dayAfter(context.clock.now().toISOString().slice(0, 10), -366);
  const waits = await waitsIn(context, [...new Set(hives.map(({ ownerId }) => ownerId))], since);
  return waits.filter(({ hiveId }) => seen.has(hiveId));
}

/** In these people's books, of whatever ends after that day. */
export async function waitsIn(
  context: SignedInContext,
  ownerIds: readonly UserId[],
  since: string,
): Promise<HoneyWait[]> {
  const entries = await treatmentsUntil(context, ownerIds, since);
  const treatments = entries.flatMap(({ treatment, day, lastDay = day, hives }) =>
    treatment === undefined
      ? []
      : [
          {
            ...{ hives: hives.map(({ id }) => id), firstDay: day, lastDay },
            ...{ withdrawalDays: treatment.withdrawalDays, product: treatment.product },
          },
        ],
  );
  const [first] = treatments.map(({ firstDay }) => firstDay).sort();
  if (first === undefined) return [];
  return withdrawalsOf(treatments, await colonyFlows(context, ownerIds, first)).map((wait) => ({
    ...{ hiveId: wait.hive, from: wait.from, honeyFrom: wait.honeyFrom },
    product: wait.treatment.product,
  }));
}
