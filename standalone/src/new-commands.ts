import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { projectRoot } from './folders.ts';
import { newDomain } from './new-domain.ts';
import { newRemote } from './new-remote.ts';
import { say } from './progress.ts';

export async function newRemoteCommand(name = ''): Promise<void> {
  const folder = newRemote(name);
  await installNew();
  say(`Made ${folder}: run npm start to see it.`);
}

export async function newDomainCommand(many = '', one: string | undefined): Promise<void> {
  newDomain(many, one);
  await installNew();
  say(`Made ${many} from table to form: run npm start to see it, and git status to see what it is.`);
}

/** Takes a new package into the lockfile. */
async function installNew(): Promise<void> {
  say('Installing what it needs');
  await promisify(execFile)('pnpm', ['install', '--no-frozen-lockfile'], { cwd: projectRoot });
}
