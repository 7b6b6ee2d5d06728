import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import {
  type Environment,
  flag,
  port,
  readSettings as readSettingsBy,
  text,
  WrongSetting,
} from '@skep/settings';
import { object, optional } from 'valibot';
import { projectRoot } from './folders.ts';

/** What an empty database begins with: a demo account, and a year of measurements under two of its hives. */
export type DemoData = 'none' | 'account' | 'account and a year';

/** Settings of the one process; what the api reads for itself is checked there. */
export interface Settings {
  port: number;
  host: string;
  dataFolder: string;
  mode: 'production' | 'demo';
  demo: DemoData;
}

const settings = object({
  NODE_ENV: optional(text),
  PORT: optional(port, '8080'),
  HOST: optional(text),
  SKEP_DATA: optional(text),
  SKEP_DEMO: optional(flag),
});

/**
 * Reads the environment. `NODE_ENV=production` is meant for the public: no demo data, no outbox page.
 * @throws WrongSetting
 */
export function readSettings(environment: Environment): Settings {
  const given = readSettingsBy(settings, environment);
  const mode = given.NODE_ENV === 'production' ? 'production' : 'demo';
  return {
    port: given.PORT,
    // The demo shows its mails to whoever can reach it, so it listens to this machine alone unless told otherwise.
    host: given.HOST ?? (mode === 'production' ? '0.0.0.0' : '127.0.0.1'),
    dataFolder: usableDataFolder(given.SKEP_DATA),
    mode,
    demo: demoData(given.SKEP_DEMO, mode),
  };
}

function demoData(isWanted: boolean | undefined, mode: Settings['mode']): DemoData {
  if (isWanted === undefined) return mode === 'demo' ? 'account and a year' : 'none';
  return isWanted ? 'account' : 'none';
}

function usableDataFolder(setting: string | undefined): string {
  const folder = setting === undefined ? join(projectRoot, 'data') : resolve(setting);
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK);
  } catch {
    throw new WrongSetting(
      `The data folder ${folder} cannot be read and written: change its rights or set SKEP_DATA.`,
    );
  }
  return folder;
}

/**
 * Nobody else of this machine reads what people keep. Step by step: the recursive mkdir of Node never returns where a
 * parent refuses new folders as /proc does.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}
