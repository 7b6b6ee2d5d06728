/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages } from '@skep/domain';
import webpack from 'webpack';
import { offeredCodes, offeredTexts } from './offered-texts.ts';

const folders = ['locales', 'locales/first-run'];

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'skep-offered-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Names of the files that a script comes to, which asks for a language of two folders. */
function build(): Promise<string[]> {
  const ask = (folder: string) => `import("./${folder}/" + code + ".json")`;
  writeFileSync(join(root, 'main.js'), `export const read = (code) => [${folders.map(ask)}];`);
  return new Promise((resolve, reject) => {
    webpack(
      {
        context: root,
        mode: 'development',
        entry: './main.js',
        output: { path: join(root, 'dist') },
        optimization: { chunkIds: 'named' },
        plugins: [offeredTexts],
      },
      (error) => (error ? reject(error) : resolve(readdirSync(join(root, 'dist')))),
    );
  });
}

test('a build has the texts of the languages that are offered, and of no other', async () => {
  for (const folder of folders) {
    mkdirSync(join(root, folder), { recursive: true });
    for (const { code } of languages) writeFileSync(join(root, folder, `${code}.json`), '{}');
  }
  const files = await build();
  const texts = ['locales', 'locales_first-run'].flatMap((folder) =>
    offeredCodes.map((code) => `${folder}_${code}_json.js`),
  );
  expect(files.sort()).toEqual(['main.js', ...texts].sort());
});
