import { existsSync } from 'node:fs';
import { installDebianPackage, MissingProgram } from './debian.ts';

// First the one without a window: with no tab strip to keep, a new visitor costs it a quarter of the time (2.7 s of the
// browser's own process for 8 visitors, where the whole one took 11.1).
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Where Chromium is: `CHROMIUM_PATH`, a usual place, or freshly brought. @throws MissingProgram */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  return firstOf([...(named === undefined ? [] : [named]), ...places], 'chromium-headless-shell');
}

/** Where the one is that shows notifications and keeps a screen awake. @throws MissingProgram */
export function findWholeChromium(): string {
  return firstOf(places.slice(1), 'chromium');
}

function firstOf(known: readonly string[], debianPackage: string): string {
  const find = () => known.find((path) => existsSync(path));
  const found = find();
  if (found !== undefined) return found;
  installDebianPackage(debianPackage);
  const installed = find();
  if (installed === undefined) throw new MissingProgram('Chromium', `apt-get install ${debianPackage}`);
  return installed;
}
