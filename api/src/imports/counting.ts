import { importLimits, isRecordKind } from '@skep/domain';
import { asOwner } from '#platform/context/as-person.ts';
import type { Context } from '#platform/context/context.ts';
import type { DeviceId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { QuantityName } from '#platform/taxonomy/quantities.ts';
import { type Batch, batchesOf, openedImport, quantitiesOf } from './batch-reader.ts';
import { importFollower } from './following.ts';
import { hiveCounter } from './hive-store.ts';
import type { Counted, CountedName, Import, Refusal } from './import.ts';
import { countFreshInspections } from './inspection-store.ts';
import { type ReadResult, type ReadRow, shown } from './reading.ts';
import { countFreshRecords } from './record-store.ts';
import { inspectionsAbove } from './row-hash.ts';
import { valuesAbove } from './row-values.ts';
import { advance, lockImport, replaceRefusals, updateImport } from './store.ts';
import { countFresh } from './value-store.ts';

/** So many names of devices that their column must be another one. */
export class TooManyNames extends Error {
  override readonly name = 'TooManyNames';
}

/** Reads the whole file and says what importing it would do; nothing is stored of it. */
export async function countImport(context: Context, stored: Import): Promise<void> {
  const opened = await openedImport(context, stored);
  const { found, targetOf } = opened;
  const { id, sizeBytes } = found;
  await updateImport(context, id, { position: 0, progressPercent: 0 }, context.clock.now());
  const count = counter(found);
  for await (const batch of batchesOf(context, opened)) {
    await count.add(context, batch);
    const progressPercent = Math.min(99, Math.floor((batch.bytes / sizeBytes) * 100));
    const { from, to } = batch;
    const isWanted = await advance(
      context,
      { id, state: 'counting', from, to, progressPercent },
      context.clock.now(),
    );
    if (!isWanted) return;
  }
  await inTransaction(context, async (inner) => {
    if ((await lockImport(inner, id))?.state !== 'counting') return;
    const counted = count.total(({ name }) => targetOf(name));
    await replaceRefusals(inner, id, count.refusals);
    await updateImport(inner, id, { state: 'counted', counted, progressPercent: 100 }, inner.clock.now());
  });
  await importFollower(context, found);
}

const isOfNobody = ({ reason }: Refusal) => reason === 'no_device' || reason === 'no_hive';

const noSums = {
  ...{ rows: 0, fresh: 0, there: 0, repeated: 0, shared: 0 },
  ...{ refused: 0, unchosen: 0, leftOut: 0, differing: 0 },
};

function counter(found: Import) {
  const sums = { ...noSums };
  const [months, names] = [new Set<string>(), new Map<string, number>()];
  const refusals: Refusal[] = [];
  const rest = restCounter(found, sums, refuse);
  let [first, last]: [number, number] = [Infinity, -Infinity];

  function refuse(more: readonly Refusal[]): void {
    refusals.push(...more.slice(0, importLimits.listedRefusals - refusals.length));
  }

  /** @returns what of it no row above says; undefined: nothing */
  function note(result: ReadResult, titles: readonly string[]): ReadResult | undefined {
    const { device, read, hive, refusals: found } = result;
    sums.rows += 1;
    if (device !== undefined) names.set(device, (names.get(device) ?? 0) + 1);
    if (names.size > importLimits.deviceNames) throw new TooManyNames();
    if (device && found.some(isOfNobody)) {
      // The choice is shown next to the count: it needs no list.
      sums.unchosen += 1;
      return undefined;
    }
    refuse(found);
    if (read === undefined && hive === undefined) {
      sums.refused += 1;
      return undefined;
    }
    sums.leftOut += found.length;
    if (read === undefined) return result;
    if (read.record?.isDated === false) return rest.partOf(result, read, titles);
    first = Math.min(first, read.time.getTime());
    last = Math.max(last, read.time.getTime());
    if (read.inspection === undefined && read.record === undefined)
      months.add(`${read.time.toISOString().slice(0, 7)}-01`);
    return rest.partOf(result, read, titles);
  }

  return {
    refusals,
    async add(context: Context, { results, titles }: Batch): Promise<void> {
      const parts = results.flatMap((result) => note(result, titles) ?? []);
      const ofNew = parts.filter(({ read }) => read?.target.kind === 'new').length;
      const fresh = ofNew + (await rest.freshIn(context, parts));
      sums.fresh += fresh;
      sums.there += parts.length - fresh;
    },
    total: (targetOf: (name: { name: string }) => CountedName['target']): Counted => ({
      ...sums,
      first: Number.isFinite(first) ? new Date(first).toISOString() : null,
      last: Number.isFinite(last) ? new Date(last).toISOString() : null,
      months: [...months].toSorted(),
      names: [...names].map(([name, rows]) => ({ name, rows, target: targetOf({ name }) })),
    }),
  };
}

/** Counts what neither a row above nor the store has. */
function restCounter(found: Import, sums: typeof noSums, refuse: (refusals: Refusal[]) => void) {
  const { columns, kind } = found.mapping;
  const quantities = quantitiesOf(found);
  // With one value in a row, several of a moment are as they are meant.
  const isLong = columns.some(({ role }) => role === 'series');
  const [above, isFirst, hives] = [valuesAbove(quantities), inspectionsAbove(), hiveCounter(found)];

  function partOf(result: ReadResult, read: ReadRow, titles: readonly string[]): ReadResult | undefined {
    const of = 'id' in read.target ? String(read.target.id) : `new ${(read.device ?? '').toLowerCase()}`;
    if (read.inspection !== undefined || read.record !== undefined) {
      if (isFirst(of, result)) return result;
      sums.repeated += 1;
      return undefined;
    }
    const { isShared, values, differing } = above(of, read);
    const isEmpty = Object.keys(values).length === 0;
    refuse(differing.map((name) => differingValue(result, name, titles)));
    if (isEmpty && differing.length === 0) sums.repeated += 1;
    else if (isShared && (!isLong || differing.length > 0)) sums.shared += 1;
    if (isEmpty && differing.length > 0) sums.refused += 1;
    if (isEmpty) return undefined;
    sums.leftOut += differing.length;
    return { ...result, read: { ...read, values } };
  }

  function differingValue(
    { row, cells, device }: ReadResult,
    name: QuantityName,
    titles: readonly string[],
  ): Refusal {
    const index = columns.findIndex(
      (column) =>
        column.role === 'reading' ||
        (column.role === 'value' && column.quantity === name && [undefined, device].includes(column.name)),
    );
    return { row, column: titles[index] ?? '', reason: 'other_value', written: shown(cells[index] ?? '') };
  }

  async function freshIn(context: Context, parts: readonly ReadResult[]): Promise<number> {
    if (kind === 'inspections') return countFreshInspections(context, found.id, parts);
    if (kind === 'hives') return hives.count(context, parts);
    if (isRecordKind(kind)) return countFreshRecords(asOwner(context, found.ownerId), found, parts);
    const rows = parts.flatMap(({ read }) =>
      read?.target.kind === 'device'
        ? [{ deviceId: read.target.id as DeviceId, time: read.time, values: read.values }]
        : [],
    );
    const { fresh, differing } = await countFresh(context, rows, quantities);
    sums.differing += differing;
    return fresh;
  }

  return { partOf, freshIn };
}
