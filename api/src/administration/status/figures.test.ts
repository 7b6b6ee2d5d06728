import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { machineFigures } from './figures.ts';

let api: TestApi;
const folder = mkdtempSync(join(tmpdir(), 'skep-certificate-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => api.close());

async function valuesOf(name: string, webApp: string) {
  api = await startTestApi();
  const context = { ...api.app.contextFor('test'), workFolder: join(folder, 'work') };
  const figure = machineFigures.find((each) => each.name === name);
  const values = await figure?.read({ ...context, addresses: { ...context.addresses, webApp } });
  return values?.map(({ value }) => value);
}

test('the free part of the disk is between nothing and all of it', async () => {
  const [free = -1] = (await valuesOf('skep_disk_free_ratio', 'http://localhost')) ?? [];
  expect(free).toBeGreaterThanOrEqual(0);
  expect(free).toBeLessThanOrEqual(1);
});

test('how long the certificate of the web app is valid is measured where people see it', async () => {
  const files = { key: join(folder, 'key.pem'), cert: join(folder, 'cert.pem') };
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '30',
    ].concat(['-subj', '/CN=localhost', '-keyout', files.key, '-out', files.cert]),
    { stdio: 'ignore' },
  );
  const server = createServer({ key: readFileSync(files.key), cert: readFileSync(files.cert) });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `https://localhost:${(server.address() as AddressInfo).port}`;
  const [seconds = 0] = (await valuesOf('skep_certificate_remaining_seconds', url)) ?? [];
  expect(Math.round(seconds / 86_400)).toBe(30);
  await new Promise((closed) => server.close(closed));
});

test.each(['http://localhost', 'https://localhost:1'])('no certificate is measured at %s', async (url) => {
  expect(await valuesOf('skep_certificate_remaining_seconds', url)).toEqual([]);
});
