import { existsSync } from 'node:fs';
import { installDebianPackage, MissingProgram } from './debian.ts';

const places = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Where Firefox is: `FIREFOX_PATH`, a usual place, or freshly brought. @throws MissingProgram */
export function findFirefox(): string {
  const named = process.env.FIREFOX_PATH;
  const find = () => [...(named === undefined ? [] : [named]), ...places].find((path) => existsSync(path));
  const found = find();
  if (found !== undefined) return found;
  installDebianPackage('firefox-esr');
  const installed = find();
  if (installed === undefined) throw new MissingProgram('Firefox', 'apt-get install firefox-esr');
  return installed;
}
