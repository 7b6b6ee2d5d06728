import { sharesOfHarvest } from '@skep/domain';
import type { Entry, EntryHive } from './entry.ts';

/**
 * An entry as it is about some of its hives alone: of what was weighed or given together, the share that is theirs.
 * @returns undefined where none of them is meant
 */
export function narrowed(entry: Entry, isMeant: (hive: EntryHive) => boolean): Entry | undefined {
  const hives = entry.hives.filter(isMeant);
  if (hives.length === 0) return undefined;
  if (hives.length === entry.hives.length) return entry;
  const { harvest, feeding } = entry;
  return {
    ...entry,
    hives,
    harvest: harvest && { ...harvest, kilograms: kilogramsOf(entry, isMeant) },
    feeding: feeding && {
      ...feeding,
      amount: feeding.isPerHive ? feeding.amount : (feeding.amount * hives.length) / entry.hives.length,
    },
  };
}

function kilogramsOf({ harvest, hives }: Entry, isMeant: (hive: EntryHive) => boolean): number | undefined {
  if (harvest?.kilograms === undefined) return undefined;
  const shares = sharesOfHarvest(
    harvest.kilograms,
    hives.map(({ frames }) => frames),
  );
  return shares.reduce((sum, share, index) => {
    const hive = hives[index];
    return hive !== undefined && isMeant(hive) ? sum + share : sum;
  }, 0);
}
