import { AppError, instantOfSentTime, isSampleCode, sampleCodeLength, wireTimeOf } from '@skep/domain';
import { hivesInBrief, setSampleCode } from '#hive-core/store.ts';
import { requireRight } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { HiveId, QueenId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import {
  codeByText,
  deleteCode,
  insertCode,
  isInInspection,
  isQueenOfHive,
  newestCodeOfHive,
  type SampleCode,
  seenCodes,
} from './store.ts';

const listed = 1000;

/** Of hives that the person sees, the newest first. */
export function ownSampleCodes(context: SignedInContext): Promise<SampleCode[]> {
  return seenCodes(context, listed);
}

export interface Sample {
  hiveId: HiveId;
  queenId?: QueenId | undefined;
  /** Local time, as `YYYY-MM-DD HH:MM:SS`. */
  sampledAt?: string | undefined;
  /** That the label has already, drawn where there was no network. Default: a new one */
  sampleCode?: string | undefined;
}

/**
 * Gives a sample of a hive a code that no other has; the hive shows it. The code of a sample of this hive is that sample:
 * nothing new is created.
 * @throws AppError not_found, not_allowed, invalid_input
 */
export function makeSampleCode(context: SignedInContext, sample: Sample): Promise<SampleCode> {
  return inTransaction(context, async (inner) => {
    const { hiveId, queenId } = sample;
    const [hive] = await hivesInBrief(inner, [hiveId]);
    const { ownerId } = requireRight(inner, 'edit', hive);
    if (queenId !== undefined && !(await isQueenOfHive(inner, queenId, hiveId))) {
      throw fieldProblem('queenId', 'unknown_choice');
    }
    if (sample.sampleCode !== undefined && !isSampleCode(sample.sampleCode))
      throw fieldProblem('sampleCode', 'invalid');
    const sampleCode = sample.sampleCode ?? inner.random.letters(sampleCodeLength);
    const sampledAt = localTime(sample.sampledAt);
    const written = { sampleCode, ownerId, authorId: inner.user.id, hiveId, queenId, sampledAt };
    const isNew = await insertCode(inner, written, inner.clock.now());
    if (isNew) await setSampleCode(inner, hiveId, sampleCode);
    const made = await codeByText(inner, sampleCode);
    if (made?.hiveId !== hiveId) throw fieldProblem('sampleCode', 'already_taken');
    return made;
  });
}

/**
 * The hive then shows the code before it. One that a saved inspection names marks a sample that may be under way:
 * it is taken out of the inspection first.
 * @throws AppError not_found, not_allowed, sample_in_inspection
 */
export function deleteSampleCode(context: SignedInContext, code: string): Promise<void> {
  return inTransaction(context, async (inner) => {
    const held = requireRight(inner, 'edit', await codeByText(inner, code));
    if (await isInInspection(inner, held)) throw new AppError('sample_in_inspection');
    await deleteCode(inner, held.id);
    await setSampleCode(inner, held.hiveId, await newestCodeOfHive(inner, held.hiveId));
  });
}

function localTime(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const instant = instantOfSentTime(text, 'UTC');
  if (instant === undefined) throw fieldProblem('sampledAt', 'not_a_date');
  return wireTimeOf(instant, 'UTC');
}
