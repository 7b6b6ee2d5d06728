import { importLimits } from '@skep/domain';
import type { Context } from '#platform/context/context.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { Counted, CountedName, Import, Refusal } from './import.ts';
import { countFreshInspections } from './inspection-store.ts';
import type { ReadingResult } from './reading.ts';
import { SeenTimes } from './seen-times.ts';
import { advance, lockImport, replaceRefusals, updateImport } from './store.ts';
import { countFresh } from './value-store.ts';
import { type Batch, batchesOf, quantitiesOf, storable, targetsOf, withOwnTargets } from './walking.ts';

/** So many names of devices that their column must be another one. */
export class TooManyNames extends Error {
  override readonly name = 'TooManyNames';
}

/** Reads the whole file and says what importing it would do; nothing is stored of it. */
export async function countImport(context: Context, kept: Import): Promise<void> {
  const found = await withOwnTargets(context, kept);
  const { id, sizeBytes } = found;
  await updateImport(context, id, { position: 0, progressPercent: 0 }, context.clock.now());
  const count = counter(found);
  for await (const batch of batchesOf(context, found)) {
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
  const targetOf = await targetsOf(context, found);
  await inTransaction(context, async (inner) => {
    if ((await lockImport(inner, id))?.state !== 'counting') return;
    const counted = count.total(({ name }) => targetOf(name));
    await replaceRefusals(inner, id, count.refusals);
    await updateImport(inner, id, { state: 'counted', counted, progressPercent: 100 }, inner.clock.now());
  });
}

function counter(found: Import) {
  const quantities = quantitiesOf(found);
  const sums = { rows: 0, fresh: 0, there: 0, refused: 0, leftOut: 0 };
  const [seen, months, names] = [new Map<string, SeenTimes>(), new Set<string>(), new Map<string, number>()];
  const refusals: Refusal[] = [];
  let [first, last]: [number, number] = [Infinity, -Infinity];

  function note({ device, read, refusals: found }: ReadingResult): boolean {
    sums.rows += 1;
    if (device !== undefined) names.set(device, (names.get(device) ?? 0) + 1);
    if (names.size > importLimits.deviceNames) throw new TooManyNames();
    refusals.push(...found.slice(0, importLimits.listedRefusals - refusals.length));
    if (read === undefined) {
      sums.refused += 1;
      return false;
    }
    sums.leftOut += found.length;
    first = Math.min(first, read.time.getTime());
    last = Math.max(last, read.time.getTime());
    if (read.inspection === undefined) months.add(`${read.time.toISOString().slice(0, 7)}-01`);
    return isFirst('id' in read.target ? String(read.target.id) : `new ${device ?? ''}`, read.time);
  }

  function isFirst(key: string, time: Date): boolean {
    const times = seen.get(key) ?? new SeenTimes();
    seen.set(key, times);
    return times.add(time);
  }

  return {
    refusals,
    async add(context: Context, { results }: Batch): Promise<void> {
      const firsts = results.filter(note);
      const taken = results.filter(({ read }) => read !== undefined).length;
      const ofNew = firsts.filter(({ read }) => read?.target.kind === 'new').length;
      const known =
        found.mapping.kind === 'inspections'
          ? await countFreshInspections(context, firsts)
          : await countFresh(context, storable(firsts), quantities);
      const fresh = ofNew + known;
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
