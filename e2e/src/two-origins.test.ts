import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, newVisitor } from './browser.ts';
import { demo } from './people.ts';
import { killProducts, type RunningProduct, startProduct } from './product.ts';

// The web app of the old service is served from one origin and calls the api on another.

jest.setTimeout(300_000);

let app: Server;
let other: Server;
let product: RunningProduct;
let browser: Browser;
beforeAll(async () => {
  app = await servePage();
  other = await servePage();
  product = await startProduct({ SKEP_DEMO: '1', ALLOWED_ORIGINS: originOf(app) }, undefined, 'serve');
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  for (const server of [app, other]) server?.close();
  killProducts();
});

async function servePage(): Promise<Server> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Another app</title>');
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  return server;
}

const originOf = (server: Server) => `http://localhost:${(server.address() as AddressInfo).port}`;

async function pageOn(server: Server): Promise<Page> {
  const { page } = await newVisitor(browser);
  await page.goto(originOf(server));
  return page;
}

interface Call {
  method: string;
  path: string;
  body?: object | undefined;
  token?: string | undefined;
}

/** Calls the api as the script of that page. Status 0: the browser lets no answer through. */
const callFrom = (page: Page, { method, path, body, token }: Call) =>
  page.evaluate(
    async ({ url, method, body, token }) => {
      const headers = {
        accept: 'application/json, text/plain, */*',
        'accept-language': 'nl',
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      };
      try {
        const answer = await fetch(url, {
          method,
          headers,
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        return { status: answer.status, body: await answer.json().catch(() => undefined) };
      } catch {
        return { status: 0, body: undefined };
      }
    },
    { url: `${product.url}/api/${path}`, method, body, token },
  );

test('a web app on another origin signs in, edits by PATCH and PUT, and deletes with a body', async () => {
  const page = await pageOn(app);
  const signedIn = await callFrom(page, { method: 'POST', path: 'login', body: demo });
  const token: string = signedIn.body.api_token;
  const call = (method: string, path: string, body?: object) => callFrom(page, { method, path, body, token });

  const device = await call('POST', 'devices', { name: 'Scale', key: 'scale-on-two-origins', type: 'beep' });
  const { id } = device.body;
  const named = await call('PATCH', `devices/${id}`, { name: 'Scale of Linden' });
  expect([device.status, named.status, named.body.name]).toEqual([200, 200, 'Scale of Linden']);

  const definition = { device_id: id, input_measurement_abbreviation: 'w_v', offset: 10, multiplier: 2 };
  const made = await call('POST', 'sensordefinition', definition);
  const changed = await call('PUT', `sensordefinition/${made.body.id}`, { ...definition, offset: 12 });
  expect([made.status, changed.status, changed.body.offset]).toEqual([201, 200, 12]);
  expect((await call('DELETE', `sensordefinition/${made.body.id}`, { device_id: id })).status).toBe(204);
});

test('a page of an origin that is not listed gets no answer', async () => {
  const page = await pageOn(other);
  expect((await callFrom(page, { method: 'POST', path: 'login', body: demo })).status).toBe(0);
  expect((await callFrom(page, { method: 'DELETE', path: 'devices/1' })).status).toBe(0);
});
