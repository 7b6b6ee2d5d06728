import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** A result that nobody asked for in this time goes. */
const daysOfAResult = 30;
const millisecondsOfADay = 86_400_000;

/**
 * Results that passed, one small file for each, outside of the checkout: a fresh clone of the same files finds them. A
 * name is a hash of everything that the result depends on, so a result never changes and never gets old.
 */
export class ResultCache {
  readonly #folder: string;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#folder = folder;
  }

  /** @returns how many tests passed with the same inputs, undefined when nobody knows */
  find(key: string): number | undefined {
    const file = this.#file(key);
    try {
      const { passed }: { passed: unknown } = JSON.parse(readFileSync(file, 'utf8'));
      const now = new Date();
      utimesSync(file, now, now);
      return typeof passed === 'number' ? passed : undefined;
    } catch {
      // None, or one that was half written when its process ended.
      return undefined;
    }
  }

  /** @param name for people who look into the folder */
  store(key: string, passed: number, name: string): void {
    writeFileSync(this.#file(key), `${JSON.stringify({ name, passed })}\n`);
  }

  removeOld(now = Date.now()): void {
    for (const name of readdirSync(this.#folder)) {
      const file = join(this.#folder, name);
      const age = now - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? now);
      if (name.endsWith('.json') && age > daysOfAResult * millisecondsOfADay) rmSync(file, { force: true });
    }
  }

  #file(key: string): string {
    return join(this.#folder, `${key}.json`);
  }
}

interface Machine {
  env: Readonly<Record<string, string | undefined>>;
  platform: NodeJS.Platform;
  home: string;
}

/**
 * @returns the folder of results, undefined where results of other runs do not count: `SKEP_TEST_CACHE=off`, in CI, and
 *   with real data of somebody's own, of which no key knows the content
 */
export function cacheFolder(machine: Partial<Machine> = {}): string | undefined {
  const { env = process.env, platform = process.platform, home = homedir() } = machine;
  if (env.CI || env.SKEP_REAL_DATA || env.SKEP_TEST_CACHE === 'off') return undefined;
  return env.SKEP_TEST_CACHE || join(userCacheFolder({ env, platform, home }), 'skep-tests');
}

function userCacheFolder({ env, platform, home }: Machine): string {
  if (platform === 'darwin') return join(home, 'Library/Caches');
  if (platform === 'win32') return env.LOCALAPPDATA || join(home, 'AppData/Local');
  return env.XDG_CACHE_HOME || join(home, '.cache');
}
