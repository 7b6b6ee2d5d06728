import type { Kysely } from 'kysely';
import { CodecRunner } from '#measurements/codec-sandbox/codec-runner.ts';
import { mappedValues, valuesOfAnswer } from '#measurements/codecs/mapping.ts';
import { mailResting } from '#measurements/codecs/resting-mail.ts';
import { type Codec, codecById, letRest } from '#measurements/codecs/store.ts';
import type { Context } from '#platform/context/context.ts';
import type { Database } from '#platform/database/tables.ts';
import type { InboxNote } from './outcome.ts';
import { type ReadMessage, readMessage } from './reading.ts';
import type { SenderCodec } from './statements.ts';
import { readStored } from './stored-message.ts';

/** So many messages in a row that take too long, and the codec is not called any more. */
const mostSlow = 5;
/** Some tens of megabytes at most. */
const mostRemembered = 200;

interface Remembered {
  codecs: Map<string, Codec>;
  /** Messages in a row that took too long. */
  slow: Map<string, number>;
}

/** One for each database of this process. */
const remembered = new WeakMap<Kysely<Database>, Remembered>();

/** Codecs of devices wait for one another in it, and no other message waits for them. */
const runner = new CodecRunner();

const versionOf = ({ id, rev }: Pick<SenderCodec, 'id' | 'rev'>) => `${id}.${rev}`;

/** Whether it is to be decoded by the codec before it is stored. */
export function isDecodable(read: ReadMessage, codec: SenderCodec | null): codec is SenderCodec {
  if (codec === null || read.uplink?.payload === undefined) return false;
  const isRefused = !['stored', 'nothing_to_store', 'unreadable'].includes(read.status);
  return !isRefused && read.decoded?.by !== versionOf(codec);
}

/** The message without the values of a codec that its device no longer has. */
export function withoutOtherCodec(read: ReadMessage, codec: SenderCodec | null): ReadMessage {
  const { decoded } = read;
  if (decoded === undefined || (codec !== null && decoded.by === versionOf(codec))) return read;
  return decoded.from;
}

/** The message with the values that the codec gives for its bytes, or the reason why there are none. */
export async function decodedByCodec(
  context: Context,
  sent: ReadMessage,
  { id, rev, isResting }: SenderCodec,
): Promise<ReadMessage> {
  const read = sent.decoded?.from ?? sent;
  const { uplink } = read;
  const version = versionOf({ id, rev });
  if (uplink?.payload === undefined) return read;
  const without = (note: InboxNote) => ({ ...emptied(read, version), notes: [note, ...otherNotes(read)] });
  if (isResting) return without({ code: 'codec_rests', params: {} });
  const codec = await codecNamed(context, { id, rev });
  // It was changed or deleted meanwhile, which the statement that stores notices.
  if (codec === undefined) return { ...read, decoded: { by: version, from: read } };
  const { payload: bytes, port = 0 } = uplink;
  const answer = await runner.run(codec.text, { bytes, port, receivedAt: read.time });
  await countSlow(context, codec, answer.kind === 'failed' && isTooMuch(answer.failure));
  if (answer.kind === 'failed') {
    const { failure, message } = answer;
    return without({ code: 'codec_failed', params: { failure, message } });
  }
  const values = mappedValues(valuesOfAnswer(answer.data), codec.fields);
  const warnings = answer.warnings.map((message) => ({
    code: 'codec_warning' as const,
    params: { message },
  }));
  if (Object.keys(values).length === 0)
    return {
      ...emptied(read, version),
      ...{ status: 'nothing_to_store', notes: [...warnings, ...otherNotes(read)] },
    };
  const decoded = readMessage(
    { ...uplink, decodedObject: values, isDecodedForUs: true },
    context.clock.now(),
  );
  return {
    ...{ ...read, decoded: { by: version, from: read }, status: decoded.status, values: decoded.values },
    report: decoded.report,
    notes: [...decoded.notes, ...warnings, ...otherNotes(read)],
  };
}

/** A message of the inbox as the codec reads it, as if it came now. */
export function readStoredBy(
  context: Context,
  { raw, receivedAt }: { raw: string; receivedAt: Date },
  codec: SenderCodec | null,
): Promise<ReadMessage> | ReadMessage {
  const read = readStored(raw, receivedAt);
  if (!isDecodable(read, codec)) return read;
  const then = { ...context, clock: { ...context.clock, now: () => receivedAt } };
  return decodedByCodec(then, read, codec);
}

const emptied = (read: ReadMessage, version: string): ReadMessage => ({
  ...{ ...read, decoded: { by: version, from: read }, status: 'unreadable', values: {}, report: {} },
});

/** What is said of the message, and not of its bytes as the formats that Skep knows read them. */
const otherNotes = ({ notes }: ReadMessage) => notes.filter(({ code }) => code === 'unsigned');

const isTooMuch = (failure: string) => failure === 'too_slow' || failure === 'too_much_memory';

function rememberedOf({ db }: Pick<Context, 'db'>): Remembered {
  const known = remembered.get(db) ?? { codecs: new Map(), slow: new Map() };
  remembered.set(db, known);
  return known;
}

async function codecNamed(
  context: Context,
  { id, rev }: Pick<SenderCodec, 'id' | 'rev'>,
): Promise<Codec | undefined> {
  const { codecs } = rememberedOf(context);
  const version = versionOf({ id, rev });
  const known = codecs.get(version);
  if (known !== undefined) return known;
  const codec = await codecById(context, id);
  if (codec?.rev !== rev) return undefined;
  if (codecs.size >= mostRemembered) codecs.clear();
  codecs.set(version, codec);
  return codec;
}

/** After too many of them its owner is told, and it rests until it is edited: its devices alone have the loss. */
async function countSlow(context: Context, codec: Codec, isSlow: boolean): Promise<void> {
  const { slow } = rememberedOf(context);
  const version = versionOf(codec);
  if (!isSlow) return void slow.delete(version);
  const count = (slow.get(version) ?? 0) + 1;
  slow.set(version, count);
  if (count < mostSlow) return;
  slow.delete(version);
  if (await letRest(context, codec, context.clock.now())) await mailResting(context, codec);
}
