import { existsSync } from 'node:fs';
import { installDebianPackage, MissingProgram } from './debian.ts';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Where Chromium is: `CHROMIUM_PATH`, a usual place, or freshly brought. @throws MissingProgram */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  const known = [...(named === undefined ? [] : [named]), ...places];
  const found = known.find((path) => existsSync(path));
  if (found !== undefined) return found;
  installDebianPackage('chromium');
  const installed = places.find((path) => existsSync(path));
  if (installed === undefined) throw new MissingProgram('Chromium', 'apt-get install chromium');
  return installed;
}
