import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { projectRoot } from './folders.ts';

/** Settings of the one process; what the api reads for itself is checked there. */
export interface Settings {
  port: number;
  host: string;
  dataFolder: string;
  mode: 'production' | 'demo';
  hasDemoData: boolean;
}

/** A setting that cannot be worked with, as one sentence for the person who set it. */
export class WrongSetting extends Error {
  override readonly name = 'WrongSetting';
}

/**
 * Reads the environment. `NODE_ENV=production` is meant for the public: no demo data, no outbox page.
 * @throws WrongSetting
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const mode = env.NODE_ENV === 'production' ? 'production' : 'demo';
  return {
    port: readPort(env.PORT ?? '8080'),
    // The demo shows its mails to whoever can reach it, so it listens to this machine alone unless told otherwise.
    host: env.HOST ?? (mode === 'production' ? '0.0.0.0' : '127.0.0.1'),
    dataFolder: readDataFolder(env.SKEP_DATA),
    mode,
    hasDemoData: readSwitch('SKEP_DEMO', env.SKEP_DEMO, mode === 'demo'),
  };
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new WrongSetting(`PORT is "${text}", but must be a whole number from 0 to 65535.`);
  }
  return port;
}

/** @throws WrongSetting for what is neither 0 nor 1 */
export function readSwitch(name: string, text: string | undefined, otherwise: boolean): boolean {
  if (text === undefined || text === '') return otherwise;
  if (text !== '0' && text !== '1') throw new WrongSetting(`${name} is "${text}", but must be 0 or 1.`);
  return text === '1';
}

function readDataFolder(setting: string | undefined): string {
  const folder = setting === undefined || setting === '' ? join(projectRoot, 'data') : resolve(setting);
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

/** Step by step: the recursive mkdir of Node never returns where a parent refuses new folders as /proc does. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}
