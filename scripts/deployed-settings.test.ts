import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
const known = new Set(found(read('docs/operating/settings.md'), /`([A-Z][A-Z0-9_]+)`/g));

/** The lines below a key, until another one of the same depth. */
function below(text: string, key: string): string {
  const [, indent = '', lines = ''] = new RegExp(`^( *)${key}:\\n((?:\\1 +.*\\n)+)`, 'm').exec(text) ?? [];
  return lines.replaceAll(new RegExp(`^${indent}  `, 'gm'), '');
}

const values = read('deploy/helm/values.yaml');
test.each([
  // SKEP_HOST and the passwords are for compose.yml itself.
  ['deploy/example.env', found(read('deploy/example.env'), /^(?!SKEP_HOST|\w+_PASSWORD)([A-Z_]+)=/gm)],
  ['deploy/compose.yml', found(below(read('deploy/compose.yml'), 'environment'), /^([A-Z_]+):/gm)],
  ['the chart’s secrets', found(below(values, 'secrets'), /^([A-Z_]+):/gm)],
  ['the chart’s settings', found(below(values, 'settings'), /^([A-Z_]+):/gm)],
  [
    'the add-on',
    found(below(read('deploy/home-assistant/skep/config.yaml'), 'schema'), /^([a-z_]+):/gm).map((name) =>
      name.toUpperCase(),
    ),
  ],
])('every setting of %s is one that Skep knows', (_file, names) => {
  expect(names.length).toBeGreaterThan(2);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

const helm = (...args: string[]) => spawnSync('helm', args, { cwd: root, encoding: 'utf8' });
const testWithHelm = helm('version').status === 0 ? test : test.skip;

testWithHelm('the chart is linted and rendered, and says what it lacks', () => {
  const set = 'image.tag=1.0.0,secrets.SKEP_SECRET=secret,secrets.DATABASE_URL=postgres://database/skep';
  expect(helm('lint', '--strict', 'deploy/helm', '--set', set).status).toBe(0);
  const rendered = helm('template', 'skep', 'deploy/helm', '--set', set).stdout;
  expect(found(rendered, /^kind: (\w+)$/gm).sort()).toEqual([
    'Deployment',
    'Deployment',
    'Ingress',
    'PersistentVolumeClaim',
    'Secret',
    'Service',
  ]);
  const existing = helm(
    'template',
    'skep',
    'deploy/helm',
    '--set',
    'image.tag=1.0.0,existingSecret=own',
  ).stdout;
  expect(existing).toContain('secretRef: { name: own }');
  expect(existing).not.toContain('kind: Secret');
  expect(helm('template', 'skep', 'deploy/helm').stderr).toMatch(/Set (image\.tag|secrets\.SKEP_SECRET)/);
});
