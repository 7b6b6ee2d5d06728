import { apiaryLimits, isAppError } from '@skep/domain';
import { fullCodes } from '#hive-core/room-store.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import { hiveMaker, shortened } from './hive-targets.ts';
import type { Import } from './import.ts';
import { ownApiaries, ownHives } from './inspection-store.ts';
import type { ReadHive } from './read-rows.ts';
import type { ReadingResult } from './reading.ts';
import { betweenPlaces } from './reading.ts';

/** By what a hive or an apiary of a list is known: its apiary is the one that is called as the file, where no column names it. */
function keyOfHive(
  { name = '', apiary }: Pick<ReadHive, 'name' | 'apiary'>,
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
    known.add(keyOfHive(hive, found)).add(keyOfHive({ ...hive, name: undefined }, found));
    return [hive];
  });
}

async function knownHives(context: Context, found: Import): Promise<Set<string>> {
  const hives = await ownHives(context, found.ownerId);
  const apiaries = await ownApiaries(context, found.ownerId);
  return new Set([
    ...hives.map((hive) => keyOfHive(hive, found)),
    ...apiaries.map(({ name }) => keyOfHive({ name: undefined, apiary: name }, found)),
  ]);
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
 * Makes hives and apiaries that are not there yet, each hive with its boxes and its queen, as far as the account has room for them.
 * @returns how many they were
 */
export async function storeHives(
  context: SignedInContext,
  found: Import,
  results: readonly ReadingResult[],
): Promise<number> {
  const { makeHive, apiaryCalled } = hiveMaker(context, found.id);
  const fresh = freshHives(found, results, await knownHives(context, found));
  let made = 0;
  for (const { name, apiary = placeOfFile(found.name), changes, place } of fresh) {
    try {
      if (name === undefined) await apiaryCalled(apiary, place);
      else await makeHive(apiary, changes, place);
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
