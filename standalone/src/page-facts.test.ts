import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { accountPageInstead, factsAt, factsOf, noFacts, operatorOf } from './page-facts.ts';

const operator = { name: 'Beekeepers of Utrecht' };

test('a web server that runs alone asks the api until there is an account, and then seldom', async () => {
  let isFirstRun = true;
  let requestCount = 0;
  const api = createServer((_request, response) => {
    requestCount += 1;
    response.end(JSON.stringify({ isFirstRun, signUp: 'closed', operator }));
  });
  await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening));
  const facts = factsAt(`http://127.0.0.1:${(api.address() as AddressInfo).port}`, () => 0);
  expect(await facts()).toMatchObject({ isFirstRun: true, signUp: 'closed' });
  isFirstRun = false;
  expect([(await facts()).isFirstRun, (await facts()).isFirstRun]).toEqual([false, false]);
  expect(requestCount).toBe(2);
  await new Promise((closed) => api.close(closed));
});

test('pages are sent though the api does not answer', async () => {
  expect(await factsAt('http://127.0.0.1:1')()).toEqual(noFacts);
});

test('pages are sent though the database does not answer, with what was read last', async () => {
  const read = jest.fn(async () => ({ ...noFacts, isFirstRun: true, supportEmail: 'help@bees.example' }));
  const facts = factsOf(read);
  expect(await facts()).toMatchObject({ supportEmail: 'help@bees.example' });
  read.mockRejectedValueOnce(new Error('The database is gone.'));
  expect(await facts()).toMatchObject({ supportEmail: 'help@bees.example' });
});

test('what the environment of a web server says of the operator wins, part by part', () => {
  const facts = { operator: { name: 'Of the administration', address: 'Hive Lane 1', contact: undefined } };
  expect(operatorOf({ name: 'Of the environment' }, facts)).toEqual({
    name: 'Of the environment',
    address: 'Hive Lane 1',
  });
});

test.each([
  ['/sign-in', true, '/first-run'],
  ['/sign-up', true, '/first-run'],
  ['/first-run', true, undefined],
  ['/first-run', false, '/sign-in'],
  ['/sign-in', false, undefined],
  ['/hives', true, undefined],
])('of %s, while nobody has an account: %s, the visitor gets %s', (path, isFirstRun, page) => {
  expect(accountPageInstead(path, { isFirstRun })).toBe(page);
});
