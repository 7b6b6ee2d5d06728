import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './folders.ts';
import { newRemote } from './new-remote.ts';

const root = join(projectRoot, '.cache/remote-contract-test', String(process.pid));
let folder = '';

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  folder = newRemote('mf-sample', root);
  symlinkSync(join(projectRoot, 'mf-hives/node_modules'), join(folder, 'node_modules'));
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What the build says, and whether it went through. */
function buildRemote() {
  const node = join(projectRoot, 'node_modules/node/bin/node');
  const program = join(projectRoot, 'packages/web-build/src/build.ts');
  const { status, stdout, stderr } = spawnSync(node, [program, folder], { encoding: 'utf8' });
  return { isBuilt: status === 0, output: stdout + stderr };
}

function change(file: string, edit: (text: string) => string): void {
  const path = join(folder, file);
  writeFileSync(path, edit(readFileSync(path, 'utf8')));
}

function changeJson(file: string, edit: (json: Record<string, unknown>) => object): void {
  change(file, (text) => JSON.stringify(edit(JSON.parse(text))));
}

function expectRefusal(reason: RegExp): void {
  const { isBuilt, output } = buildRemote();
  expect(isBuilt).toBe(false);
  expect(output).toMatch(reason);
}

test('a declaration without routes cannot be built', () => {
  changeJson('remote.json', (json) => ({ ...json, routes: [] }));
  expectRefusal(/remote\.json: routes: must name at least one route/);
});

test('a declaration with an unknown property cannot be built', () => {
  changeJson('remote.json', (json) => ({ ...json, colour: 'red' }));
  expectRefusal(/remote\.json: colour/);
});

test('a label that no language has cannot be built', () => {
  changeJson('locales/en.json', () => ({}));
  expectRefusal(/label "sample\.title", which locales\/en\.json lacks/);
});

test('a screen that its code does not know yet cannot be built', () => {
  change('remote.json', (text) => text.replace('home/HomeScreen.tsx', 'home/OtherScreen.tsx'));
  expectRefusal(/names home\/OtherScreen\.tsx, and its routes are older: run npm run generate/);
});

test('a remote without one of its lifecycles cannot be built', () => {
  change('src/main.ts', (text) => text.replace('bootstrap, mount, unmount', 'bootstrap, mount'));
  expectRefusal(/does not export "unmount"/);
});

describe('a remote that fills a slot of others', () => {
  const slots = ['hive-card/v1'];
  beforeEach(() => changeJson('remote.json', (json) => ({ ...json, slots })));

  test('cannot be built for a slot that there is not', () => {
    changeJson('remote.json', (json) => ({ ...json, slots: ['hive-card/v9'] }));
    expectRefusal(/remote\.json: slots\.0: must be one of hive-card\/v1/);
  });

  test('cannot be built without what it fills it with', () => {
    writeFileSync(join(folder, 'src/slots.ts'), 'export const nothing = 1;\n');
    expectRefusal(/src\/slots\.ts does not export "slots"/);
  });

  test('says so in its row of the registry, and what it uses of the shell', () => {
    writeFileSync(join(folder, 'src/slots.ts'), slotsModule);
    expect(buildRemote()).toMatchObject({ isBuilt: true });
    const { row, uses } = JSON.parse(readFileSync(join(folder, 'dist/registry-row.json'), 'utf8'));
    expect(row.contributions.slots).toEqual(slots);
    expect(uses).toMatchObject({
      '@skep/remote-kit': expect.arrayContaining(['defineRemote', 'defineSlots']),
      '@skep/ui': expect.arrayContaining(['Page']),
    });
    expect(uses['@skep/ui']).not.toContain('Menu');
  });
});

const slotsModule = `import { defineSlots } from '@skep/remote-kit';
export const slots = defineSlots({
  messages: { en: {}, load: async () => ({}) },
  fillings: { 'hive-card/v1': async () => ({ hiveName }) => hiveName },
});
`;

test('a remote of another major of the kit cannot be built', () => {
  changeJson('remote.json', (json) => ({ ...json, kit: '^2.0.0' }));
  expectRefusal(/asks for kit \^2\.0\.0, installed is 1\./);
});

test('a shared library of a version of its own cannot be built', () => {
  changeJson('package.json', (json) => ({ ...json, dependencies: { react: '18.3.1' } }));
  expectRefusal(/asks for react 18\.3\.1: write "catalog:"/);
});

test('a remote that would load other remotes cannot be built', () => {
  changeJson('package.json', (json) => ({
    ...json,
    dependencies: { '@module-federation/enhanced': 'catalog:' },
  }));
  expectRefusal(/only the shell loads remotes/);
});

test('a remote that brings a second Apollo cannot be built', () => {
  change('src/main.ts', (text) => `${text}\nexport { useQuery } from '@apollo/client/react';\n`);
  expectRefusal(/bundles a @apollo\/client of its own: import useQuery from @skep\/remote-kit/);
});

test('a remote over its budget cannot be built', () => {
  // Text that does not compress, in the first chunk.
  const noise = Array.from({ length: 6000 }, (_, i) => Math.sin(i).toString(36).slice(2)).join('');
  change('src/messages.ts', (text) => `${text}\nexport const noise = ${JSON.stringify(noise)};\n`);
  change(
    'src/main.ts',
    (text) => `${text}\nimport { noise } from './messages.ts';\nexport const heavy = noise;\n`,
  );
  expectRefusal(/the first visit loads [\d.]+ KB \(brotli\), the budget is 40 KB/);
});
