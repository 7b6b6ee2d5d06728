import { feedingForm } from '@skep/domain';
import type { SignedInContext } from '#platform/context/context.ts';
import { readForm } from '#platform/input/forms.ts';
import type { Entry } from './entry.ts';
import { asTyped, type Sent } from './kinds.ts';
import { writeEntry } from './writing.ts';

/** @throws AppError as `writeEntry` */
export function writeFeeding(
  context: SignedInContext,
  input: Sent & Record<string, unknown>,
): Promise<Entry> {
  const form = readForm(feedingForm, asTyped(input));
  const { hiveIds: _, correctsId: __, day, correctionReason, ...feeding } = form;
  const said = { kind: 'feeding', day, feeding, correctionReason } as const;
  return writeEntry(context, { said, hiveIds: [...new Set(input.hiveIds)], correctsId: input.correctsId });
}
