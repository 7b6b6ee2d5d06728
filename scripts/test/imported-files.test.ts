import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { importReader } from './imported-files.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'skep-imports-'));
});

afterEach(() => rmSync(root, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

function importedBy(file: string): string[] {
  return [...importReader(root)(file)].sort();
}

/** A design system with two components, one of which uses the other. */
function writeUi(): void {
  write({
    'packages/ui/package.json': JSON.stringify({
      exports: { '.': './src/public.ts', './form': './src/form.ts' },
    }),
    'packages/ui/src/public.ts':
      "export * from './Button.tsx';\nexport { Chip, type Tone } from './Chip.tsx';\nexport * from './Row.tsx';\n",
    'packages/ui/src/form.ts': "export * from './Row.tsx';\n",
    'packages/ui/src/Button.tsx': "import { Row } from './Row.tsx';\nexport function Button() {}\n",
    'packages/ui/src/Chip.tsx': 'export const Chip = 1;\nexport type Tone = string;\n',
    'packages/ui/src/Row.tsx': 'export const Row = 1;\n',
  });
}

test('files are followed from one to the next, in circles too', () => {
  write({
    'mf-a/src/A.stories.tsx': "import {\n  A,\n  type B,\n} from './A.tsx';\nimport './a.css';\n",
    'mf-a/src/A.tsx': "import type { B } from './B.tsx';\nimport react from 'react';\nexport const A = 1;\n",
    'mf-a/src/B.tsx': "import { A } from './A.tsx';\nconst C = lazy(() => import('./C.tsx'));\n",
    'mf-a/src/C.tsx': "import texts from '../locales/en.json';\n",
    'mf-a/src/D.tsx': '',
    'mf-a/src/a.css': '',
    'mf-a/locales/en.json': '{}',
  });
  expect(importedBy('mf-a/src/A.stories.tsx')).toEqual([
    'mf-a/locales/en.json',
    'mf-a/src/A.stories.tsx',
    'mf-a/src/A.tsx',
    'mf-a/src/B.tsx',
    'mf-a/src/C.tsx',
    'mf-a/src/a.css',
  ]);
});

test('of a package only the files that declare an imported name are followed', () => {
  writeUi();
  write({ 'mf-a/src/A.tsx': "import { Button } from '@skep/ui';\n" });
  expect(importedBy('mf-a/src/A.tsx')).toEqual([
    'mf-a/src/A.tsx',
    'packages/ui/src/Button.tsx',
    'packages/ui/src/Row.tsx',
  ]);
});

test('names that a package lists one by one are found, types and renamed names too', () => {
  writeUi();
  write({
    'mf-a/src/A.tsx': "import { Row as Line } from '@skep/ui/form';\nimport { type Tone } from '@skep/ui';\n",
  });
  expect(importedBy('mf-a/src/A.tsx')).toEqual([
    'mf-a/src/A.tsx',
    'packages/ui/src/Chip.tsx',
    'packages/ui/src/Row.tsx',
  ]);
});

test('an import of a whole package takes everything in it', () => {
  writeUi();
  write({ 'mf-a/src/A.tsx': "import * as ui from '@skep/ui';\n" });
  expect(importedBy('mf-a/src/A.tsx')).toEqual(
    expect.arrayContaining(['packages/ui/src/Button.tsx', 'packages/ui/src/Chip.tsx']),
  );
});
