import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

const compose = textOf('deploy/compose.small.yml');
const readme = textOf('README.md');

test('the compose file in the README is the one in deploy, and short enough to be read', () => {
  const [, shown] = /^```yaml\n(.*?)^```/ms.exec(readme) ?? [];
  expect(shown).toBe(compose);
  expect(compose.split('\n').length).toBeLessThanOrEqual(40);
});

test('the README makes each secret that the file names, and git stores none', () => {
  const files = [...compose.matchAll(/file: \.\/secrets\/(\w+)/g)].map(([, name]) => name ?? '');
  expect(files).toHaveLength(3);
  for (const name of files) expect(readme).toContain(`> ${name}`);
  expect(textOf('.gitignore')).toContain('deploy/secrets/');
  expect(textOf('deploy/Containerfile.dockerignore')).toContain('deploy/secrets');
});

test('it sets only what the page of settings names', () => {
  const block = /^ {4}environment:\n((?: {6}\S.*\n)+)/m.exec(compose)?.[1] ?? '';
  const names = [...block.matchAll(/^ {6}([A-Z_]+?)(?:_FILE)?:/gm)].map(([, name]) => name);
  expect(names).toEqual(['WEBAPP_URL', 'DATABASE_URL', 'SKEP_SECRET', 'BACKUP_STORE']);
  for (const name of names) expect(textOf('docs/operating/settings.md')).toContain(`\`${name}\``);
});
