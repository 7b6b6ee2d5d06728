import { AppError, possibleHiveTagActions, type TaggedHive } from '@skep/domain';
import { hivesInBrief } from '#hive-core/store.ts';
import { devicesOfHives, type HiveDevice } from '#measurements/devices/hive-device-store.ts';
import { type Access, mayDo, requireOwn, requireRight } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { HiveId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { fieldProblem, readForm } from '#platform/input/forms.ts';
import { rulesOf } from '#platform/resource/fields.ts';
import type { HiveTag, HiveTagCode } from './hive-tag.ts';
import { type HiveTagChanges, hiveTagFields } from './hive-tag-fields.ts';
import {
  codeByText,
  codesOf,
  deleteTag,
  insertMissingCodes,
  insertTag,
  ownTagsOf,
  type StoredTag,
} from './store.ts';

/** 78 bits: whoever finds one tag cannot find another by trying. */
const codeLength = 16;

/** The person's tags by number. */
export async function ownTags(context: SignedInContext): Promise<HiveTag[]> {
  return withHives(context, await ownTagsOf(context));
}

/** @throws AppError not_found */
export async function showTag(context: SignedInContext, number: string): Promise<HiveTag> {
  const [tag] = await withHives(context, [await requireTag(context, number)]);
  if (tag === undefined) throw new AppError('not_found');
  return tag;
}

/** @throws AppError invalid_input; not_found for a hive that is not the person's. */
export function createTag(context: SignedInContext, changes: HiveTagChanges): Promise<HiveTag> {
  return inTransaction(context, (inner) => writeTag(inner, changes));
}

/**
 * What is left out stays; another number moves the tag to it.
 * @param changesOf what is changed of what is held; undefined: nothing.
 * @throws AppError invalid_input, not_found
 */
export function editTag(
  context: SignedInContext,
  number: string,
  changesOf: (held: HiveTag) => HiveTagChanges | undefined,
): Promise<HiveTag> {
  return inTransaction(context, async (inner) => {
    const held = await showTag(inner, number);
    const changes = changesOf(held);
    if (changes === undefined) return held;
    await deleteTag(inner, inner.user.id, number);
    return writeTag(inner, { ...held, ...changes });
  });
}

/** @throws AppError not_found */
export async function removeTag(context: SignedInContext, number: string): Promise<void> {
  if (!(await deleteTag(context, context.user.id, number))) throw new AppError('not_found');
}

/** The codes to be printed for these numbers, whether or not they hang on a hive yet; each stays the same for ever. */
export function codesForPrinting(
  context: SignedInContext,
  numbers: readonly string[],
): Promise<HiveTagCode[]> {
  const { random, clock, user } = context;
  return inTransaction(context, async (inner) => {
    const codes = numbers.map((number) => ({ number, code: random.readableCode(codeLength) }));
    await insertMissingCodes(inner, user.id, codes, clock.now());
    return codesOf(inner, user.id, numbers);
  });
}

export interface ScannedTag {
  number: string;
  /** Undefined: it hangs on no hive yet. */
  tag: HiveTag | undefined;
}

/** What a scanned code means. @throws AppError not_found, also for the code of somebody else. */
export async function scannedTag(context: SignedInContext, code: string): Promise<ScannedTag> {
  const { number } = requireOwn(context, await codeByText(context, code.toUpperCase()));
  const [tag] = await withHives(context, await ownTagsOf(context, number));
  return { number, tag };
}

const hiveTagRules = rulesOf(hiveTagFields);

async function writeTag(context: SignedInContext, changes: HiveTagChanges): Promise<HiveTag> {
  const tag = readForm(hiveTagRules, changes);
  const hive = await requireHive(context, tag.hiveId);
  if (!possibleHiveTagActions(hive).includes(tag.action)) throw fieldProblem('action', 'unknown_choice');
  const isNew = await insertTag(context, context.user.id, tag, context.clock.now());
  if (!isNew) throw fieldProblem('number', 'already_taken');
  return { ...tag, hive };
}

async function requireTag(context: SignedInContext, number: string): Promise<StoredTag> {
  const [tag] = await ownTagsOf(context, number);
  if (tag === undefined) throw new AppError('not_found');
  return tag;
}

async function requireHive(context: SignedInContext, id: HiveId) {
  const [hive] = await hivesInBrief(context, [id]);
  const seen = requireRight(context, 'see', hive);
  return taggedHive(seen.id, seen, await devicesOfHives(context, [seen.id]));
}

/** Tags with what their hives allow just now: one query more, however many there are. */
async function withHives(context: SignedInContext, tags: readonly StoredTag[]): Promise<HiveTag[]> {
  const devices = await devicesOfHives(
    context,
    tags.map(({ hiveId }) => hiveId),
  );
  return tags.map((tag) => ({ ...tag, hive: taggedHive(tag.hiveId, tag, devices) }));
}

function taggedHive(
  id: HiveId,
  right: { access: Access },
  devices: ReadonlyMap<HiveId, readonly HiveDevice[]>,
): TaggedHive {
  const deviceIds = (devices.get(id) ?? []).map((device) => device.id);
  return { id, canEdit: mayDo('edit', right), deviceIds };
}
