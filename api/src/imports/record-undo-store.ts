import { isAppError } from '@skep/domain';
import { accountById } from '#account/core/store.ts';
import { deleteQueen } from '#hives/queens/service.ts';
import { removeDevice } from '#measurements/devices/service.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ImportId } from '#platform/context/ids.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import { strikeEntry } from '#registers/entries/service.ts';
import type { Import } from './import.ts';

const { text } = textsOf('registers');

/**
 * Strikes out entries of the records, since none is ever deleted, but those that somebody has corrected or struck out
 * since; deletes devices that nobody has changed and that have sent nothing.
 */
export async function takeEntriesAndDevicesBack(
  context: SignedInContext,
  { id, name }: Pick<Import, 'id' | 'name'>,
): Promise<void> {
  const { db } = context;
  const entries = await db
    .selectFrom('import_made')
    .select('entry_id')
    .where('import_id', '=', id)
    .where('entry_id', 'is not', null)
    .orderBy('entry_id')
    .execute();
  const locale = (await accountById(context, context.user.id))?.locale ?? context.locale;
  const reason = text(locale, 'importUndone', { file: name });
  for (const { entry_id } of entries) {
    if (entry_id === null) continue;
    try {
      await strikeEntry(context, entry_id, { reason });
    } catch (error) {
      // It refuses before it writes anything.
      if (!isAppError(error)) throw error;
    }
  }
  const devices = await db
    .selectFrom('import_made')
    .innerJoin('devices', 'devices.id', 'import_made.device_id')
    .select('devices.id')
    .where('import_id', '=', id)
    .where('devices.rev', '=', 1)
    .where('devices.deleted_at', 'is', null)
    .where('devices.last_message_at', 'is', null)
    .execute();
  for (const device of devices) await removeDevice(context, device.id);
}

/** Deletes queens that nobody has changed, the last one first: whom she replaced heads the hive again. */
export async function takeQueensBack(context: SignedInContext, id: ImportId): Promise<void> {
  const queens = await context.db
    .selectFrom('import_made')
    .innerJoin('queens', 'queens.id', 'import_made.queen_id')
    .innerJoin('hives', 'hives.id', 'queens.hive_id')
    .select('queens.id')
    .where('import_id', '=', id)
    .where('queens.rev', '=', 1)
    .where('queens.deleted_at', 'is', null)
    .where('hives.deleted_at', 'is', null)
    .orderBy('queens.id', 'desc')
    .execute();
  for (const queen of queens) await deleteQueen(context, queen.id);
}
