import { announceFirstRun, readConfig } from '@skep/api';
import { type Environment, writeLine } from '@skep/settings';
import { buildInChildProcess } from './build-process.ts';
import { startProduct } from './product.ts';
import { say } from './progress.ts';
import { readSettings } from './settings.ts';

/** `npm start`: builds what is stale, then serves. @returns the way to stop it */
export async function start(env: Environment): Promise<() => Promise<void>> {
  // What is set wrongly is told before anything slow is begun.
  readSettings(env);
  readConfig(env);
  const { isPrepared } = await import('./prepare.ts');
  if (!isPrepared()) await buildInChildProcess();
  return serve(env);
}

/** `skep serve`: serves what was built before, and writes into the data folder alone. @returns the way to stop it */
export async function serve(env: Environment): Promise<() => Promise<void>> {
  // What is written below the data folder is its owner's alone, also where somebody made the folder readable.
  process.umask(0o077);
  const settings = readSettings(env);
  const environment = { LOG_LEVEL: 'warn', ...env, SKEP_DATA: settings.dataFolder };
  const { database, smtpUrl } = readConfig(environment);
  const product = await startProduct({ ...settings, environment, say });
  writeLine('info', `\n  Skep runs at ${product.url}`);
  announceFirstRun(product.firstRunCode, env.WEBAPP_URL ?? product.url);
  const { demo } = product;
  if (demo) say(`Demo sign-in: ${demo.email}, password ${demo.password}`);
  if (smtpUrl === undefined && settings.mode !== 'production')
    say(`Mails are kept at ${product.url}/dev/outbox`);
  if (database.kind === 'local') say(`Data is in ${settings.dataFolder}`);
  say('Ctrl-C stops it.');
  return product.stop;
}
