import { apiaryLimits, isAppError } from '@skep/domain';
import { fullCodes } from '#hive-core/room-store.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import { hiveMaker, shortened } from './hive-targets.ts';
import type { Import } from './import.ts';
import { betweenPlaces } from './inspection-reading.ts';
import { ownHives } from './inspection-store.ts';
import type { ReadHive } from './read-rows.ts';
import type { ReadingResult } from './reading.ts';

/** By what a hive of a list is known: its apiary is the one that is called as the file, where no column names it. */
function keyOfHive(
  { name, apiary }: { name: string; apiary: string | undefined },
  { name: file }: Pick<Import, 'name'>,
): string {
  return `${apiary ?? placeOfFile(file)}${betweenPlaces}${name}`.toLowerCase();
}

/** Without its ending; of a sheet of a workbook, without that of the workbook. */
export function nameOfFile(file: string): string {
  return file.replace(/\.\w+(?= · |$)/, '');
}

const placeOfFile = (file: string) => shortened(nameOfFile(file), apiaryLimits.nameLength);

/** Hives that are not there yet. @param known those that are; what is new is added to them. */
function freshHives(found: Import, results: readonly ReadingResult[], known: Set<string>): ReadHive[] {
  return results.flatMap(({ hive }) => {
    if (hive === undefined || known.has(keyOfHive(hive, found))) return [];
    known.add(keyOfHive(hive, found));
    return [hive];
  });
}

async function knownHives(context: Context, found: Import): Promise<Set<string>> {
  return new Set((await ownHives(context, found.ownerId)).map((hive) => keyOfHive(hive, found)));
}

/** Counts hives that are not there yet, and do not stand further above. */
export function hiveCounter(found: Import) {
  let known: Set<string> | undefined;
  return {
    async count(context: Context, results: readonly ReadingResult[]): Promise<number> {
      known ??= await knownHives(context, found);
      return freshHives(found, results, known).length;
    },
  };
}

/**
 * Makes hives that are not there yet, each with its boxes and its queen, as far as the account has room for them.
 * @returns how many they were
 */
export async function storeHives(
  context: SignedInContext,
  found: Import,
  results: readonly ReadingResult[],
): Promise<number> {
  const make = hiveMaker(context, found.id);
  const fresh = freshHives(found, results, await knownHives(context, found));
  let made = 0;
  for (const { apiary, changes, place } of fresh) {
    try {
      await make(apiary ?? placeOfFile(found.name), changes, place);
      made += 1;
    } catch (error) {
      // The import goes on: begun again, it would come to the same hive.
      if (!isFull(error)) throw error;
    }
  }
  return made;
}

function isFull(error: unknown): boolean {
  return isAppError(error) && (error.details.fields ?? []).some(({ code }) => fullCodes.includes(code));
}
