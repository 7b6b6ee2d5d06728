import * as fc from 'fast-check';
import type { Ledger } from './ledger.ts';
import { type BuiltRemote, parseBuiltRemote } from './schema/registry.ts';
import { bucketCount, versionFor, viewOf } from './view.ts';

const everyBucket = Array.from({ length: bucketCount }, (_, bucket) => bucket);

function aBuild(version: string): BuiltRemote {
  return parseBuiltRemote({
    row: {
      name: 'mf-hives',
      version,
      kit: '^1.0.0',
      entry: `/remotes/mf-hives/${version}/remoteEntry.js`,
      integrity: 'sha384-x',
      preload: [{ url: '/remotes/mf-hives/1/remote.js', integrity: 'sha384-y' }],
      contributions: {
        routes: [{ path: '/', depth: 0 }],
        tabs: [{ id: 'hives', label: { en: 'Hives' }, icon: 'hive', path: '/', order: 1 }],
      },
    },
    documents: {},
  });
}

function aLedger(overrides: Partial<Ledger['remotes'][string]>): Ledger {
  return { remotes: { 'mf-hives': { stable: '1', versions: [], history: [], ...overrides } } };
}

test('a canary reaches exactly its share, whatever it is called', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.string(), (percent, version) => {
      const shipped = { stable: 'stable', canary: { version, percent }, versions: [], history: [] };
      const reached = everyBucket.filter((bucket) => versionFor('mf-hives', shipped, bucket) === version);
      return reached.length === percent || version === 'stable';
    }),
  );
});

test('who had the canary keeps it when its share grows', () => {
  const at = (percent: number) =>
    everyBucket.filter(
      (bucket) =>
        versionFor(
          'm',
          { stable: '1', canary: { version: '2', percent }, versions: [], history: [] },
          bucket,
        ) === '2',
    );
  const few = at(10);
  expect(at(40)).toEqual(expect.arrayContaining(few));
});

test('a visitor without a bucket gets the stable version', () => {
  const ledger = aLedger({ canary: { version: '2', percent: 100 } });
  const view = (bucket: number | undefined) =>
    viewOf(ledger, (_remote, version) => aBuild(version), bucket).remotes.map(({ version }) => version);
  expect(view(undefined)).toEqual(['1']);
  expect(view(7)).toEqual(['2']);
});

test('a disabled remote keeps its paths and its reason, and has no entry in any menu', () => {
  const view = viewOf(aLedger({ disabled: { reason: 'Mending' } }), () => aBuild('1'), undefined);
  expect(view.remotes[0]).toMatchObject({
    disabled: { reason: 'Mending' },
    preload: [],
    contributions: { routes: [{ path: '/' }], tabs: [], drawer: [], create: [] },
  });
});

test('a remote whose version cannot be read is left out', () => {
  expect(viewOf(aLedger({}), () => undefined, undefined)).toEqual({ remotes: [] });
});
