import { gql } from '@apollo/client';
import { gatewayRequest, requestHeaders } from '../graphql/gateway-request.ts';
import { sendDocument } from '../graphql/send-document.ts';
import { askAhead, forgetPrefetched } from './prefetched.ts';

const url = 'http://skep.example/graphql';

/** As code generation writes it. */
const documentOf = (text: string) => Object.assign(gql(text), { __meta__: { hash: 'h1' } });
const home = documentOf('query Home { apiaries { id } }');
const rename = documentOf('mutation Rename { renameHive { id } }');

const question = {
  operationName: 'Home',
  variables: {},
  extensions: { persistedQuery: { version: 1, sha256Hash: 'h1' } },
};

let answers = 0;

beforeEach(() => {
  answers = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    answers += 1;
    return new Response(JSON.stringify({ data: { answer: answers } }));
  });
});

afterEach(() => {
  forgetPrefetched();
  jest.restoreAllMocks();
});

const requestedByOlga = () => askAhead(url, [gatewayRequest(question, requestHeaders('olga', 'de'))]);

const send = (document: typeof home, token = 'olga', variables = {}) =>
  sendDocument({
    url,
    document,
    operationName: document === home ? 'Home' : 'Rename',
    variables,
    headers: requestHeaders(token, 'de'),
  });

test("the app's first query is answered by what the page has queried already, and sent again the next time", async () => {
  requestedByOlga();
  expect(await send(home)).toEqual({ data: { answer: 1 } });
  expect(answers).toBe(1);
  expect(await send(home)).toEqual({ data: { answer: 2 } });
});

test('another person, and another question, get their own answers', async () => {
  requestedByOlga();
  expect(await send(home, 'piet')).toEqual({ data: { answer: 2 } });
  expect(await send(home, 'olga', { first: 3 })).toEqual({ data: { answer: 3 } });
});

test('a query from before a change is not shown after it', async () => {
  requestedByOlga();
  await send(rename);
  expect(await send(home)).toEqual({ data: { answer: 3 } });
});

test('a connection that broke before the app was there is tried once more', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  requestedByOlga();
  expect(await send(home)).toEqual({ data: { answer: 1 } });
});
