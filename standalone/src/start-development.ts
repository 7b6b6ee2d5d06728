import type { Environment } from '@skep/settings';
import { startDevelopment } from './dev.ts';
import { generate } from './prepare.ts';
import { say } from './progress.ts';
import { readSettings } from './settings.ts';

/** `npm run dev`. @returns the way to stop it */
export async function dev(env: Environment): Promise<() => Promise<void>> {
  const settings = readSettings(env);
  await generate(say);
  const stop = await startDevelopment(settings);
  process.stdout.write(
    `\n  Skep in development runs at http://localhost:${settings.port}\n  Explorer of GraphQL: http://localhost:${settings.port}/graphql\n`,
  );
  return stop;
}
