import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { aReading, read } from './test-readings.ts';
import { aPrintedSheet, photoOf } from './test-sheets.ts';

// Photos are read as any are, which takes seconds.
jest.setTimeout(120_000);

interface SentRequest {
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

let engine: Server;
let requests: SentRequest[];
let answer: { status: number; text: string };
let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  engine = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    requests.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
    response.writeHead(answer.status).end(answer.text);
  });
  await new Promise<void>((done) => engine.listen(0, '127.0.0.1', done));
  const { port } = engine.address() as AddressInfo;
  const environment = {
    PAPER_ENGINE_URL: `http://127.0.0.1:${port}/scan`,
    PAPER_ENGINE_TOKEN: 'a-token-of-mine',
  };
  api = await startTestApi({ environment });
  anna = await aUser(api);
});
beforeEach(() => {
  requests = [];
});
afterAll(async () => {
  engine.closeAllConnections();
  engine.close();
  await api.close();
});

/** As the service of the old app answers. */
const scanned = (text: string) => ({
  status: 200,
  text: JSON.stringify({
    scans: [
      {
        page: 1,
        scan: [
          { type: 'text', category_id: null, parent_category_id: 'notes', value: [text], image: ['data:,'] },
          { type: 'checkbox', category_id: '3', parent_category_id: 'impression', value: [1, 0, 0] },
        ],
      },
    ],
  }),
});

async function notesOf(written: readonly string[]) {
  const printed = await aPrintedSheet(api, anna);
  const photo = await photoOf(printed, { ticks: { impression: '3' }, written });
  const { sheets } = await read(api, anna, await aReading(api, anna), [photo]);
  const fields: { itemId: string; value: string; isSure: boolean }[] = sheets[0].fields;
  const of = (item: string) => fields.find(({ itemId }) => itemId === item);
  return { notes: of('notes'), impression: of('impression') };
}

test('the operator’s engine gets a page with handwriting, and its words need a check; ticks stay ours', async () => {
  answer = scanned('Calm bees');
  const { notes, impression } = await notesOf(['notes']);
  expect(notes).toMatchObject({ value: 'Calm bees', isSure: false });
  expect(impression).toMatchObject({ value: '3', isSure: true });
  const [{ headers, body }] = requests as [SentRequest];
  expect(headers.token).toBe('a-token-of-mine');
  expect(Object.keys(body).sort()).toEqual(['data-user-locale', 'images', 'ocr_engine', 'settings', 'svg']);
  expect(body).toMatchObject({
    'data-user-locale': ['en'],
    ocr_engine: 'aws',
    settings: { return_blob: [] },
  });
  expect(body.svg).toContain('data-parent-category-id="notes"');
  expect(JSON.stringify(body.images)).toMatch(/^\[\{"page":1,"image":"data:image\/jpeg;base64,/);
});

test('it gets the language of the handwriting that the person chose', async () => {
  answer = scanned('Bijen rustig');
  const printed = await aPrintedSheet(api, anna);
  const photo = await photoOf(printed, { written: ['notes'] });
  await read(api, anna, await aReading(api, anna, { language: 'nl' }), [photo]);
  expect(requests.map(({ body }) => body['data-user-locale'])).toEqual([['nl']]);
  const { body } = await api.request('GET', '/api/v1/sheet-readings/engine', { as: anna });
  expect(body).toEqual({ readsHandwriting: true });
});

test('a page without handwriting leaves the house for nobody', async () => {
  expect((await notesOf([])).notes).toMatchObject({ value: '', isSure: true });
  expect(requests).toEqual([]);
});

test.each([
  ['a failure', { status: 500, text: 'broken' }],
  ['no JSON', { status: 200, text: '<html>' }],
  ['another shape', { status: 200, text: '{"scans":[{"scan":[{"type":"text"}]}]}' }],
  ['lists in each other', { status: 200, text: '['.repeat(100_000) + ']'.repeat(100_000) }],
  ['the way to another server', { status: 302, text: 'http://169.254.169.254/' }],
  ['more than is read', { status: 200, text: ' '.repeat(600_000) }],
])('%s of an engine is no answer: the writing is typed in', async (_what, given) => {
  answer = given;
  expect((await notesOf(['notes'])).notes).toMatchObject({ value: '', isSure: false });
  expect(requests).toHaveLength(1);
});
