import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { quantityNamed } from '../api/src/platform/taxonomy/quantities.ts';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/devices.md'), 'utf8');
const codes = (text: string) => [...text.matchAll(/`([a-z][a-z0-9_-]*)`/g)].map(([, code = '']) => code);
/** Cells of a column of the table below this heading cell. */
function column(heading: string): string[] {
  const lines = page.split('\n');
  const head = lines.findIndex((line) => line.startsWith('|') && line.includes(`| ${heading} |`));
  const place = (lines[head] ?? '').split('|').findIndex((cell) => cell.trim() === heading);
  const rows = lines.slice(head + 2);
  return rows.slice(0, rows.indexOf('')).map((line) => line.split('|')[place] ?? '');
}

test('the page names each format of network servers that is read, and no other', () => {
  const networks = join(root, 'packages/device-codecs/src/networks');
  const known = readdirSync(networks).map((file) => file.replace(/\.ts$/, ''));
  // The Things Stack and the packet broker share a file; network.ts is what all have in common.
  const read = [...known.filter((name) => name !== 'network'), 'packet-broker'];
  expect([...new Set(codes(column('format').join(' ')))].sort()).toEqual(read.sort());
});

test('each name of a quantity on the page is one that Skep knows', () => {
  const named = codes(page.slice(page.indexOf('## Names of quantities')).split('\n\n')[1] ?? '');
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((name) => quantityNamed(name) === undefined)).toEqual([]);
});
