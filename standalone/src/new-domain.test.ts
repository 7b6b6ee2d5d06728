import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './folders.ts';
import { newDomain } from './new-domain.ts';
import { writeTemplates } from './templates.ts';

// In a copy of the project, which installs for real: what a domain needs and does not ask for is not found there.

const root = join(projectRoot, '.cache/new-domain-test', String(process.pid));
/** What is installed, built or kept, and no source. */
const unsourced = ['node_modules', 'dist', '.git', '.cache', '.tools', 'data'];

jest.setTimeout(300_000);

beforeAll(() => {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  for (const name of readdirSync(projectRoot)) {
    if (unsourced.includes(name)) continue;
    cpSync(join(projectRoot, name), join(root, name), {
      recursive: true,
      filter: (path) => !unsourced.includes(path.split('/').at(-1) ?? ''),
    });
  }
  symlinkSync(join(projectRoot, '.tools'), join(root, '.tools'));
  run(process.execPath, 'scripts/run.mjs', 'new-domain', 'visitors');
  addField();
  for (const folder of ['packages/rest-client', 'gateway', 'mf-visitors']) {
    run('.tools/node_modules/.bin/pnpm', '--silent', '--dir', folder, 'run', 'generate');
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Adds a field where CONTRIBUTING says that a field is written, and tests of where it is to be found. */
function addField(): void {
  edit('packages/domain/src/visitor-rules.ts', [
    ['{ requiredLine }', '{ optionalLine, requiredLine }'],
    [
      'v.object({ name: requiredLine(visitorLimits.nameLength) })',
      'v.object({\n  name: requiredLine(visitorLimits.nameLength),\n  origin: optionalLine(50),\n})',
    ],
  ]);
  const migrations = 'api/src/platform/database/migrations';
  const migration = readdirSync(join(root, migrations)).find((name) => name.endsWith('-visitors.ts'));
  const column = "    .addColumn('name', 'text', (column) => column.notNull())\n";
  edit(`${migrations}/${migration}`, [[column, `${column}    .addColumn('origin', 'text')\n`]]);
  const definition = "  name: field(name, line, { column: 'name' }),\n";
  edit('api/src/visitors/visitors/visitor-fields.ts', [
    ['const { name }', 'const { name, origin }'],
    [definition, `${definition}${definition.replaceAll('name', 'origin')}`],
  ]);
  edit('gateway/src/slices/visitors/schema.graphql', [
    ['  id: ID!\n', '  id: ID!\n  origin: String\n'],
    ['input VisitorInput {\n', 'input VisitorInput {\n  origin: String\n'],
  ]);
  writeTemplates(join(import.meta.dirname, '../templates/added-field'), root, (text) => text);
}

function edit(file: string, changes: readonly (readonly [before: string, after: string])[]): void {
  const path = join(root, file);
  const text = changes.reduce(
    (held, [before, after]) => {
      if (!held.includes(before)) throw new Error(`${file} has no "${before}".`);
      return held.replace(before, after);
    },
    readFileSync(path, 'utf8'),
  );
  writeFileSync(path, text);
}

/** Throws what it said when it failed. */
function run(file: string, ...args: string[]): void {
  const folders = ['.tools/node_modules/.bin', 'node_modules/node/bin', 'node_modules/.bin'];
  const { TEST_DATABASE_URL: _shared, CI: _ci, ...environment } = process.env;
  try {
    execFileSync(file, args, {
      cwd: root,
      stdio: 'pipe',
      env: {
        ...environment,
        // Where pnpm starts Jest, everything that anybody asks for is found.
        NODE_PATH: '',
        NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
        PATH: [...folders.map((folder) => join(root, folder)), process.env.PATH].join(':'),
        // Every package is in pnpm's store, or this project could not be tested.
        pnpm_config_offline: 'true',
      },
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: Buffer | string; stderr?: Buffer | string };
    throw new Error(`${file} ${args.join(' ')}\n${stdout}${stderr}`);
  }
}

test('the linter accepts a new domain and its place in the order of domains', () => {
  run('biome', 'ci', '.');
  run('depcruise', '--config', '.dependency-cruiser.mjs', 'api/src');
});

test.each([
  [
    'server',
    [
      'api/src/testing/access-table.ts',
      'api/src/visitors',
      'gateway/src/testing',
      'gateway/src/slices/visitors',
    ],
  ],
  ['web', ['mf-visitors']],
])('its types hold: %s', (program, include) => {
  const file = join(root, `tsconfig.made-${program}.json`);
  writeFileSync(file, JSON.stringify({ extends: `./tsconfig.${program}.json`, include }));
  run('tsc', '--project', file);
});

test('its remote is built within its budget and says what it brings', () => {
  run('node', 'packages/web-build/src/build.ts', 'mf-visitors');
  const { row } = JSON.parse(readFileSync(join(root, 'mf-visitors/dist/registry-row.json'), 'utf8'));
  expect(row).toMatchObject({
    name: 'mf-visitors',
    contributions: { drawer: [{ path: '/visitors', label: { en: 'Visitors' } }] },
  });
});

test('its own tests pass, with the contract of remotes and the table of access', () => {
  const jestProgram = ['node_modules/jest/bin/jest.js', '--maxWorkers=1'];
  run(
    'node',
    ...jestProgram,
    'mf-visitors',
    'api/src/visitors',
    'gateway/src/slices/visitors',
    'slices/schema',
  );
  run('node', ...jestProgram, 'access-table', '--testNamePattern', 'registered route|/api/visitors');
});

test.each(['night-watch', 'Alerts', '../x', ''])('%j cannot name a domain', (name) => {
  expect(() => newDomain(name, 'one', root)).toThrow('cannot name a domain');
});

test('a name without an s of its own asks what one of them is called', () => {
  expect(() => newDomain('research', undefined, root)).toThrow('What is one of research called?');
});

test('what is there is never overwritten', () => {
  expect(() => newDomain('visitors', undefined, root)).toThrow('is there already');
});
