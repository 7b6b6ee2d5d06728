import { parseArgs } from 'node:util';
import { createApp, demoAccount, manyHives, openDatabase, readConfig, seedManyHives } from '@skep/api';
import { WrongSetting } from '@skep/settings';
import { readSettings } from './settings.ts';

const options = {
  hives: { type: 'string', default: String(manyHives.hiveCount) },
  apiaries: { type: 'string', default: String(manyHives.apiaryCount) },
  email: { type: 'string', default: manyHives.email },
} as const;

const usage = 'Write skep seed-hives [--hives 1 to 10000] [--apiaries 1 to 1000] [--email who@skep.example].';

/**
 * `skep seed-hives`: makes an account with many hives, for measures.
 * @throws WrongSetting, and the api's own errors for people
 */
export async function seedHivesCommand(
  rest: string[],
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
): Promise<void> {
  const { dataFolder, mode } = readSettings(env);
  if (mode === 'production') {
    throw new WrongSetting(
      'The account would have a password that everybody knows: not with NODE_ENV=production.',
    );
  }
  const filling = readOptions(rest);
  const config = readConfig({ LOG_LEVEL: 'warn', ...env, SKEP_DATA: dataFolder });
  const database = await openDatabase(config.database, { isShared: true });
  const app = await createApp({ config, database });
  try {
    await seedManyHives(app.contextFor('seed'), filling);
    say(`Made ${filling.email} with ${filling.hiveCount} hives in ${filling.apiaryCount} apiaries.`);
    say(`Its password is ${demoAccount.password}`);
  } finally {
    await app.close();
    await database.close();
  }
}

function readOptions(rest: string[]) {
  const { values } = parsed(rest);
  return {
    email: values.email,
    hiveCount: countOf(values.hives, 10_000),
    apiaryCount: countOf(values.apiaries, 1000),
  };
}

function parsed(rest: string[]) {
  try {
    return parseArgs({ args: rest, options });
  } catch {
    throw new WrongSetting(usage);
  }
}

function countOf(text: string, max: number): number {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1 || count > max) throw new WrongSetting(usage);
  return count;
}
