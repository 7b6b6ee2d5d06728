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
  (await api.request('GET', `/api/v1/translations/${language}/messages?${query}`, { as: anna })).body;

const save = (as: TestUser, message: string, body: object, language = 'nl') =>
  api.request('PUT', `/api/v1/translations/${language}/messages/${message}`, { as, body });

const first = { isReviewed: false, revision: 0 };

test('every language tells how many messages it has, lacks and waits with', async () => {
  await save(anna, 'shell/shell.menu', { text: 'Keuze', ...first });
  const { body } = await api.request('GET', '/api/v1/translations', { as: anna });
  expect(body.packages).toEqual(
    expect.arrayContaining(['shell', 'mf-hives', 'mf-inspections', 'ui', 'i18n', 'remote-kit', 'api-mail']),
  );
  expect(body.languages.map(({ language }: { language: string }) => language)).toEqual(
    languages.map(({ code }) => code),
  );
  const of = (code: string) => body.languages.find(({ language }: { language: string }) => language === code);
  expect(of('en')).toMatchObject({ missing: 0, changed: 0, toReview: 0 });
  expect(of('nl')).toMatchObject({ missing: 0, changed: 1, toReview: 1 });
});

test('messages are listed with their English and present text, in the order of their file', async () => {
  const { translations, total, pageSize } = await find('nl', 'package=shell');
  const [english, dutch] = [file('shell/locales/en.json'), file('shell/locales/nl.json')];
  expect(total).toBe(Object.keys(english).length);
  expect(pageSize).toBe(50);
  const id = Object.keys(english)[0] ?? '';
  expect(translations[0]).toEqual({
    package: 'shell',
    messageId: id,
    english: english[id].defaultMessage,
    description: english[id].description,
    text: dutch[id],
    shipped: dutch[id],
    state: 'shipped',
    isChanged: false,
    isToReview: false,
    revision: 0,
  });
});

test('a draft is stored with its author, becomes reviewed, and is found by its state', async () => {
  const drafted = await save(anna, 'shell/shell.menu', { text: 'Keuze', ...first });
  expect(drafted.body).toMatchObject({
    text: 'Keuze',
    state: 'draft',
    revision: 1,
    changedBy: 'Anna Translator',
  });
  expect(await find('nl', 'show=to_review')).toMatchObject({
    total: 1,
    translations: [{ messageId: 'shell.menu' }],
  });
  const reviewed = await save(bram, 'shell/shell.menu', { text: 'Keuze', isReviewed: true, revision: 1 });
  expect(reviewed.body).toMatchObject({ state: 'reviewed', isToReview: false, isChanged: true });
  expect(await find('nl', 'show=to_review')).toMatchObject({ total: 0 });
  expect(await find('nl', 'show=changed')).toMatchObject({
    total: 1,
    translations: [{ messageId: 'shell.menu' }],
  });
  expect(await find('de', 'show=changed')).toMatchObject({ total: 0 });
});

test('messages are searched by id, English and translation, and paged', async () => {
  await save(anna, 'shell/shell.menu', { text: 'Zeldzaam woord', ...first });
  for (const search of ['shell.menu', 'ZELDZAAM']) {
    expect((await find('nl', `search=${search}`)).translations).toMatchObject([{ messageId: 'shell.menu' }]);
  }
  const { total } = await find('fi');
  const last = Math.ceil(total / 50);
  expect((await find('fi', `page=${last}`)).translations).toHaveLength(total - (last - 1) * 50);
  expect((await find('fi', `page=${last + 1}`)).translations).toEqual([]);
});

test('two translators never overwrite one another unseen', async () => {
  await save(anna, 'shell/shell.menu', { text: 'Keuze', ...first });
  const late = await save(bram, 'shell/shell.menu', { text: 'Kiezen', ...first });
  expect(late.status).toBe(412);
  expect(late.body.current).toMatchObject({ text: 'Keuze', revision: 1, changedBy: 'Anna Translator' });
  const both = await Promise.all(
    [anna, bram].map((as) => save(as, 'shell/shell.menu', { text: as.name, isReviewed: false, revision: 1 })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
});

test('an edit is taken back, and who has not seen that cannot write over it', async () => {
  await save(anna, 'shell/shell.menu', { text: 'Keuze', ...first });
  const back = await save(anna, 'shell/shell.menu', { text: null, isReviewed: false, revision: 1 });
  expect(back.body).toMatchObject({ text: back.body.shipped, state: 'shipped', revision: 2 });
  const unseen = await save(bram, 'shell/shell.menu', { text: 'Kiezen', isReviewed: false, revision: 1 });
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
  await save(anna, 'shell/shell.menu', { text: 'Keuze', isReviewed: true, revision: 0 });
  await api.database.db.updateTable('translations').set({ english: 'Old menu' }).execute();
  const { translations } = await find('nl', 'show=to_review');
  expect(translations).toMatchObject([
    { messageId: 'shell.menu', state: 'reviewed', englishBefore: 'Old menu' },
  ]);
});

test('texts that differ from the released ones are listed for a preview', async () => {
  await save(anna, 'shell/shell.menu', { text: 'Keuze', ...first });
  const { text } = (await find('nl', 'package=shell&search=shell.back')).translations[0];
  await save(anna, 'shell/shell.back', { text, isReviewed: true, revision: 0 });
  const { body } = await api.request('GET', '/api/v1/translations/nl/changed-texts', { as: anna });
  expect(body).toEqual([{ messageId: 'shell.menu', text: 'Keuze' }]);
});

test('the exported file is the project’s own with the edits in it, without drafts where they are not wanted', async () => {
  await save(anna, 'shell/shell.menu', { text: 'Keuze', ...first });
  await save(anna, 'shell/shell.back', { text: 'Weerom', isReviewed: true, revision: 0 });
  const exported = async (query = '') =>
    (await api.request('GET', `/api/v1/translations/nl/files/shell${query}`, { as: anna })).body;
  const all = await exported();
  expect(all.path).toBe('shell/locales/nl.json');
  const shipped = file('shell/locales/nl.json');
  expect(JSON.parse(all.content)).toEqual({ ...shipped, 'shell.menu': 'Keuze', 'shell.back': 'Weerom' });
  expect(Object.keys(JSON.parse(all.content))).toEqual(Object.keys(file('shell/locales/en.json')));
  const { content } = await exported('?reviewedOnly=true');
  expect(JSON.parse(content)).toEqual({ ...shipped, 'shell.back': 'Weerom' });
  expect((await api.request('GET', '/api/v1/translations/nl/files/nothing', { as: anna })).status).toBe(404);
});

test('an English file keeps what it says to translators, and each folder of a package is one of theirs', async () => {
  await save(
    anna,
    'mf-hives-forms/hives.name',
    { text: 'What it is called', isReviewed: true, revision: 0 },
    'en',
  );
  const { body } = await api.request('GET', '/api/v1/translations/en/files/mf-hives-forms', { as: anna });
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
