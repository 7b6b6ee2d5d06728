import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './folders.ts';

/** Where variables of the environment are read by a schema. */
const schemas = [
  'api/src/platform/environment/config.ts',
  'gateway/src/config.ts',
  'packages/observability/src/metrics-port.ts',
  'standalone/src/settings.ts',
  'standalone/src/page-settings.ts',
  'standalone/src/registry-settings.ts',
  'standalone/src/web-main.ts',
];

const page = readFileSync(join(projectRoot, 'docs/operating/settings.md'), 'utf8');

/** Names in the first column of its tables. */
const onPage = page
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z_0-9]+)`/g)].map(([, name]) => name));

const inCode = schemas.flatMap((file) =>
  [
    ...readFileSync(join(projectRoot, file), 'utf8').matchAll(
      /^ +([A-Z][A-Z_0-9]+): (?:optional|ranges|listOf)/gm,
    ),
  ].map(([, name]) => name),
);

/** Set by the command itself, for the processes that it starts. */
const own = new Set<string | undefined>(['SKEP_COMMAND']);

/** OpenTelemetry's own, of which no schema is ours. */
const standard = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'];

test('the page of settings names each that the code reads, and none that it does not', () => {
  expect(inCode.length).toBeGreaterThan(40);
  expect([...new Set(onPage)].sort()).toEqual(
    [...new Set([...inCode, ...standard])].filter((name) => !own.has(name)).sort(),
  );
});

test('the example of settings is read by a shell as by systemd, and names none that the page does not', () => {
  const file = join(projectRoot, 'deploy/systemd/example.env');
  const script = 'set -a; . "$0"; env';
  const read = execFileSync('/bin/sh', ['-ec', script, file], { encoding: 'utf8', env: {} });
  expect(read).toContain('\nMAIL_FROM=Skep <skep@skep.example>\n');
  const named = [...readFileSync(file, 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(10);
  expect(onPage).toEqual(expect.arrayContaining(named));
});
