import { hasRealData, realDataLine } from '../../packages/device-codecs/src/testing/real-data.ts';
import { exitWithParent } from '../child-process.ts';
import { runJest } from './programs.ts';

// `npm run test:real`: what real devices and network servers sent, and what the original made of it. Such tests are in
// files named real-*.test.ts, and a part of `npm test` as well.

/** Jest projects that have such files. */
const projects = ['device-codecs', 'api'];

exitWithParent();
process.stdout.write(`${realDataLine()}\n`);
if (hasRealData()) {
  const { passed, failed } = await runJest(projects, {}, ['--testPathPatterns=/real-']);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 ? 0 : 1;
}
