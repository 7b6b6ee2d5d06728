import { entryRemindersForm, harvestForm, honeyFrom, isWithin, treatmentForm } from '@skep/domain';
import type { SignedInContext } from '#platform/context/context.ts';
import type { HiveId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { fieldProblem, readForm } from '#platform/input/forms.ts';
import type { Entry } from './entry.ts';
import { remindOf } from './reminding.ts';
import { waitsIn } from './service.ts';
import type { EntryId } from './tables.ts';
import { writeEntry } from './writing.ts';

/** What a form says, with ids as the service has them. */
export interface Sent {
  hiveIds: readonly HiveId[];
  correctsId: EntryId | undefined;
}

/** What is to be done after it. */
interface Reminding {
  reminders: readonly { text: string; day: string }[];
  timeZone: string;
}

/** As the forms of the domain have it. */
export const asTyped = <Input extends Sent>(input: Input) => ({
  ...input,
  hiveIds: input.hiveIds.map(String),
  correctsId: input.correctsId?.toString(),
});

/** @throws AppError as `writeEntry` */
export function writeTreatment(
  context: SignedInContext,
  { reminders, timeZone, ...input }: Sent & Reminding & Record<string, unknown>,
): Promise<Entry> {
  const steps = readForm(entryRemindersForm, { reminders, timeZone });
  const form = readForm(treatmentForm, asTyped(input));
  const { hiveIds: _, correctsId: __, day, lastDay, correctionReason, ...treatment } = form;
  const said = { kind: 'treatment', day, lastDay, treatment, correctionReason } as const;
  const { correctsId } = input;
  const hiveIds = [...new Set(input.hiveIds)];
  const free = honeyFrom({ lastDay, withdrawalDays: treatment.withdrawalDays });
  return inTransaction(context, async (inner) => {
    const entry = await writeEntry(inner, { said, hiveIds, correctsId, honeyFrom: free });
    await remindOf(inner, entry, steps, treatment.product);
    return entry;
  });
}

/** @throws AppError as `writeEntry`; invalid_input without a reason for honey that has to wait. */
export function writeHarvest(
  context: SignedInContext,
  input: Sent & Record<string, unknown>,
): Promise<Entry> {
  const form = readForm(harvestForm, asTyped(input));
  const { hiveIds: _, correctsId: __, day, frames: counted, correctionReason, ...harvest } = form;
  const said = { kind: 'harvest', day, harvest, correctionReason } as const;
  const { correctsId } = input;
  const hiveIds = [...new Set(input.hiveIds)];
  const ofHives = hiveIds.map((id) => ({ frames: counted[id] }));
  return writeEntry(context, { said, hiveIds, correctsId, ofHives }, async (inner, ownerId) => {
    if (harvest.withdrawalReason !== undefined) return;
    const waits = await waitsIn(inner, { ownerIds: [ownerId], since: day, until: day });
    const isWaiting = waits.some((wait) => hiveIds.includes(wait.hiveId) && isWithin(day, wait));
    if (isWaiting) throw fieldProblem('withdrawalReason', 'required');
  });
}
