import { fakePerson } from '@skep/remote-kit/testing';
import { anEntry, aRow } from '../testing/a-registry.ts';
import { entriesFor } from './entries.ts';

const rowWith = (name: string, tabs: ReturnType<typeof anEntry>[]) =>
  aRow(name, { contributions: { routes: [{ path: '/', depth: 0 }], tabs, drawer: [], create: [] } });

const labelsFor = (person: Partial<typeof fakePerson>, tabs: ReturnType<typeof anEntry>[]) =>
  entriesFor(
    { remotes: [rowWith('mf-a', tabs)] },
    'tabs',
    { ...fakePerson, permissions: [], ...person },
    'en',
  ).map(({ label }) => label);

test('the entries of all remotes stand in one order', () => {
  const registry = {
    remotes: [
      rowWith('mf-a', [anEntry('Third', '/c', 3), anEntry('First', '/a', 1)]),
      rowWith('mf-b', [anEntry('Second', '/b', 2)]),
    ],
  };
  const labels = entriesFor(registry, 'tabs', fakePerson, 'en').map(({ label }) => label);
  expect(labels).toEqual(['First', 'Second', 'Third']);
});

test('an entry that needs a device, a type of device or a permission is drawn for who has it', () => {
  const tabs = [
    anEntry('Any', '/any', 1, { device: true }),
    anEntry('Scale', '/scale', 2, { deviceType: 'beep' }),
    anEntry('Board', '/board', 3, { permission: 'dashboard' }),
  ];
  expect(labelsFor({}, tabs)).toEqual([]);
  expect(labelsFor({ deviceTypes: ['other'] }, tabs)).toEqual(['Any']);
  expect(labelsFor({ deviceTypes: ['beep'] }, tabs)).toEqual(['Any', 'Scale']);
  expect(labelsFor({ permissions: ['dashboard'] }, tabs)).toEqual(['Board']);
});

test('a label without the language is in English, an icon of a newer remote is a hive', () => {
  const tabs = [{ ...anEntry('Hives', '/'), label: { en: 'Hives', nl: 'Kasten' }, icon: 'hologram' }];
  const inLanguage = (language: 'nl' | 'de') =>
    entriesFor({ remotes: [rowWith('mf-a', tabs)] }, 'tabs', fakePerson, language);
  expect(inLanguage('nl')).toMatchObject([{ label: 'Kasten', icon: 'hive' }]);
  expect(inLanguage('de')).toMatchObject([{ label: 'Hives', icon: 'hive' }]);
});
