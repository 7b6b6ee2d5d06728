import { readdirSync } from 'node:fs';
import { type AffectableStep, affectedFlows, affectedSteps } from './affected.ts';

const steps = {
  lint: { inputs: /(?<!\.md)$/ },
  advisories: { inputs: /^pnpm-lock\.yaml$/ },
  api: {},
} satisfies Record<string, AffectableStep>;

function affectedBy(...changed: string[]) {
  const named = Object.entries(steps).map(([name, step]) => ({ name, ...step }));
  return affectedSteps<AffectableStep & { name: string }>(named, changed).map(({ name }) => name);
}

test('a change concerns the steps that read it, and the test files that say themselves what they read', () => {
  expect(affectedBy('README.md')).toEqual(['api']);
  expect(affectedBy('mf-hives/src/home/HomeScreen.tsx')).toEqual(['lint', 'api']);
  expect(affectedBy('README.md', 'pnpm-lock.yaml')).toEqual(['lint', 'advisories', 'api']);
});

test('a change inside of remotes is tried with the flows through their main screens', () => {
  expect(affectedFlows(['mf-hives/src/home/HomeScreen.tsx', 'mf-alerts/locales/en.json'])).toEqual([
    'beekeeping',
    'alerts',
  ]);
  expect(affectedFlows(['mf-hives/src/main.ts', 'e2e/src/mites.test.ts'])).toEqual(['beekeeping', 'mites']);
});

test('texts, tests and stories beside the product break no flow', () => {
  expect(affectedFlows(['README.md', 'docs/adr/0001.md'])).toEqual([]);
  expect(
    affectedFlows(['mf-hives/src/home/HiveCard.test.tsx', 'mf-hives/src/home/HiveCard.stories.tsx']),
  ).toEqual([]);
});

test.each([
  'packages/ui/src/button/Button.tsx',
  'api/src/hive-core/hive-store.ts',
  'mf-hives/remote.json',
  'shell/src/App.tsx',
  'e2e/src/browser.ts',
  'pnpm-lock.yaml',
])('%s may break any flow', (path) => {
  expect(affectedFlows(['mf-hives/src/main.ts', path])).toBeUndefined();
});

test('every remote has flows that are there', () => {
  const root = `${import.meta.dirname}/../..`;
  const flows = readdirSync(`${root}/e2e/src`);
  for (const remote of readdirSync(root).filter((name) => name.startsWith('mf-'))) {
    const names = affectedFlows([`${remote}/src/main.ts`]) ?? [];
    expect([remote, names]).not.toEqual([remote, []]);
    expect(flows).toEqual(expect.arrayContaining(names.map((name) => `${name}.test.ts`)));
  }
});
