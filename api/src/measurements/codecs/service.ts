import { AppError, deviceCodecForm, deviceCodecLimits, importUnits } from '@skep/domain';
import { isAdminInPerson } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { DeviceCodecId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { changesIn, type Edit } from '#platform/input/edits.ts';
import { fieldProblem, readForm } from '#platform/input/forms.ts';
import type { ChangesOf } from '#platform/resource/fields.ts';
import { quantityNamed } from '#platform/taxonomy/quantities.ts';
import type { CodecValues, codecFields } from './codec-fields.ts';
import { type CodecExample, readExamples } from './examples.ts';
import {
  type Codec,
  codecById,
  codecsSeen,
  countOfCodecs,
  deleteCodec,
  deviceCounts,
  insertCodec,
  takeFromOthers,
  updateCodec,
} from './store.ts';
import { type CodecTrial, tryText } from './trying.ts';

/** A codec as its person sees it. */
export interface SeenCodec extends Codec {
  /** Whether the person can edit it. */
  isEditable: boolean;
  /** How many of the person's devices have it. */
  deviceCount: number;
}

/** Their own and those for everybody, by name. */
export async function listCodecs(context: SignedInContext): Promise<SeenCodec[]> {
  const counts = await deviceCounts(context);
  return (await codecsSeen(context)).map((codec) => seen(context, codec, counts));
}

/** @throws AppError not_found */
export async function showCodec(context: SignedInContext, id: DeviceCodecId): Promise<SeenCodec> {
  const codec = visible(context, await codecById(context, id));
  return seen(context, codec, await deviceCounts(context));
}

/** A codec that was saved, and what it makes of its examples. */
export interface SavedCodec extends SeenCodec, CodecTrial {}

/** @throws AppError invalid_input, not_allowed */
export async function createCodec(context: SignedInContext, input: object): Promise<SavedCodec> {
  const values = checkedValues(context, input);
  const trial = await tried(context, values);
  const codec = await inTransaction(context, async (inner) => {
    if ((await countOfCodecs(inner)) >= deviceCodecLimits.count) throw fieldProblem('name', 'too_many');
    return insertCodec(inner, values);
  });
  return { ...seen(context, codec, new Map()), ...trial };
}

export interface CodecEdit extends Edit<Codec, ChangesOf<typeof codecFields>> {
  /** The codec as GET sends it, for 412. */
  toWire: (codec: SeenCodec) => unknown;
}

/** What is left out stays. @throws AppError invalid_input, not_found, not_allowed, changed_meanwhile */
export async function editCodec(
  context: SignedInContext,
  id: DeviceCodecId,
  edit: CodecEdit,
): Promise<SavedCodec> {
  const changed = await changedCodec(context, id, edit);
  // Before the transaction: it may take seconds, and whoever else edits does not wait for it.
  const trial = await tried(context, changed.values);
  const codec = await inTransaction(context, async (inner) => {
    const held = requireEditable(inner, await codecById(inner, id, true));
    if (held.rev !== changed.held.rev)
      throw new AppError('changed_meanwhile', { current: edit.toWire(seen(inner, held, new Map())) });
    if (held.isForAll && !changed.values.isForAll)
      await takeFromOthers(inner, id, held.ownerId ?? inner.user.id);
    return changed.isChanged ? updateCodec(inner, id, changed.values) : held;
  });
  return { ...seen(context, codec, await deviceCounts(context)), ...trial };
}

async function changedCodec(context: SignedInContext, id: DeviceCodecId, edit: CodecEdit) {
  const held = requireEditable(context, await codecById(context, id));
  const counts = await deviceCounts(context);
  const changes = await changesIn(edit, {
    held,
    earlier: () => Promise.resolve(undefined),
    toWire: () => edit.toWire(seen(context, held, counts)),
  });
  const values = changes === undefined ? held : checkedValues(context, { ...held, ...changes }, held);
  return { held, values, isChanged: changes !== undefined };
}

/** Devices that have it are read as before. @throws AppError not_found, not_allowed */
export function removeCodec(context: SignedInContext, id: DeviceCodecId): Promise<void> {
  return inTransaction(context, async (inner) => {
    requireEditable(inner, await codecById(inner, id, true));
    await deleteCodec(inner, id);
  });
}

/** What a person tries before it is saved. */
export interface TriedCodec {
  text: string;
  examples?: string | undefined;
  fields: CodecValues['fields'];
  /** A message beside the examples. */
  message?: { bytes: string; port: number } | undefined;
}

/** Stores nothing. @throws AppError invalid_input */
export function tryCodec(context: SignedInContext, sent: TriedCodec): Promise<CodecTrial> {
  const examples = readExamples(sent.examples);
  const message = sent.message && {
    ...{ bytes: Uint8Array.from(Buffer.from(sent.message.bytes, 'hex')), port: sent.message.port },
    ...{ receivedAt: undefined, expected: undefined },
  };
  const messages = message === undefined ? examples : [message, ...examples];
  return tryText(sent.text, messages.length > 0 ? messages : [emptyMessage], {
    fields: sent.fields,
    now: context.clock.now(),
  });
}

/** A codec that a device of the person may have. @throws AppError invalid_input */
export async function requireChoosable(context: SignedInContext, id: DeviceCodecId): Promise<void> {
  const codec = await codecById(context, id);
  if (codec === undefined || !isSeen(context, codec)) throw fieldProblem('codecId', 'unknown_choice');
}

const emptyMessage: CodecExample = {
  ...{ bytes: new Uint8Array(), port: 1, receivedAt: undefined, expected: undefined },
};

/** Runs its examples. @throws AppError invalid_input where its text is no codec */
async function tried(context: SignedInContext, { text, examples, fields }: CodecValues): Promise<CodecTrial> {
  const messages = readExamples(examples);
  const options = { fields, now: context.clock.now() };
  const trial = await tryText(text, messages.length > 0 ? messages : [emptyMessage], options);
  const [first] = trial.results;
  if (first?.failure === 'not_parsed' || first?.failure === 'no_function')
    throw fieldProblem('text', 'invalid');
  return messages.length > 0 ? trial : { ...trial, results: [] };
}

/** @param held as it was; undefined: it is new */
function checkedValues(context: SignedInContext, input: object, held?: Codec): CodecValues {
  const values = readForm(deviceCodecForm, { isForAll: false, ...input });
  if (values.isForAll !== (held?.isForAll ?? false) && !isAdminInPerson(context.user))
    throw new AppError('not_allowed');
  for (const [index, { quantity, unit }] of values.fields.entries()) {
    const known = quantityNamed(quantity);
    if (known === undefined) throw fieldProblem(`fields.${index}.quantity`, 'unknown_choice');
    if (unit !== undefined && !importUnits(known.unit).includes(unit))
      throw fieldProblem(`fields.${index}.unit`, 'unknown_choice');
  }
  return values;
}

const isSeen = ({ user }: SignedInContext, codec: Codec) => codec.ownerId === user.id || codec.isForAll;

/** Their own, and, for who administers the service, those for everybody. */
const isEditable = (context: SignedInContext, codec: Codec) =>
  codec.ownerId === context.user.id || (codec.isForAll && isAdminInPerson(context.user));

function visible(context: SignedInContext, codec: Codec | undefined): Codec {
  if (codec === undefined || !isSeen(context, codec)) throw new AppError('not_found');
  return codec;
}

function requireEditable(context: SignedInContext, codec: Codec | undefined): Codec {
  const seenCodec = visible(context, codec);
  if (!isEditable(context, seenCodec)) throw new AppError('not_allowed');
  return seenCodec;
}

const seen = (
  context: SignedInContext,
  codec: Codec,
  counts: ReadonlyMap<DeviceCodecId, number>,
): SeenCodec => ({
  ...codec,
  isEditable: isEditable(context, codec),
  deviceCount: counts.get(codec.id) ?? 0,
});
