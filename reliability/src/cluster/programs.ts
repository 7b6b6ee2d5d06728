import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { installDebianPackage, MissingProgram } from '../../../scripts/debian.ts';

const programs = {
  haproxy: { path: '/usr/sbin/haproxy', debian: 'haproxy' },
  pgbouncer: { path: '/usr/sbin/pgbouncer', debian: 'pgbouncer' },
  etcd: { path: '/usr/bin/etcd', debian: 'etcd-server' },
  patroni: { path: '/usr/bin/patroni', debian: 'patroni' },
} as const;

/** Path of a program, brought from Debian where it is not there. @throws MissingProgram */
export function programOf(name: keyof typeof programs): string {
  const { path, debian } = programs[name];
  if (!existsSync(path)) {
    installDebianPackage(debian);
    // Debian starts its services as they are installed; ours have folders and ports of their own.
    if (existsSync('/run/systemd/system'))
      execFileSync('systemctl', ['disable', '--now', name], { stdio: 'pipe' });
  }
  if (!existsSync(path)) throw new MissingProgram(name, `apt-get install ${debian}`);
  return path;
}

/** A command as the user of databases: PostgreSQL and PgBouncer refuse to run as root. In place, not as a child. */
export function asDatabaseUser(...command: [string, ...string[]]): [string, ...string[]] {
  if (userInfo().uid !== 0) return command;
  return ['/usr/bin/setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups', '--', ...command];
}

export function giveToDatabaseUser(folder: string): void {
  if (userInfo().uid === 0) execFileSync('chown', ['-R', 'postgres:postgres', folder]);
}
