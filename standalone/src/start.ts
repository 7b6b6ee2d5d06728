import { readConfig } from '@skep/api';
import type { Environment } from '@skep/settings';
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
  process.stdout.write(`\n  Skep runs at ${product.url}\n`);
  const { demo } = product;
  if (demo) process.stdout.write(`  Demo sign-in: ${demo.email}, password ${demo.password}\n`);
  if (smtpUrl === undefined && settings.mode !== 'production') {
    process.stdout.write(`  Mails are kept at ${product.url}/dev/outbox\n`);
  }
  if (database.kind === 'local') process.stdout.write(`  Data is in ${settings.dataFolder}\n`);
  process.stdout.write('  Ctrl-C stops it.\n');
  return product.stop;
}
