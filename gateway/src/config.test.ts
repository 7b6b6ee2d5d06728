import { readConfig } from './config.ts';

const usual = { TRUSTED_DOCUMENTS: '/srv/documents.json' };

test('the settings have safe defaults', () => {
  expect(readConfig(usual)).toEqual({
    host: '127.0.0.1',
    port: 8082,
    restUrl: 'http://127.0.0.1:8081',
    gatewaySecret: undefined,
    trustedProxies: [],
    documentsFile: '/srv/documents.json',
    isDevelopment: false,
  });
  expect(readConfig({ NODE_ENV: 'development' })).toMatchObject({
    isDevelopment: true,
    documentsFile: undefined,
  });
});

test.each([
  [{}, 'TRUSTED_DOCUMENTS'],
  [{ ...usual, GATEWAY_PORT: '99999' }, 'GATEWAY_PORT'],
  [{ ...usual, REST_URL: 'localhost:8081' }, 'REST_URL'],
  [{ ...usual, TRUSTED_PROXIES: '10.0.0.0/99' }, 'TRUSTED_PROXIES'],
])('a setting that cannot be used is named: %j', (environment, name) => {
  expect(() => readConfig(environment)).toThrow(name);
});

test('ranges may stand apart by commas and blanks', () => {
  expect(readConfig({ ...usual, TRUSTED_PROXIES: '10.0.0.0/8, ::1' }).trustedProxies).toEqual([
    '10.0.0.0/8',
    '::1',
  ]);
});
