import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RegistryRow } from '@skep/registry/schema';
import { shortcutsFor } from './web-server-manifest.ts';

const folder = join(import.meta.dirname, '../../shell/public');
const manifest = JSON.parse(readFileSync(join(folder, '../manifest.json'), 'utf8'));

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

const remoteWith = (path: string, label: Record<string, string>, more: object = {}) => ({
  contributions: { create: [{ id: path, path, label }] },
  ...more,
});

test('what is done in the field is a press on the icon away, in the words of the app and of its visitor', () => {
  const remotes = [
    remoteWith('/hivetags/scan', { en: 'Scan a tag', nl: 'Tag scannen' }),
    remoteWith('/apiaries/create', { en: 'New apiary', nl: 'Nieuwe bijenstand' }),
    remoteWith('/inspect', { en: 'New inspection', nl: 'Nieuwe inspectie' }),
  ] as unknown as RegistryRow[];
  expect(shortcutsFor({ remotes }, 'nl')).toEqual([
    { name: 'Nieuwe inspectie', url: '/inspect' },
    { name: 'Tag scannen', url: '/hivetags/scan' },
  ]);
});

test('a remote that is switched off brings none', () => {
  const off = remoteWith('/inspect', { en: 'New inspection' }, { disabled: { reason: 'Broken' } });
  expect(shortcutsFor({ remotes: [off] as unknown as RegistryRow[] }, 'en')).toEqual([]);
});
