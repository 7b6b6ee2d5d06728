import { startPostgres } from '../postgres.ts';
import { endWithDoor } from '../tied.ts';
import { type Counts, runJest } from './programs.ts';

// `npm run test:long`: what `npm test` tries three times, tried twenty times, and what it tries a share of, tried whole.

endWithDoor();
const reliability = await runJest(['reliability'], {
  SKEP_KILL_ROUNDS: '20',
  SKEP_FAULT_ROUNDS: '20',
  SKEP_TEST_LONG: '1',
});
const hostile = await everyHostileInput();
const passed = reliability.passed + hostile.passed;
const failed = reliability.failed + hostile.failed;
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;

async function everyHostileInput(): Promise<Counts> {
  const postgres = await startPostgres();
  try {
    const env = { TEST_DATABASE_URL: postgres.url, SKEP_TEST_LONG: '1' };
    return await runJest(['api'], env, ['--testPathPatterns=testing/hostile-input']);
  } finally {
    await postgres.stop();
  }
}
