import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../shell/public');
const manifest = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8'));

/** Width and height that a PNG says of itself. */
function sizeOfPng(file: string): string {
  const bytes = readFileSync(join(folder, file));
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

test('the manifest has what a phone needs for its home screen, and every icon is as large as it says', () => {
  expect(manifest).toMatchObject({
    id: '/',
    name: 'Skep',
    start_url: '/',
    scope: '/',
    display: 'standalone',
  });
  const pictures: { src: string; sizes: string; purpose?: string }[] = manifest.icons.filter(
    ({ type }: { type: string }) => type === 'image/png',
  );
  expect(pictures.map(({ sizes, purpose = 'any' }) => [sizes, purpose])).toEqual([
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ]);
  for (const { src, sizes } of pictures) expect(sizeOfPng(src)).toBe(sizes);
  expect(sizeOfPng('apple-touch-icon.png')).toBe('180x180');
});
