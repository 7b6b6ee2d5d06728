import {
  entryRemindersForm,
  feedingForm,
  harvestForm,
  honeyFrom,
  isWithin,
  miteCountForm,
  treatmentForm,
} from '@skep/domain';
import type { GenericSchema } from 'valibot';
import type { SignedInContext } from '#platform/context/context.ts';
import type { HiveId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { fieldProblem, readForm } from '#platform/input/forms.ts';
import { type Entry, factsOf } from './entry.ts';
import { remindOf } from './reminding.ts';
import { waitsIn } from './service.ts';
import type { EntryId } from './tables.ts';
import { writeEntry } from './writing.ts';

/** What a form says, with ids as the service has them. */
export interface Sent {
  hiveIds: readonly HiveId[];
  correctsId?: EntryId | undefined;
}

type Input = Sent & Record<string, unknown>;

interface Dated {
  day: string;
  lastDay?: string | undefined;
  correctionReason?: string | undefined;
}

/** What is sent, held to its form: the facts, when they were, and which hives and which entry they are about. */
export function readEntry<Form extends GenericSchema<unknown, Dated>>(form: Form, sent: Input) {
  const { hiveIds, correctsId } = sent;
  const typed = { ...sent, hiveIds: hiveIds.map(String), correctsId: correctsId?.toString() };
  const values = readForm(form, typed);
  const { day, lastDay, correctionReason }: Dated = values;
  return {
    ...{ values, facts: factsOf(values), dated: { day, lastDay, correctionReason } },
    about: { hiveIds: [...new Set(hiveIds)], correctsId },
  };
}

/** @throws AppError as `writeEntry` */
export function writeTreatment(context: SignedInContext, sent: Input): Promise<Entry> {
  const steps = readForm(entryRemindersForm, sent);
  const { dated, facts: treatment, about, values } = readEntry(treatmentForm, sent);
  const said = { kind: 'treatment', ...dated, treatment } as const;
  const { lastDay, withdrawalDays } = values;
  const free = withdrawalDays === undefined ? undefined : honeyFrom({ lastDay, withdrawalDays });
  return inTransaction(context, async (inner) => {
    const entry = await writeEntry(inner, { said, ...about, honeyFrom: free });
    await remindOf(inner, entry, steps, treatment.product);
    return entry;
  });
}

/** @throws AppError as `writeEntry`; invalid_input without a reason for honey that has to wait. */
export function writeHarvest(context: SignedInContext, sent: Input): Promise<Entry> {
  const { dated, facts: harvest, about, values } = readEntry(harvestForm, sent);
  const { day } = dated;
  const said = { kind: 'harvest', ...dated, harvest } as const;
  const ofHives = about.hiveIds.map((id) => ({ frames: values.frames[id] }));
  return writeEntry(context, { said, ...about, ofHives }, async (inner, ownerId) => {
    if (harvest.withdrawalReason !== undefined) return;
    const waits = await waitsIn(inner, { ownerIds: [ownerId], since: day, until: day });
    const isWaiting = waits.some((wait) => about.hiveIds.includes(wait.hiveId) && isWithin(day, wait));
    if (isWaiting) throw fieldProblem('withdrawalReason', 'required');
  });
}

/** @throws AppError as `writeEntry` */
export async function writeMiteCount(context: SignedInContext, sent: Input): Promise<Entry> {
  const { dated, facts: miteCount, about, values } = readEntry(miteCountForm, sent);
  const said = { kind: 'mite_count', ...dated, miteCount } as const;
  const ofHives = about.hiveIds.map((id) => ({ mites: values.counts[id] }));
  return writeEntry(context, { said, ...about, ofHives });
}

/** @throws AppError as `writeEntry` */
export async function writeFeeding(context: SignedInContext, sent: Input): Promise<Entry> {
  const { dated, facts: feeding, about } = readEntry(feedingForm, sent);
  return writeEntry(context, { said: { kind: 'feeding', ...dated, feeding }, ...about });
}
