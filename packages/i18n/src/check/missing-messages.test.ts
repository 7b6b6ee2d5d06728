/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { missingMessages } from './missing-messages.ts';
import { usedIds } from './used-ids.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'skep-messages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, content: unknown) {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

test('a text that Dutch lacks is named', () => {
  write('locales/en.json', { 'hives.title': 'Hives', 'hives.new': 'New hive' });
  write('locales/nl.json', { 'hives.title': 'Kasten' });
  write('src/HomeScreen.tsx', `<FormattedMessage id="hives.title" /> text('hives.new')`);
  const report = missingMessages(folder);
  expect(report.missing.nl).toEqual(['hives.new']);
  expect(report.missing.en).toEqual([]);
  expect(report.missing.de).toHaveLength(2);
});

test('texts in a folder of locales are the package’s too', () => {
  write('locales/en.json', { 'shell.title': 'Skep' });
  write('locales/pages/en.json', { 'pages.terms': 'Terms' });
  write('locales/pages/nl.json', {});
  write('src/Terms.tsx', `text('shell.title') + text('pages.terms')`);
  const { missing, unused, unknown } = missingMessages(folder);
  expect([missing.nl, unused, unknown]).toEqual([['shell.title', 'pages.terms'], [], []]);
});

test('an id that no package has is named, one of a package below is not', () => {
  write('locales/en.json', { 'hives.title': 'Hives' });
  write('src/HomeScreen.tsx', `text('hives.titel'); text('hives.title'); text('error.unreachable')`);
  expect(missingMessages(folder, { 'error.unreachable': '…' }).unknown).toEqual(['hives.titel']);
});

test('an id that nothing uses is named; ids put together from their beginning count as used', () => {
  write('locales/en.json', { 'hives.moodSad': 'Bad', 'hives.layer.brood': 'Brood', 'hives.old': 'Old' });
  // Put together here, so that the placeholders are not taken for ours.
  write('src/HiveCard.tsx', ['text(`hives.mood', '{mood}`); text(`hives.layer.', '{kind}`)'].join('$'));
  expect(missingMessages(folder).unused).toEqual(['hives.old']);
});

test('labels of the declaration count as used', () => {
  write('locales/en.json', { 'hives.tab': 'Hives' });
  write('src/main.ts', '');
  write('remote.json', { tabs: [{ label: 'hives.tab' }] });
  expect(missingMessages(folder).unused).toEqual([]);
});

test('a translation that cannot be formatted, or wants another value, is named', () => {
  write('locales/en.json', {
    'hives.count': '{count, plural, one {# hive} other {# hives}}',
    'hives.by': 'by {name}',
  });
  write('locales/nl.json', { 'hives.count': '{count, plural, one {# kast}}', 'hives.by': 'door {naam}' });
  write('src/main.ts', `'hives.count' 'hives.by'`);
  const { malformed } = missingMessages(folder);
  expect(malformed[0]).toMatch(/^nl hives.count: cannot be formatted/);
  expect(malformed[1]).toBe('nl hives.by: wants {naam}, English wants {name}');
});

test('paths of forms and files are no ids', () => {
  expect([
    ...usedIds(`register('hives.0.name'); import './hives.graphql.ts'; 'a sentence. with dots'`).exact,
  ]).toEqual([]);
});
