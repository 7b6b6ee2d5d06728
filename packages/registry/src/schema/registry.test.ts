import { parseRegistry, parseRemoteDeclaration } from './registry.ts';
import { slotNames } from './slot-names.ts';

const route = { path: '/alerts', depth: 0 };
const declaration = {
  name: 'mf-alerts',
  kit: '^1.0.0',
  routes: [{ ...route, screen: 'home/HomeScreen.tsx' }],
};

test('a remote declares the slots that it fills, and only such as there are', () => {
  expect(parseRemoteDeclaration({ ...declaration, slots: slotNames })).toMatchObject({ success: true });
  expect(parseRemoteDeclaration({ ...declaration, slots: ['hive-card/v2'] })).toEqual({
    success: false,
    problems: ['slots.0: must be one of hive-card/v1, hive-marks/v1'],
  });
});

test('a registry may know slots that this shell does not, and rows from before there were any', () => {
  const row = { name: 'mf-a', version: '1', kit: '^1.0.0', entry: '/e.js', integrity: '', preload: [] };
  const remotes = [{ slots: ['of-tomorrow/v9'] }, {}].map((more) => ({
    ...row,
    contributions: { routes: [route], ...more },
  }));
  const parsed = parseRegistry({ remotes });
  expect(parsed.remotes.map(({ contributions }) => contributions.slots)).toEqual([
    ['of-tomorrow/v9'],
    undefined,
  ]);
});

test('a route names the file of its screen, and what is no file below src is reported by its place', () => {
  expect(
    parseRemoteDeclaration({ ...declaration, routes: [{ ...route, screen: '../elsewhere.ts' }] }),
  ).toEqual({
    success: false,
    problems: ['routes.0.screen: must name a file below src, as "home/HomeScreen.tsx"'],
  });
});
