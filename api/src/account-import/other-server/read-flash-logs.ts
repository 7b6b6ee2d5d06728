import { hashOfLogText } from '#flash-logs/device-log-import/log-content.ts';
import { isFlashLog } from '#flash-logs/device-log-import/receiving.ts';
import { movedFlashLogs } from '../flash-logs.ts';
import { instantIn, jsonIn, listIn, numberIn, textIn, wholeIn } from './answers.ts';
import { type ArchiveFile, callFor, fileFetcher } from './archive-files.ts';
import type { Reading } from './reading.ts';

/** Flash logs of the devices that come, the oldest first. One that was sent twice there comes once. */
export async function readFlashLogs(
  reading: Reading,
  deviceIds: ReadonlySet<number>,
): Promise<ArchiveFile[]> {
  const { calls, context, into, move, plan, now } = reading;
  const list = { path: '/flashlogs' };
  const answer = await calls.answer(list);
  // A server may leave the logs to its admins.
  if (answer.status === 403 || answer.status >= 500) into.noteFailure(list.path);
  if (answer.status !== 200) return [];
  const logs = listIn(jsonIn(answer, list))
    .map((log) => ({ id: numberIn(log.id) ?? 0, deviceId: numberIn(log.device_id) ?? 0, log }))
    .filter(({ deviceId }) => deviceIds.has(deviceId))
    .toSorted((one, other) => one.id - other.id);
  await plan(logs.length);
  const fetched = fileFetcher(calls, move.address);
  const seen = new Set<string>();
  const files: ArchiveFile[] = [];
  for (const { id, deviceId, log } of logs) {
    // A Skep has no open addresses of logs.
    const path = `/flashlogs/${id}/file?format=text`;
    const call = callFor(textIn(log.log_file), move.address) ?? { path };
    const text = (await fetched(call))?.toString('latin1');
    const key = text === undefined ? undefined : `${deviceId} ${await hashOfLogText(text)}`;
    if (key !== undefined && seen.has(key)) continue;
    into.count(movedFlashLogs.name, 1);
    if (text === undefined || key === undefined) {
      into.noteFailure(`/flashlogs ${id}`);
      continue;
    }
    seen.add(key);
    const file = `logs/log-${id}`;
    const isReadable = await isFlashLog(text, context.clock.now());
    const isAdded = into.add(movedFlashLogs.name, {
      ...{ id, device_id: deviceId, hive_id: numberIn(log.hive_id), file: isReadable ? file : null },
      ...{ created_at: instantIn(log.created_at) ?? now, file_name: textIn(log.file_name, 200) },
      expected_bytes: wholeIn(log.log_size_bytes),
    });
    if (isAdded) files.push({ file, call });
  }
  return files;
}
