import { dayAfter, strikeForm, withdrawalsOf } from '@skep/domain';
import { requireRight } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ApiaryId, HiveId } from '#platform/context/ids.ts';
import { readForm } from '#platform/input/forms.ts';
import type { Entry, EntryHive } from './entry.ts';
import { narrowed } from './narrowed.ts';
import {
  type Chain,
  chainOf,
  colonyFlows,
  type EntryFilter,
  entriesOf,
  entryById,
  hivesSeen,
  ownEntriesOf,
  treatmentsIn,
  type Waiting,
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
 * @throws AppError not_found; invalid_input for one that another replaces already.
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

/** With the chain of the whole book: a print that names its last hash can be checked. */
export interface Sheet extends Chain {
  entries: readonly Entry[];
}

/** Which part of a book is meant; what is absent does not narrow. */
export interface SheetQuery {
  year?: number | undefined;
  /** Of the hives that stood there. */
  apiaryId?: ApiaryId | undefined;
  /** With the treatments of bees that came into it later. */
  hiveId?: HiveId | undefined;
}

/** The person's own book, with no more of each entry than its hives that are meant have of it. */
export async function sheetOf(
  context: SignedInContext,
  { year, apiaryId, hiveId }: SheetQuery,
): Promise<Sheet> {
  const chain = await chainOf(context, context.user.id);
  const found = await ownEntriesOf(context, { year, hiveId });
  const entries = found.flatMap(({ meant, ...entry }) => {
    const isMeant = (hive: EntryHive) =>
      (apiaryId === undefined || hive.apiaryId === apiaryId) && (meant?.includes(hive.id) ?? true);
    return narrowed(entry, isMeant) ?? [];
  });
  return { entries, ...chain };
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
  const ownerIds = [...new Set(hives.map(({ ownerId }) => ownerId))];
  const waits = await waitsIn(context, { ownerIds, since });
  return waits.filter(({ hiveId }) => seen.has(hiveId));
}

export async function waitsIn(context: SignedInContext, waiting: Waiting): Promise<HoneyWait[]> {
  const entries = await treatmentsIn(context, waiting);
  const treatments = entries.flatMap(({ treatment, day, lastDay = day, hives }) => {
    const { withdrawalDays, product } = treatment ?? {};
    if (withdrawalDays === undefined || product === undefined) return [];
    return [{ hives: hives.map(({ id }) => id), firstDay: day, lastDay, withdrawalDays, product }];
  });
  const [first] = treatments.map(({ firstDay }) => firstDay).sort();
  if (first === undefined) return [];
  return withdrawalsOf(treatments, await colonyFlows(context, waiting.ownerIds, first)).map((wait) => ({
    ...{ hiveId: wait.hive, from: wait.from, honeyFrom: wait.honeyFrom },
    product: wait.treatment.product,
  }));
}
