import { type ChildProcess, execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../packages/postgres-server/src/free-port.ts';
import { spawnChild } from './child-process.ts';
import { installDebianPackage, MissingProgram } from './debian.ts';

export interface MosquittoServer {
  /** With a user and a password. */
  url: string;
  /** The password alone, to be looked for where it must not be. */
  password: string;
  /** Ends it as its service would, and starts it anew with what it has kept. @param awayMs how long it is not there */
  restart: (awayMs?: number) => Promise<void>;
  stop: () => Promise<void>;
}

const user = 'skep';
const password = 'a-secret-of-the-broker';

/**
 * Starts a throw-away Mosquitto in a temporary folder, on a free port of this machine only. It keeps sessions and
 * messages over a restart, and knows one user.
 * @throws MissingProgram when Mosquitto is not there and cannot be brought.
 */
export async function startMosquitto(): Promise<MosquittoServer> {
  const program = findMosquitto();
  const folder = mkdtempSync(join(tmpdir(), 'skep-mosquitto-'));
  const port = await freePort();
  const settings = join(folder, 'mosquitto.conf');
  const passwords = join(folder, 'passwords');
  writeFileSync(passwords, `${user}:${password}\n`, { mode: 0o600 });
  execFileSync('mosquitto_passwd', ['-U', passwords], { stdio: 'pipe' });
  writeFileSync(
    settings,
    [
      `listener ${port} 127.0.0.1`,
      'allow_anonymous false',
      `password_file ${passwords}`,
      'persistence true',
      `persistence_location ${folder}/`,
      'max_queued_messages 0',
      // As root it would become the user mosquitto, who may not read the folder.
      ...(process.getuid?.() === 0 ? ['user root'] : []),
      '',
    ].join('\n'),
  );
  let server = await launch(program, settings);
  return {
    url: `mqtt://${user}:${password}@127.0.0.1:${port}`,
    password,
    async restart(awayMs = 0) {
      await end(server);
      await pause(awayMs);
      server = await launch(program, settings);
    },
    async stop() {
      await end(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts the Mosquitto of this machine with a file of settings, and ends it. @throws Error with its words when it refuses them */
export async function tryMosquitto(settings: string): Promise<void> {
  await end(await launch(findMosquitto(), settings));
}

/** Installs Mosquitto where it is missing. @returns the path of the server; its tools are then on the path */
export function findMosquitto(): string {
  const places = ['/usr/sbin/mosquitto', '/usr/local/sbin/mosquitto', '/opt/homebrew/sbin/mosquitto'];
  const found = () => places.find((place) => existsSync(place));
  const present = found();
  if (present !== undefined) return present;
  installDebianPackage('mosquitto');
  const installed = found();
  if (installed === undefined) throw new MissingProgram('Mosquitto', 'apt-get install mosquitto');
  return installed;
}

/** Mosquitto says in its log when it takes connections. */
async function launch(program: string, settings: string): Promise<ChildProcess> {
  const server = spawnChild(program, ['-v', '-c', settings]);
  await new Promise<void>((resolve, reject) => {
    let text = '';
    server.stderr.on('data', (chunk: Buffer) => {
      text = `${text}${chunk.toString()}`.slice(-2000);
      if (/mosquitto version \S+ running/.test(text)) resolve();
    });
    server.once('exit', () => reject(new Error(`Mosquitto did not start:\n${text}`)));
  });
  return server;
}

/** Mosquitto forgets a signal that arrives between its words about running and its first round: it is sent until it is heard. */
async function end(server: ChildProcess): Promise<void> {
  const exited = new Promise((resolve) => server.once('exit', resolve));
  const again = setInterval(() => server.kill('SIGTERM'), 200);
  server.kill('SIGTERM');
  await exited;
  clearInterval(again);
}
