import { type ImportRecordKind, type RegisterKind, wireTimeOf } from '@skep/domain';
import { devicesOfOwner } from '#measurements/devices/store.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import { anyOf } from '#platform/database/any-of.ts';
import type { Entry } from '#registers/entries/entry.ts';
import { holdingEntriesOf } from '#registers/entries/store.ts';
import type { RecordRow } from './read-rows.ts';
import { recordInput } from './record-forms.ts';

const registerKindOf = { treatments: 'treatment', harvests: 'harvest', feedings: 'feeding' } as const;

/** Says of a row whether something that is stored says all that it says, by any author. */
export async function heldRecords(
  context: SignedInContext,
  kind: ImportRecordKind,
  rows: readonly RecordRow[],
  timeZone: string,
): Promise<(row: RecordRow) => boolean> {
  if (rows.length === 0) return () => false;
  if (kind === 'treatments' || kind === 'harvests' || kind === 'feedings')
    return heldEntries(context, registerKindOf[kind], rows);
  if (kind === 'devices') return heldDevices(context);
  return kind === 'queens' ? heldQueens(context, rows) : heldReminders(context, rows, timeZone);
}

async function heldEntries(
  context: SignedInContext,
  kind: RegisterKind,
  rows: readonly RecordRow[],
): Promise<(row: RecordRow) => boolean> {
  const days = rows.map(({ record }) => record.day).toSorted();
  const entries = await holdingEntriesOf(context, {
    ownerIds: [context.user.id],
    kinds: [kind],
    ...{ from: days[0] ?? '', until: days.at(-1) ?? '' },
  });
  const byDay = Map.groupBy(entries, ({ day }) => day);
  return ({ record: { kind: of, form, day, otherHiveIds }, hiveId }) => {
    const hiveIds = hiveId === undefined ? [] : [hiveId, ...otherHiveIds];
    const input = recordInput(of, form, day, hiveIds.map(String));
    const { hiveIds: _, day: __, lastDay, frames: ___, ...facts } = input;
    return (byDay.get(day) ?? []).some(
      (entry) =>
        hiveIds.every((each) => entry.hives.some(({ id }) => id === each)) &&
        (lastDay === undefined || entry.lastDay === lastDay) &&
        saysAll(entry, facts),
    );
  };
}

function saysAll({ treatment, harvest, feeding }: Entry, facts: Readonly<Record<string, unknown>>): boolean {
  const held = new Map<string, unknown>(Object.entries(treatment ?? harvest ?? feeding ?? {}));
  return Object.entries(facts).every(([key, value]) => value === undefined || held.get(key) === value);
}

async function heldDevices(context: SignedInContext): Promise<(row: RecordRow) => boolean> {
  const devices = await devicesOfOwner(context, context.user.id);
  const keys = new Set(
    devices.flatMap(({ key, hardwareId = key }) => [key, hardwareId].map((each) => each.toLowerCase())),
  );
  const names = new Set(devices.map(({ name }) => name.toLowerCase()));
  return ({ record: { form } }) => {
    const written = [form.key, form.hardwareId].filter((key) => typeof key === 'string');
    return written.length > 0
      ? written.some((key) => keys.has(key.toLowerCase()))
      : names.has(String(form.name ?? '').toLowerCase());
  };
}

async function heldQueens(
  { db }: SignedInContext,
  rows: readonly RecordRow[],
): Promise<(row: RecordRow) => boolean> {
  const queens = await db
    .selectFrom('queens')
    .select(['hive_id', 'name', 'birth_date'])
    .where('hive_id', '=', anyOf([...new Set(rows.flatMap(({ hiveId }) => hiveId ?? []))]))
    .where('deleted_at', 'is', null)
    .execute();
  const keyOf = (...parts: readonly unknown[]) => JSON.stringify(parts.map((part) => part ?? ''));
  const held = new Set(queens.map((queen) => keyOf(queen.hive_id, queen.name, queen.birth_date)));
  return ({ hiveId, record: { form } }) =>
    (form.name !== undefined || form.birthDate !== undefined) &&
    held.has(keyOf(hiveId, form.name, form.birthDate));
}

async function heldReminders(
  { db }: SignedInContext,
  rows: readonly RecordRow[],
  timeZone: string,
): Promise<(row: RecordRow) => boolean> {
  const reminders = await db
    .selectFrom('inspections')
    .select(['hive_id', 'reminder', 'reminder_local'])
    .where('hive_id', '=', anyOf([...new Set(rows.flatMap(({ hiveId }) => hiveId ?? []))]))
    .where('reminder', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute();
  const held = new Set(reminders.map((each) => `${each.hive_id} ${each.reminder_local} ${each.reminder}`));
  return ({ hiveId, time, record: { form } }) =>
    held.has(`${hiveId} ${wireTimeOf(time, timeZone)} ${String(form.reminder)}`);
}
