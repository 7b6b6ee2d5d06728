import { isRecordKind } from '@skep/domain';
import { sentValues } from '#measurements/ingest/sent-values.ts';
import { renewLast } from '#measurements/partitions/latest-reading-store.ts';
import { makePartitionsBetween } from '#measurements/partitions/partitions.ts';
import { asOwner } from '#platform/context/as-person.ts';
import type { Context } from '#platform/context/context.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { type Batch, batchesOf, openedImport, quantitiesOf } from './batch-reader.ts';
import { countFollowers } from './following.ts';
import { storeHives } from './hive-store.ts';
import type { Import } from './import.ts';
import { storeInspections, takeMadeBack } from './inspection-store.ts';
import { storeRecords } from './record-store.ts';
import { type BatchValues, batchValues } from './row-values.ts';
import { addRefusals, addStored, advance, lockImport, updateImport } from './store.ts';
import {
  countFresh,
  devicesOfParts,
  type LastBatches,
  lastBatches,
  lockDevices,
  storeBatch,
  undoQueued,
} from './value-store.ts';

/**
 * Stores what a file brings, a batch and how far it reaches in one transaction: who goes on after an end, however it came,
 * goes on after the last stored batch. Nobody is notified about the past.
 */
export async function storeImport(context: Context, found: Import): Promise<void> {
  for (const month of found.counted?.months ?? [])
    await makePartitionsBetween(context, new Date(month), new Date(month));
  for await (const batch of batchesOf(context, await openedImport(context, found))) {
    if (batch.to <= found.position) continue;
    if (!(await inTransaction(context, (inner) => store(inner, found, batch)))) return;
  }
  await end(context, found, 'importing');
}

async function store(context: Context, found: Import, batch: Batch): Promise<boolean> {
  const { from, to, bytes, results } = batch;
  const { id, sizeBytes } = found;
  const at = context.clock.now();
  const progressPercent = Math.min(99, Math.floor((bytes / sizeBytes) * 100));
  const isWanted = await advance(context, { id, state: 'importing', from, to, progressPercent }, at);
  if (!isWanted) return false;
  if (found.mapping.kind === 'inspections') {
    const given = { importId: id, timeZone: found.mapping.timeZone };
    await addStored(context, id, await storeInspections(asOwner(context, found.ownerId), given, results));
    return true;
  }
  if (isRecordKind(found.mapping.kind)) {
    const { stored, refusals } = await storeRecords(asOwner(context, found.ownerId), found, batch);
    await addStored(context, id, stored);
    await addRefusals(context, id, refusals);
    return true;
  }
  if (found.mapping.kind === 'hives') {
    await addStored(context, id, await storeHives(asOwner(context, found.ownerId), found, results));
    return true;
  }
  await addStored(context, id, await storeValues(context, found, from, batchValues(results)));
  return true;
}

/** @returns how many rows of the file brought something */
async function storeValues(
  context: Context,
  found: Import,
  batch: number,
  { rows, moments }: BatchValues,
): Promise<number> {
  const quantities = quantitiesOf(found);
  await lockDevices(context, [...new Set(moments.map(({ deviceId }) => deviceId))]);
  const areMerged = rows.length > moments.length;
  const counted = areMerged ? await countFresh(context, rows, quantities) : undefined;
  const of = { importId: found.id, batch, at: context.clock.now() };
  const stored = await storeBatch(context, of, moments, quantities);
  return counted?.fresh ?? stored;
}

/** Few enough for a transaction of well under a second. */
const batchesTogether = 2;

/** Takes away what an import has stored, its last batches first. */
export async function takeImportBack(context: Context, found: Import): Promise<void> {
  if (found.mapping.kind !== 'measurements')
    await inTransaction(context, async (inner) => {
      const held = await lockImport(inner, found.id);
      if (held?.state === 'undoing') await takeMadeBack(asOwner(inner, found.ownerId), found);
    });
  const devices = await devicesOfParts(context, found.id);
  for (;;) {
    const left = await inTransaction(context, async (inner) => {
      const at = inner.clock.now();
      const held = await lockImport(inner, found.id);
      if (held?.state !== 'undoing') return undefined;
      await lockDevices(inner, devices);
      const batches = await lastBatches(inner, found.id, batchesTogether);
      if (batches !== undefined) await takeBatchesBack(inner, held, batches);
      await renewLast(inner, devices);
      const left = batches?.batch ?? 0;
      const progressPercent = Math.floor((1 - left / Math.max(1, held.position)) * 100);
      await updateImport(inner, found.id, { progressPercent }, at);
      return left;
    });
    if (left === undefined || left === 0) break;
  }
  await end(context, found, 'undoing');
}

/** Nothing that a message brought since: of a value of both nobody else could tell whose it is. */
async function takeBatchesBack(
  context: Context,
  { createdAt, importedAt }: Import,
  batches: LastBatches,
): Promise<void> {
  const at = context.clock.now();
  const { deviceIds, first: from, last: to } = batches;
  const sent = await sentValues(context, { deviceIds, since: createdAt, from, to });
  await undoQueued(context, batches, { sent, importedAt: importedAt ?? at, at });
}

async function end(context: Context, found: Import, state: 'importing' | 'undoing'): Promise<void> {
  const { id } = found;
  await inTransaction(context, async (inner) => {
    if ((await lockImport(inner, id))?.state !== state) return;
    const at = inner.clock.now();
    const devices = await devicesOfParts(inner, id);
    await lockDevices(inner, devices);
    await renewLast(inner, devices);
    const ended =
      state === 'importing'
        ? ({ state: 'imported', importedAt: at } as const)
        : ({ state: 'undone', importedAt: undefined, stored: 0, position: 0, counted: undefined } as const);
    await updateImport(inner, id, { ...ended, progressPercent: 100 }, at);
  });
  if (state === 'importing') await countFollowers(context, found);
}
