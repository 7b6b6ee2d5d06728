import { AppError } from '@skep/domain';
import * as v from 'valibot';
import { hashOfLogText } from '#flash-logs/device-log-import/log-content.ts';
import { receiveLog } from '#flash-logs/device-log-import/receiving.ts';
import { hasLog } from '#flash-logs/device-log-import/store.ts';
import { deviceById } from '#measurements/devices/store.ts';
import { asOwner } from '#platform/context/as-person.ts';
import type { DeviceId, HiveId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { instant, maybe, rowId, whole, words } from '#platform/exporting/restored-table.ts';
import type { RestoredKind } from './imported-kinds.ts';
import { parsedRow, refusalOf } from './kind-rows.ts';
import { noteCame } from './row-store.ts';
import type { Run } from './run.ts';

/** Flash logs of an account that is moved here; the texts are files of the archive. Archives of our own have none. */
export const movedFlashLogs = {
  name: 'moved_flash_logs',
  row: v.object({
    id: rowId,
    device_id: rowId,
    hive_id: maybe(rowId),
    created_at: instant,
    file_name: maybe(words(200)),
    expected_bytes: maybe(whole),
    file: v.pipe(v.string(), v.regex(/^logs\/[\w.-]{1,100}$/)),
  }),
};

/** As many as a list shows; each takes work after it is stored. */
const mostLogs = 1000;

type MovedLog = v.InferOutput<typeof movedFlashLogs.row>;

/**
 * Hands over flash logs as their person would, one at a time. They come after all measurements, among which their
 * blocks are looked for.
 */
export async function bringFlashLogs(run: Run): Promise<RestoredKind> {
  const kind = { name: movedFlashLogs.name, fresh: 0, present: 0, leftOut: 0, isDone: false };
  try {
    const logs: MovedLog[] = [];
    for await (const line of run.archive.rows(movedFlashLogs.name))
      logs.push(parsedRow(movedFlashLogs, line, logs.length + 1));
    for (const log of logs.slice(0, mostLogs)) kind[await bringLog(run, log)] += 1;
    kind.leftOut += Math.max(0, logs.length - mostLogs);
    return { ...kind, isDone: run.isWriting };
  } catch (error) {
    return { ...kind, fresh: 0, present: 0, leftOut: 0, fault: refusalOf(error) };
  }
}

async function bringLog(run: Run, log: MovedLog): Promise<'fresh' | 'present' | 'leftOut'> {
  const { archive, context, ids, isWriting } = run;
  const deviceId = ids.of('devices', log.device_id);
  if (deviceId === undefined || !archive.hasFile(log.file)) return 'leftOut';
  // Devices that are only counted have no logs yet.
  if (deviceId < 0) return 'fresh';
  const text = (await archive.file(log.file)).toString('latin1');
  if (await hasLog(context, deviceId as DeviceId, await hashOfLogText(text))) return 'present';
  if (!isWriting) return 'fresh';
  return storeLog(run, log, { deviceId: deviceId as DeviceId, text }).catch((error: unknown) => {
    // More than a device holds, or than the person has room for.
    if (error instanceof AppError && error.code === 'invalid_input') return 'leftOut';
    throw error;
  });
}

function storeLog(
  { archive, context, ids, ownerId, restoreId }: Run,
  log: MovedLog,
  { deviceId, text }: { deviceId: DeviceId; text: string },
): Promise<'fresh' | 'leftOut'> {
  return inTransaction(asOwner(context, ownerId), async (inner) => {
    const device = await deviceById(inner, deviceId);
    if (device === undefined) return 'leftOut';
    const hiveId = log.hive_id === null ? undefined : ids.of('hives', log.hive_id);
    const { id } = await receiveLog(inner, device, {
      ...{ text, fileName: log.file_name ?? undefined, expectedBytes: log.expected_bytes ?? undefined },
      ...{ equalMin: undefined, isToBeStored: true },
      earlier: { at: new Date(log.created_at), hiveId: hiveId as HiveId | undefined },
    });
    if (id === undefined) return 'leftOut';
    const origin = { ownerId, origin: archive.origin, kind: movedFlashLogs.name };
    await noteCame(inner, origin, [{ oldId: log.id, newId: id, restoreId }]);
    return 'fresh';
  });
}
