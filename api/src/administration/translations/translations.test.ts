import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@skep/domain';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let anna: TestUser;
let bram: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  anna = await aUser(api, { name: 'Anna Translator', permissions: ['translator'] });
  bram = await aUser(api, { permissions: ['translator'] });
});
afterEach(() => api.database.db.deleteFrom('translations').execute());
afterAll(() => api.close());

const file = (path: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../..', path), 'utf8'));

const find = async (language: string, query = '') =>
  (await api.request('GET', `/api/translations/${language}/messages?${query}`, { as: anna })).body;

const save = (as: TestUser, message: string, body: object, language = 'nl') =>
  api.request('PUT', `/api/translations/${language}/messages/${message}`, { as, body });

const first = { reviewed: false, revision: 0 };

test('every language tells how many messages it has, lacks and waits with', async () => {
  await save(anna, 'shell/shell.menu', { text: 'Keuze', ...first });
  const { body } = await api.request('GET', '/api/translations', { as: anna });
  expect(body.packages).toEqual(
    expect.arrayContaining(['shell', 'mf-hives', 'mf-inspections', 'ui', 'i18n', 'remote-kit', 'api-mail']),
  );
  expect(body.languages.map(({ language }: { language: string }) => language)).toEqual(
    languages.map(({ code }) => code),
  );
  const of = (code: string) => body.languages.find(({ language }: { language: string }) => language === code);
  expect(of('en')).toMatchObject({ missing: 0, changed: 0, to_review: 0 });
  expect(of('nl')).toMatchObject({ missing: 0, changed: 1, to_review: 1 });
});

test('messages are listed with their English and present text, in the order of their file', async () => {
  const { messages, total, page_size } = await find('nl', 'package=shell');
  const [english, dutch] = [file('shell/locales/en.json'), file('shell/locales/nl.json')];
  expect(total).toBe(Object.keys(english).length);
  expect(page_size).toBe(50);
  const id = Object.keys(english)[0] ?? '';
  expect(messages[0]).toEqual({
    package: 'shell',
    id,
    english: english[id].defaultMessage,
    description: english[id].description,
    text: dutch[id],
    shipped: dutch[id],
    state: 'shipped',
    changed: false,
    to_review: false,
    english_before: null,
    revision: 0,
    changed_at: null,
    changed_by: null,
  });
});

test('a draft is stored with its author, becomes reviewed, and is found by its state', async () => {
  const drafted = await save(anna, 'shell/shell.menu', { text: 'Keuze', ...first });
  expect(drafted.body).toMatchObject({
    text: 'Keuze',
    state: 'draft',
    revision: 1,
    changed_by: 'Anna Translator',
  });
  expect(await find('nl', 'filter=to_review')).toMatchObject({ total: 1, messages: [{ id: 'shell.menu' }] });
  const reviewed = await save(bram, 'shell/shell.menu', { text: 'Keuze', reviewed: true, revision: 1 });
  expect(reviewed.body).toMatchObject({ state: 'reviewed', to_review: false, changed: true });
  expect(await find('nl', 'filter=to_review')).toMatchObject({ total: 0 });
  expect(await find('nl', 'filter=changed')).toMatchObject({ total: 1, messages: [{ id: 'shell.menu' }] });
  expect(await find('de', 'filter=changed')).toMatchObject({ total: 0 });
});

test('messages are searched by id, English and translation, and paged', async () => {
  await save(anna, 'shell/shell.menu', { text: 'Zeldzaam woord', ...first });
  for (const search of ['shell.menu', 'ZELDZAAM']) {
    expect((await find('nl', `search=${search}`)).messages).toMatchObject([{ id: 'shell.menu' }]);
  }
  const { total } = await find('fi');
  const last = Math.ceil(total / 50);
  expect((await find('fi', `page=${last}`)).messages).toHaveLength(total - (last - 1) * 50);
  expect((await find('fi', `page=${last + 1}`)).messages).toEqual([]);
});

test('two translators never overwrite one another unseen', async () => {
  await save(anna, 'shell/shell.menu', { text: 'Keuze', ...first });
  const late = await save(bram, 'shell/shell.menu', { text: 'Kiezen', ...first });
  expect(late.status).toBe(412);
  expect(late.body.current).toMatchObject({ text: 'Keuze', revision: 1, changed_by: 'Anna Translator' });
  const both = await Promise.all(
    [anna, bram].map((as) => save(as, 'shell/shell.menu', { text: as.name, reviewed: false, revision: 1 })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
});

test('an edit is taken back, and who has not seen that cannot write over it', async () => {
  await save(anna, 'shell/shell.menu', { text: 'Keuze', ...first });
  const back = await save(anna, 'shell/shell.menu', { text: null, reviewed: false, revision: 1 });
  expect(back.body).toMatchObject({ text: back.body.shipped, state: 'shipped', revision: 2 });
  const unseen = await save(bram, 'shell/shell.menu', { text: 'Kiezen', reviewed: false, revision: 1 });
  expect(unseen.status).toBe(412);
});

test.each([
  ['{n, plural, one {# kast}}', 'not_a_message'],
  ['Versie', 'other_placeholders'],
  ['Versie {versie}', 'other_placeholders'],
])('%s in place of "Version {version}" is refused: %s', async (text, code) => {
  const answer = await save(anna, 'shell/shell.version', { text, ...first });
  expect(answer.status).toBe(422);
  expect(answer.body.problems).toEqual([{ path: 'text', code }]);
});

test('a message whose English text changed since is to be reviewed again', async () => {
  await save(anna, 'shell/shell.menu', { text: 'Keuze', reviewed: true, revision: 0 });
  await api.database.db.updateTable('translations').set({ english: 'Old menu' }).execute();
  const { messages } = await find('nl', 'filter=to_review');
  expect(messages).toMatchObject([{ id: 'shell.menu', state: 'reviewed', english_before: 'Old menu' }]);
});

test('texts that differ from the released ones are listed for a preview', async () => {
  await save(anna, 'shell/shell.menu', { text: 'Keuze', ...first });
  const { text } = (await find('nl', 'package=shell&search=shell.back')).messages[0];
  await save(anna, 'shell/shell.back', { text, reviewed: true, revision: 0 });
  const { body } = await api.request('GET', '/api/translations/nl/changed-texts', { as: anna });
  expect(body).toEqual({ texts: [{ id: 'shell.menu', text: 'Keuze' }] });
});

test('the exported file is the project’s own with the edits in it, without drafts where they are not wanted', async () => {
  await save(anna, 'shell/shell.menu', { text: 'Keuze', ...first });
  await save(anna, 'shell/shell.back', { text: 'Weerom', reviewed: true, revision: 0 });
  const exported = async (query = '') =>
    (await api.request('GET', `/api/translations/nl/files/shell${query}`, { as: anna })).body;
  const all = await exported();
  expect(all.path).toBe('shell/locales/nl.json');
  const shipped = file('shell/locales/nl.json');
  expect(JSON.parse(all.content)).toEqual({ ...shipped, 'shell.menu': 'Keuze', 'shell.back': 'Weerom' });
  expect(Object.keys(JSON.parse(all.content))).toEqual(Object.keys(file('shell/locales/en.json')));
  const { content } = await exported('?reviewed_only=true');
  expect(JSON.parse(content)).toEqual({ ...shipped, 'shell.back': 'Weerom' });
  expect((await api.request('GET', '/api/translations/nl/files/nothing', { as: anna })).status).toBe(404);
});

test('an English file keeps what it says to translators, and each folder of a package is one of theirs', async () => {
  await save(
    anna,
    'mf-hives-forms/hives.name',
    { text: 'What it is called', reviewed: true, revision: 0 },
    'en',
  );
  const { body } = await api.request('GET', '/api/translations/en/files/mf-hives-forms', { as: anna });
  expect(body.path).toBe('mf-hives/locales/forms/en.json');
  const shipped = file(body.path);
  expect(JSON.parse(body.content)).toEqual({
    ...shipped,
    'hives.name': { ...shipped['hives.name'], defaultMessage: 'What it is called' },
  });
});

test.each(['shell/shell.nothing', 'nothing/shell.menu', 'mf-hives/shell.menu'])(
  '%s is no message',
  async (message) => {
    expect((await save(anna, message, { text: 'x', ...first })).status).toBe(404);
  },
);

test('a language that the product has not is not found', async () => {
  expect((await save(anna, 'shell/shell.menu', { text: 'x', ...first }, 'tlh')).status).toBe(404);
});
