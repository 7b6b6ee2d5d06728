import { createApp, openDatabase, readConfig, seedDemoWhenEmpty, seedMeasurements } from '@skep/api';
import { readSettings } from './settings.ts';

/**
 * `npm run seed:measurements`: a year of made-up measurements for the demo account. The product must not run on the
 * same folder.
 * @throws the api's own errors for people
 */
export async function seedMeasurementsCommand(
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
): Promise<void> {
  const { dataFolder, demo } = readSettings(env);
  const config = readConfig({ LOG_LEVEL: 'warn', ...env, SKEP_DATA: dataFolder });
  const database = await openDatabase(config.database, { isShared: true });
  const app = await createApp({ config, database });
  try {
    const context = app.contextFor('seed');
    if (demo !== 'none') await seedDemoWhenEmpty(context);
    say('Making a year of measurements');
    const count = await seedMeasurements(context);
    say(
      count === undefined
        ? 'Nothing made: there is no demo account, or it has its simulated devices already.'
        : `Made ${count} messages of simulated devices for the demo account.`,
    );
  } finally {
    await app.close();
    await database.close();
  }
}
