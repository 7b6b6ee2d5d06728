import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { releases } from '../shell/src/pages/releases.ts';

test('the changelog has every release of the app, with its date', () => {
  const changelog = readFileSync(resolve(import.meta.dirname, '../CHANGELOG.md'), 'utf8');
  const headings = [...changelog.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  expect(headings).toEqual(releases.map(({ version, date }) => `${version} – ${date}`));
});
