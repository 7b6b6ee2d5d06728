import { operatorWarning, readPageSettings } from './page-settings.ts';
import { contentSecurityPolicy } from './shell-page.ts';

test('the sign-in page names the identity provider, or its host', () => {
  const provider = { OIDC_ISSUER: 'https://login.example/realms/club' };
  expect(readPageSettings(provider).signInProvider).toBe('login.example');
  expect(readPageSettings({ ...provider, OIDC_NAME: 'the bee club' }).signInProvider).toBe('the bee club');
});

test('links that are set are read, the others are absent', () => {
  expect(readPageSettings({})).toEqual({ links: {}, operator: {}, hasServiceWorker: true });
  const settings = { SUPPORT_URL: ' https://help.example/{language} ', WEBSITE_URL: '' };
  expect(readPageSettings(settings).links).toEqual({ support: 'https://help.example/{language}' });
});

test('pages may load pictures from the server of tiles that is set, and from no other', () => {
  const address = 'https://tiles.example/maps/{z}/{x}/{y}.png?key=1';
  const { tileOrigin } = readPageSettings({ MAP_TILES_URL: address });
  expect(tileOrigin).toBe('https://tiles.example');
  expect(contentSecurityPolicy({ tileOrigin })).toContain(
    "img-src 'self' data: blob: https://tiles.example;",
  );
  expect(contentSecurityPolicy()).toContain("img-src 'self' data: blob:;");
  expect(() => readPageSettings({ MAP_TILES_URL: 'https://tiles.example' })).toThrow(
    /^MAP_TILES_URL must look like https:/,
  );
});

test.each(['javascript:alert(1)', 'help.example', '//help.example'])(
  '%s is refused in one sentence',
  (url) => {
    expect(() => readPageSettings({ WEBSITE_URL: url })).toThrow(/^WEBSITE_URL must be a web address/);
  },
);

test('an operator who has not said who they are is warned, by the names of the settings', () => {
  const some = { OPERATOR_NAME: 'Beekeepers of Utrecht', OPERATOR_ADDRESS: 'Hive Lane 1, Utrecht' };
  expect(operatorWarning(readPageSettings(some))).toMatch(/Set OPERATOR_CONTACT, or/);
  const all = readPageSettings({ ...some, OPERATOR_CONTACT: 'privacy@bees.example' });
  expect(operatorWarning(all)).toBeUndefined();
  expect(all.operator).toEqual({
    name: 'Beekeepers of Utrecht',
    address: 'Hive Lane 1, Utrecht',
    contact: 'privacy@bees.example',
  });
});
