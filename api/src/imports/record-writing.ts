import { type ImportRecordKind, wireTimeOf } from '@skep/domain';
import { createQueen } from '#hives/queens/service.ts';
import { insertInspections } from '#inspections/inspections/store.ts';
import { markReminderDone } from '#inspections/reminders/store.ts';
import type { DefinitionChanges } from '#measurements/devices/definition.ts';
import { createDefinition } from '#measurements/devices/definitions.ts';
import { addDevice } from '#measurements/devices/service.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { DeviceId, HiveId, InspectionId, QueenId } from '#platform/context/ids.ts';
import { writeFeeding, writeHarvest, writeTreatment } from '#registers/entries/kinds.ts';
import type { EntryId } from '#registers/entries/tables.ts';
import { apiariesOf } from './inspection-store.ts';
import type { ReadRecord } from './read-rows.ts';
import { recordInput } from './record-forms.ts';

interface NewRecord {
  record: ReadRecord;
  /** Undefined: a device without a hive. */
  hiveId: HiveId | undefined;
  time: Date;
  /** Of the file. */
  timeZone: string;
}

/** Which thing was made of a row. */
export interface MadeRecord {
  inspection_id?: InspectionId;
  queen_id?: QueenId;
  entry_id?: EntryId;
  device_id?: DeviceId;
}

type OfHive = NewRecord & { hiveId: HiveId };

/** Writes a record as a person writes it. @throws AppError as the service of its kind */
export async function writeRecord(context: SignedInContext, made: NewRecord): Promise<MadeRecord> {
  const { record, hiveId } = made;
  if (record.kind === 'devices') {
    const { definitions, name, type, key, hardwareId, intervalMinutes } = inputOf(made);
    const { id } = await addDevice(context, {
      ...{ name: textOf(name), type: textOf(type), key: textOf(key), hardwareId: textOf(hardwareId), hiveId },
      intervalMinutes: typeof intervalMinutes === 'number' ? intervalMinutes : undefined,
    });
    const found: DefinitionChanges[] = Array.isArray(definitions) ? definitions : [];
    for (const definition of found)
      await createDefinition(context, { deviceId: id, hardwareId: undefined }, definition);
    return { device_id: id };
  }
  return hiveId === undefined ? {} : writers[record.kind](context, { ...made, hiveId });
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

const hivesOf = ({ record: { otherHiveIds }, hiveId }: NewRecord) =>
  hiveId === undefined ? [] : [hiveId, ...otherHiveIds];

const inputOf = (made: NewRecord) =>
  recordInput(made.record.kind, made.record.form, made.record.day, hivesOf(made).map(String));

const entryOf = (made: OfHive) => ({
  ...inputOf(made),
  hiveIds: hivesOf(made),
  correctsId: undefined,
});

const writers: Readonly<
  Record<
    Exclude<ImportRecordKind, 'devices'>,
    (context: SignedInContext, made: OfHive) => Promise<MadeRecord>
  >
> = {
  treatments: async (context, made) => {
    const { timeZone } = made;
    const entry = await writeTreatment(context, { ...entryOf(made), reminders: [], timeZone });
    return { entry_id: entry.id };
  },
  harvests: async (context, made) => ({ entry_id: (await writeHarvest(context, entryOf(made))).id }),
  feedings: async (context, made) => ({ entry_id: (await writeFeeding(context, entryOf(made))).id }),
  queens: async (context, made) => {
    const { record, hiveId } = made;
    const queen = await createQueen(context, hiveId, record.form, record.isDated ? record.day : undefined);
    return { queen_id: queen.id };
  },
  reminders: writeReminder,
};

const minuteMs = 60_000;

/** An event of its hive, as reminders of treatments are: nobody has inspected it. */
async function writeReminder(
  context: SignedInContext,
  { record: { form }, hiveId, time, timeZone }: OfHive,
): Promise<MadeRecord> {
  const now = context.clock.now();
  const apiaryId = (await apiariesOf(context, [{ hiveId }])).get(hiveId);
  if (apiaryId === undefined) return {};
  const inspectedAt = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs);
  const [id] = await insertInspections(
    context,
    [
      {
        ...{ ownerId: context.user.id, hiveId, apiaryId, clientId: undefined, isEvent: true },
        ...{ checklistId: undefined, impression: undefined, needsAttention: undefined, items: [] },
        ...{ inspectedAt, timeZone, inspectedLocal: wireTimeOf(inspectedAt, timeZone) },
        notes: textOf(form.notes),
        reminder: String(form.reminder),
        reminderLocal: wireTimeOf(time, timeZone),
      },
    ],
    now,
  );
  if (id === undefined) return {};
  if (form.isDone === true) await markReminderDone(context, id, now);
  return { inspection_id: id };
}
