import { templateFolder } from '../../api/src/testing/test-database.ts';
import { buildFronts, generate } from '../../standalone/src/prepare.ts';
import { findChromium } from '../chromium.ts';
import { startPostgres } from '../postgres.ts';
import { endWithDoor } from '../tied.ts';
import { olderCheckout } from './older-checkout.ts';
import { type Counts, runJest } from './programs.ts';

// `npm run test:long`: what `npm test` tries three times, tried twenty times, and what it tries a share of, tried whole.

endWithDoor();
await generate(() => undefined);
const older = await olderCheckout();
const reliability = await runJest(['reliability'], {
  SKEP_KILL_ROUNDS: '20',
  SKEP_FAULT_ROUNDS: '20',
  // By each of two ways.
  SKEP_FAULT_RATE: '100',
  SKEP_FAULT_PEOPLE: '50',
  // Seconds.
  SKEP_FAULT_BROKER_AWAY: '600',
  SKEP_UPDATE_FROM: older.folder,
  SKEP_TEST_LONG: '1',
}).finally(older.remove);
const hostile = await everyHostileInput();
const flows = await longFlows();
const passed = reliability.passed + hostile.passed + flows.passed;
const failed = reliability.failed + hostile.failed + flows.failed;
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;

/** Browsers that are killed, a bundle from its making to its restored backup, and every screen in every language. */
async function longFlows(): Promise<Counts> {
  await buildFronts(() => undefined);
  const env = {
    CHROMIUM_PATH: findChromium(),
    E2E_NEW_DATABASE: await templateFolder(),
    SKEP_TEST_LONG: '1',
  };
  return runJest(['e2e'], env, ['--testPathPatterns=e2e/src/(waiting-killed|operating|every-screen)']);
}

async function everyHostileInput(): Promise<Counts> {
  const postgres = await startPostgres();
  try {
    const env = { TEST_DATABASE_URL: postgres.url, SKEP_TEST_LONG: '1' };
    return await runJest(['api'], env, ['--testPathPatterns=testing/hostile-input']);
  } finally {
    await postgres.stop();
  }
}
