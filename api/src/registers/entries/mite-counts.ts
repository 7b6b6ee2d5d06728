import { miteCountForm } from '@skep/domain';
import type { SignedInContext } from '#platform/context/context.ts';
import { readForm } from '#platform/input/forms.ts';
import type { Entry } from './entry.ts';
import { asTyped, type Sent } from './kinds.ts';
import { writeEntry } from './writing.ts';

/** @throws AppError as `writeEntry` */
export function writeMiteCount(
  context: SignedInContext,
  input: Sent & Record<string, unknown>,
): Promise<Entry> {
  const form = readForm(miteCountForm, asTyped(input));
  const { day, method, days, counts, recountDay, correctionReason } = form;
  const { correctsId } = input;
  const hiveIds = [...new Set(input.hiveIds)];
  const ofHives = hiveIds.map((id) => ({ mites: counts[id] }));
  const said = {
    kind: 'mite_count',
    day,
    miteCount: { method, days, recountDay },
    correctionReason,
  } as const;
  return writeEntry(context, { said, hiveIds, correctsId, ofHives });
}
