import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cacheFolder, ResultCache } from './result-cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'skep-results-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a result is found by its key alone', () => {
  new ResultCache(folder).store('a', 12, 'api/src/service.test.ts');
  expect(new ResultCache(folder).find('a')).toBe(12);
  expect(new ResultCache(folder).find('b')).toBeUndefined();
});

test('a result that was half written is none', () => {
  writeFileSync(join(folder, 'half.json'), '{"pass');
  expect(new ResultCache(folder).find('half')).toBeUndefined();
});

test('results that nobody asked for in a month go', () => {
  const cache = new ResultCache(folder);
  const twoMonthsAgo = new Date(Date.now() - 60 * 86_400_000);
  for (const key of ['old', 'asked', 'new']) {
    cache.store(key, 1, key);
    if (key !== 'new') utimesSync(join(folder, `${key}.json`), twoMonthsAgo, twoMonthsAgo);
  }
  cache.find('asked');
  cache.removeOld();
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['asked.json', 'new.json']));
  expect(readdirSync(folder)).not.toContain('old.json');
});

test('results are where the user of each system keeps what can be made again', () => {
  const home = '/home/ada';
  expect(cacheFolder({ env: {}, platform: 'linux', home })).toBe('/home/ada/.cache/skep-tests');
  expect(cacheFolder({ env: { XDG_CACHE_HOME: '/cache' }, platform: 'linux', home })).toBe(
    '/cache/skep-tests',
  );
  expect(cacheFolder({ env: {}, platform: 'darwin', home })).toBe('/home/ada/Library/Caches/skep-tests');
  expect(cacheFolder({ env: { LOCALAPPDATA: '/local' }, platform: 'win32', home })).toBe('/local/skep-tests');
  expect(cacheFolder({ env: { SKEP_TEST_CACHE: '/mine' }, platform: 'linux', home })).toBe('/mine');
});

test.each([
  { CI: 'true' },
  { SKEP_REAL_DATA: '/data' },
  { SKEP_TEST_CACHE: 'off' },
  { CI: '1', SKEP_TEST_CACHE: '/mine' },
])('with %j no result of another run counts', (env) => {
  expect(cacheFolder({ env })).toBeUndefined();
});
