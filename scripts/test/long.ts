import { runJest } from './programs.ts';

// `npm run test:long`: what `npm test` tries three times, tried twenty times.

const { passed, failed } = await runJest(['reliability'], { SKEP_KILL_ROUNDS: '20' });
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
