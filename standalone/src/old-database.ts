import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { WrongSetting } from '@skep/settings';

/**
 * Skep 0.1 kept its database in the folder `pglite`. This version does not read it, and must not begin an empty one
 * beside it, which would look as if everything were gone.
 * @throws WrongSetting with the way to bring it over
 */
export function refuseOldDatabase(dataFolder: string): void {
  const old = join(dataFolder, 'pglite');
  if (!existsSync(old) || existsSync(join(dataFolder, 'postgres'))) return;
  throw new WrongSetting(
    `${old} is a database of Skep 0.1, which this version cannot read: run "skep backup skep.zip" with Skep 0.1, then "skep restore skep.zip" with this version, and start again.`,
  );
}
