import { importLimits } from '@skep/domain';
import type { Context } from '#platform/context/context.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { type Batch, batchesOf, openedImport, quantitiesOf, storable } from './batch-reader.ts';
import { hiveCounter } from './hive-store.ts';
import type { Counted, CountedName, Import, Refusal } from './import.ts';
import { countFreshInspections } from './inspection-store.ts';
import type { ReadingResult } from './reading.ts';
import { SeenTimes } from './seen-times.ts';
import { advance, lockImport, replaceRefusals, updateImport } from './store.ts';
import { countFresh } from './value-store.ts';

/** So many names of devices that their column must be another one. */
export class TooManyNames extends Error {
  override readonly name = 'TooManyNames';
}

/** Reads the whole file and says what importing it would do; nothing is stored of it. */
export async function countImport(context: Context, kept: Import): Promise<void> {
  const opened = await openedImport(context, kept);
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
}

const isOfNobody = ({ reason }: Refusal) => reason === 'no_device' || reason === 'no_hive';

function counter(found: Import) {
  const quantities = quantitiesOf(found);
  const sums = { rows: 0, fresh: 0, there: 0, refused: 0, unchosen: 0, leftOut: 0 };
  const [seen, months, names] = [new Map<string, SeenTimes>(), new Set<string>(), new Map<string, number>()];
  const refusals: Refusal[] = [];
  const hives = hiveCounter(found);
  let [first, last]: [number, number] = [Infinity, -Infinity];

  /** @returns whether it may be new. */
  function note({ device, read, hive, refusals: found }: ReadingResult): boolean {
    sums.rows += 1;
    if (device !== undefined) names.set(device, (names.get(device) ?? 0) + 1);
    if (names.size > importLimits.deviceNames) throw new TooManyNames();
    if (device && found.some(isOfNobody)) {
      // The choice stands beside the count: it needs no list.
      sums.unchosen += 1;
      return false;
    }
    refusals.push(...found.slice(0, importLimits.listedRefusals - refusals.length));
    if (read === undefined && hive === undefined) {
      sums.refused += 1;
      return false;
    }
    sums.leftOut += found.length;
    if (read === undefined) return true;
    first = Math.min(first, read.time.getTime());
    last = Math.max(last, read.time.getTime());
    if (read.inspection === undefined) months.add(`${read.time.toISOString().slice(0, 7)}-01`);
    const of = 'id' in read.target ? String(read.target.id) : `new ${device ?? ''}`;
    return isFirst(`${of} ${read.inspection?.isEvent ?? false}`, read.time);
  }

  function isFirst(key: string, time: Date): boolean {
    const times = seen.get(key) ?? new SeenTimes();
    seen.set(key, times);
    return times.add(time);
  }

  function freshIn(context: Context, firsts: readonly ReadingResult[]): Promise<number> {
    switch (found.mapping.kind) {
      case 'measurements':
        return countFresh(context, storable(firsts), quantities);
      case 'inspections':
        return countFreshInspections(context, firsts);
      case 'hives':
        return hives.count(context, firsts);
    }
  }

  return {
    refusals,
    async add(context: Context, { results }: Batch): Promise<void> {
      const firsts = results.filter(note);
      const taken = results.filter(({ read, hive }) => read !== undefined || hive !== undefined).length;
      const ofNew = firsts.filter(({ read }) => read?.target.kind === 'new').length;
      const fresh = ofNew + (await freshIn(context, firsts));
      sums.fresh += fresh;
      sums.there += taken - fresh;
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
