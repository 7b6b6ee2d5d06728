import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';

/** A program that the tests need, that is not there and cannot be brought. */
export class MissingProgram extends Error {
  override readonly name = 'MissingProgram';

  constructor(program: string, command: string) {
    super(`${program} is missing and could not be installed. On Debian, as root: ${command}`);
  }
}

/** Installs a Debian package when this is Debian and we are root; else does nothing. */
export function installDebianPackage(name: string): void {
  if (userInfo().uid !== 0 || !existsSync('/usr/bin/apt-get')) return;
  process.stdout.write(`  Bringing ${name} …\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq', '-o', 'Acquire::Retries=3'], { stdio: 'pipe', env });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { stdio: 'pipe', env });
}
