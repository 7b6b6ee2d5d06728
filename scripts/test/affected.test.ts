import { type AffectableStep, affectedSteps } from './affected.ts';

const steps = {
  lint: { inputs: ['api', 'packages/domain', 'mf-hives', 'e2e', 'package.json'] },
  api: { inputs: ['api', 'packages/domain', 'package.json'], ownTests: ['api'] },
  screens: {
    inputs: ['packages/ui', 'mf-hives', 'mf-inspections', 'package.json'],
    ownTests: ['mf-hives', 'mf-inspections'],
  },
  flows: { inputs: ['api', 'mf-hives', 'e2e'], indifferentTo: /^(?!e2e\/).*\.test\.tsx?$/ },
} satisfies Record<string, AffectableStep>;

/** Names of the steps, with the files whose tests are enough. */
function affectedBy(...changed: string[]) {
  const named = Object.entries(steps).map(([name, step]) => ({ name, ...step }));
  const files = changed.map((path) => ({
    path: path.replace('gone:', ''),
    isGone: path.startsWith('gone:'),
  }));
  return Object.fromEntries(
    affectedSteps(named, files).map(({ step, loading }) => [step.name, loading ?? 'all']),
  );
}

test('a text that no step reads breaks nothing', () => {
  expect(affectedBy('README.md', 'api-notes.md')).toEqual({});
});

test('a file of a folder that deploys concerns the tests that load it, and whole steps that run all of it', () => {
  const path = 'api/src/hives/store.ts';
  expect(affectedBy(path)).toEqual({ lint: 'all', api: [path], flows: 'all' });
});

test('a file of a package concerns everybody who imports the package', () => {
  expect(affectedBy('packages/ui/src/button/Button.tsx')).toEqual({ screens: 'all' });
});

test('one change among many that may be read in another way makes a step whole', () => {
  expect(affectedBy('mf-hives/src/main.ts', 'mf-hives/locales/en.json')).toMatchObject({ screens: 'all' });
  expect(affectedBy('mf-hives/src/main.ts', 'mf-inspections/src/main.ts')).toMatchObject({
    screens: ['mf-hives/src/main.ts', 'mf-inspections/src/main.ts'],
  });
});

test.each(['api/src/migrations/20261122T1000-lid.ts', 'gone:api/src/hives/store.ts', 'package.json'])(
  'whoever reads %s can not be told by imports',
  (path) => {
    expect(affectedBy(path)).toMatchObject({ api: 'all' });
  },
);

test('a test is no part of the product', () => {
  expect(affectedBy('mf-hives/src/home/HiveCard.test.tsx')).not.toHaveProperty('flows');
  expect(affectedBy('e2e/src/account.test.ts')).toEqual({ lint: 'all', flows: 'all' });
});
