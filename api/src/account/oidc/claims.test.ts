import { hasClaim } from './claims.ts';

test.each([
  [{ role: 'admin' }, 'role', true],
  [{ role: ['editor', 'admin'] }, 'role', true],
  [{ role: 'administrator' }, 'role', false],
  [{}, 'role', false],
  [{ realm_access: { roles: ['admin'] } }, 'realm_access.roles', true],
  [{ 'https://club.example/role': 'admin' }, 'https://club.example/role', true],
  [{ role: null }, 'role.name', false],
  [{}, 'constructor.name', false],
])('whether %j names an admin by %s: %s', (claims, claim, expected) => {
  expect(hasClaim(claims, { claim, value: 'admin' })).toBe(expected);
});
