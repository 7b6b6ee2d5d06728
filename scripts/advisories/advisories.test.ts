import { packagesIn, warnings } from './advisories.ts';

const lockfile = `lockfileVersion: '9.0'

importers:

  .:
    devDependencies:
      ws:
        specifier: 8.1.0
        version: 8.1.0

packages:

  '@scope/name@2.0.0-beta.1':
    resolution: {integrity: sha512-x}
    engines: {node: '>= 8'}

  ws@7.5.9:
    resolution: {integrity: sha512-x}

  ws@8.21.3:
    resolution: {integrity: sha512-x}

snapshots:

  other@1.0.0(ws@8.21.3):
    dependencies: {}
`;

test('the packages of a lockfile are those that are installed, each in all its versions', () => {
  expect(packagesIn(lockfile)).toEqual(
    new Map([
      ['@scope/name', ['2.0.0-beta.1']],
      ['ws', ['7.5.9', '8.21.3']],
    ]),
  );
});

test('an advisory is told of the versions that it is about, also of one before its release', () => {
  const about = { severity: 'high', title: 'It stops.' };
  expect(
    warnings(packagesIn(lockfile), [
      { ...about, id: 'GHSA-1', package: 'ws', vulnerable: '<7.5.10 || >=8.0.0 <8.17.1' },
      { ...about, id: 'GHSA-2', package: '@scope/name', vulnerable: '<2.0.0' },
      { ...about, id: 'GHSA-3', package: 'nobody-has-it', vulnerable: '*' },
    ]),
  ).toEqual([
    'ws 7.5.9 (high): It stops. https://github.com/advisories/GHSA-1',
    '@scope/name 2.0.0-beta.1 (high): It stops. https://github.com/advisories/GHSA-2',
  ]);
});
