import { remoteFolders } from '../../standalone/src/folders.ts';
import { buildFronts } from '../../standalone/src/prepare.ts';
import { findChromium } from '../chromium.ts';
import { flowsInFirefox, otherFlows } from './flows.ts';
import { olderCheckout } from './older-checkout.ts';
import { type Counts, runJest, runProgram, runStories } from './programs.ts';
import type { Stage } from './stage-runner.ts';
import { runFlows, runOnDebianPostgres, testDatabase, withContainers } from './steps.ts';

const long = { SKEP_TEST_LONG: '1' };

/**
 * What `npm test` tries once or twice, tried twenty times, and what it tries a share of, tried whole. Together they take
 * less than three hours on two cores: of those that run two at a time the longest come first.
 */
export const stages: Stage[] = [
  { name: 'kills', isAlone: true, run: () => runReliability('kills', { SKEP_KILL_ROUNDS: '20' }) },
  {
    name: 'faults of a cluster',
    isAlone: true,
    run: () =>
      runReliability('cluster/faults', {
        SKEP_FAULT_ROUNDS: '20',
        // By each of two ways.
        SKEP_FAULT_RATE: '100',
        SKEP_FAULT_PEOPLE: '50',
        // Seconds.
        SKEP_FAULT_BROKER_AWAY: '600',
      }),
  },
  { name: 'update by day', isAlone: true, run: updateByDay },
  {
    name: 'containers',
    run: () =>
      withContainers(['debootstrap'], () =>
        runJest(['scripts'], long, filesOf('scripts/containers/product')),
      ),
  },
  { name: 'power cuts', run: () => runReliability('power-loss') },
  {
    name: 'hostile input of the api',
    run: async () =>
      runJest(['api'], { ...long, ...(await testDatabase()) }, filesOf('api/src/testing/hostile-input')),
  },
  {
    name: 'a large account is moved',
    run: async () =>
      runJest(
        ['api'],
        { ...long, ...(await testDatabase()) },
        filesOf('api/src/account-import/other-server/large-move'),
      ),
  },
  { name: 'stories in all themes', run: () => runStories(findChromium(), { allThemes: true }) },
  { name: 'browser flows', run: () => runFlows(otherFlows(), long) },
  {
    name: 'browser flows in Firefox',
    run: () => runFlows(flowsInFirefox, { ...long, E2E_BROWSER: 'firefox' }),
  },
  { name: "api on Debian's PostgreSQL 15", run: () => runOnDebianPostgres([]) },
  {
    name: 'regular expressions of linear time',
    run: () => runProgram('node', ['scripts/patterns/main.ts', '--all']),
  },
  { name: 'schedules in the field', run: () => runReliability('waiting-work') },
  { name: 'killed browsers', run: () => runFlows(['outbox-killed'], long) },
  {
    name: 'access and hostile input of the gateway',
    run: async () =>
      runJest(
        ['gateway'],
        { ...long, ...(await testDatabase()) },
        filesOf('gateway/src/(access-table|hostile-input)'),
      ),
  },
  { name: 'every screen in every language', run: () => runFlows(['every-screen'], long) },
  { name: 'faults of remotes', run: () => runFlows(['faults'], long) },
  { name: 'weak signals', run: () => runFlows(['weak-signal'], long) },
  { name: 'leaks of remotes', run: () => runFlows(['leaks'], long) },
  { name: 'harnesses', run: buildHarnesses },
  { name: 'new domain', run: () => runJest(['standalone'], long, filesOf('standalone/src/new-domain')) },
  { name: 'operating bundle', run: () => runFlows(['operating'], long) },
];

const filesOf = (pattern: string) => [`--testPathPatterns=${pattern}\\.test`];

function runReliability(file: string, env: Record<string, string> = {}): Promise<Counts> {
  return runJest(['reliability'], { ...long, ...env }, filesOf(`reliability/src/${file}`));
}

async function buildHarnesses(): Promise<Counts> {
  await buildFronts(() => undefined, ['harness'], remoteFolders());
  return { passed: remoteFolders().length, failed: 0 };
}

async function updateByDay(): Promise<Counts> {
  const older = await olderCheckout();
  const env = { SKEP_FAULT_RATE: '100', SKEP_UPDATE_FROM: older.folder };
  return runReliability('cluster/update', env).finally(older.remove);
}
