import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, lstatSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PostgresServerError } from './postgres-server-error.ts';

/** Who runs PostgreSQL: it refuses to run as root. */
export interface ServerUser {
  /** Undefined: whoever runs Skep. */
  account: { uid: number; gid: number; name: string } | undefined;
  /** Words of a command that come before the program. */
  prefix: readonly string[];
}

/** Accounts to run as in place of root, in this order. Debian's packages make `postgres`; every system has `nobody`. */
const unprivilegedAccounts = ['skep', 'postgres', 'nobody'];

/** @throws PostgresServerError where root cannot give PostgreSQL an account that reaches program and folder */
export function serverUser(program: string, dataFolder: string): ServerUser {
  if (process.getuid?.() !== 0) return { account: undefined, prefix: [] };
  const accounts = unprivilegedAccounts.flatMap((name) => accountOf(name));
  const account = accounts.find((each) => canAccess(each, program, dataFolder));
  if (account !== undefined) return { account, prefix: [] };
  // Below /root nobody else can read. In a user namespace root has another number and no rights beyond its own files.
  const prefix = accounts[0] === undefined ? [] : namespaceOf(accounts[0]);
  if (prefix.length > 0 && spawnSync('unshare', [...prefix.slice(1), 'true']).status === 0)
    return { account: undefined, prefix };
  throw new PostgresServerError(
    `PostgreSQL does not run as root, and no other account can read ${dataFolder} and ${program}: run Skep as another user, install it elsewhere, or set DATABASE_URL.`,
  );
}

/**
 * Gives the data folder, and everything in the database folder, to the account that PostgreSQL runs as. Nobody else may
 * enter the database folder: PostgreSQL insists on it, and copies often have other rights.
 */
export function giveFolder({ account }: ServerUser, dataFolder: string, databaseFolder: string): void {
  chmodSync(databaseFolder, 0o700);
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = account ?? { uid: 0, gid: 0 };
  if (lstatSync(dataFolder).uid !== uid) chownSync(dataFolder, uid, gid);
  if (lstatSync(databaseFolder).uid !== uid) giveTree(databaseFolder, uid, gid);
}

function giveTree(path: string, uid: number, gid: number): void {
  if (lstatSync(path).isDirectory())
    for (const name of readdirSync(path)) giveTree(join(path, name), uid, gid);
  chownSync(path, uid, gid);
}

function accountOf(name: string): NonNullable<ServerUser['account']>[] {
  try {
    const [uid = 0, gid = 0] = ['-u', '-g'].map((flag) =>
      Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] })),
    );
    return [{ uid, gid, name }];
  } catch {
    return [];
  }
}

function canAccess({ uid, gid }: { uid: number; gid: number }, program: string, dataFolder: string): boolean {
  const script = 'test -x "$1" && cd "$2"';
  const args = ['-c', script, 'sh', program, dirname(dataFolder)];
  return spawnSync('/bin/sh', args, { uid, gid, cwd: '/' }).status === 0;
}

function namespaceOf({ uid, gid }: { uid: number; gid: number }): string[] {
  return ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`];
}
