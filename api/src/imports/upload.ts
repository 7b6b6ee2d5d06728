import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ImportMapping, importLimits, isTimeZone } from '@skep/domain';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ImportId } from '#platform/context/ids.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { formOf, headOf, rowsOfHead } from './head.ts';
import { headerHash, recognised } from './recognising.ts';
import { requireContent } from './records.ts';
import { insertImport, keptBytesOf, keptMapping } from './store.ts';

export const fileBytesMax = importLimits.megabytes * 1_000_000;

/** Of all files of a person that wait to be imported. */
const megabytesTogether = 2000;

export interface SentFile {
  name: string;
  content: NodeJS.ReadableStream;
  /** Once it is read: whether it was longer than it may be. */
  isCut: () => boolean;
  /** IANA zone of the person. */
  timeZone: string | undefined;
}

/**
 * Keeps a file and says how it seems to be written; nothing of it is imported yet.
 * @throws AppError invalid_input
 */
export async function uploadImport(context: SignedInContext, file: SentFile): Promise<ImportId> {
  const at = context.clock.now();
  const fileName = `${at.getTime()}-${context.random.token(32)}.csv`;
  try {
    const kept = await keepFile(context, fileName, file);
    if (file.isCut()) throw fieldProblem('file', 'file_too_large', { max: importLimits.megabytes });
    if (kept.sizeBytes === 0) throw fieldProblem('file', 'required');
    const together = (await keptBytesOf(context, context.user.id)) + kept.sizeBytes;
    if (together > megabytesTogether * 1_000_000)
      throw fieldProblem('file', 'no_room_left', { max: megabytesTogether });
    const known = await recognisedFile(context, fileName, file.timeZone);
    const made = { ownerId: context.user.id, name: shownName(file.name), fileName, ...kept, ...known };
    return await insertImport(context, made, at);
  } catch (error) {
    await context.imports.remove(fileName);
    throw error;
  }
}

async function keepFile(context: SignedInContext, fileName: string, { content }: SentFile) {
  const hash = createHash('sha256');
  const hashed = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      done(null, piece);
    },
  });
  const [, sizeBytes] = await Promise.all([
    pipeline(content, hashed),
    context.imports.write(fileName, hashed),
  ]);
  return { sizeBytes, contentHash: hash.digest('hex') };
}

async function recognisedFile(context: SignedInContext, fileName: string, zone: string | undefined) {
  const { content } = requireContent(await context.imports.read(fileName));
  const head = await headOf(content);
  const form = formOf(head);
  const rows = rowsOfHead(head, form);
  const width = rows[0]?.length ?? 0;
  if (width > importLimits.columns)
    throw fieldProblem('file', 'too_many_columns', { max: importLimits.columns });
  const timeZone = zone !== undefined && isTimeZone(zone) ? zone : 'UTC';
  const guessed = recognised(rows, form, timeZone);
  const hash = headerHash(rows);
  const kept = await keptMapping(context, context.user.id, hash);
  if (kept?.columns.length !== width) return { headerHash: hash, ...guessed };
  const mapping: ImportMapping = { ...kept, encoding: form.encoding };
  return { headerHash: hash, source: 'kept' as const, mapping };
}

function shownName(name: string): string {
  const shown = name
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, '')
    .trim()
    .slice(-100);
  return shown === '' ? '?' : shown;
}
