import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../standalone/src/folders.ts';

/** Podman with images, containers and networks of its own, which go when it is removed. */
export interface TestPodman {
  /** For programs that call Podman themselves. */
  env: NodeJS.ProcessEnv;
  podman: (...args: string[]) => Promise<string>;
  /** podman-compose on a copy of deploy/compose.yml. */
  compose: (...args: string[]) => Promise<string>;
  /** The copy of `deploy`. */
  deploy: string;
  remove: () => Promise<void>;
}

const programs = ['podman', 'podman-compose', 'runc'];

/** @param more programs that a test needs besides. @returns what is missing on this machine; undefined: nothing */
export function missingForContainers(...more: string[]): string | undefined {
  if (process.getuid?.() !== 0) return 'root';
  return [...programs, ...more].find((name) => spawnSync('sh', ['-c', `command -v ${name}`]).status !== 0);
}

/**
 * Machines of tests forbid what containers usually do: to raise limits, which runc would fail at, and to mount layers.
 */
export function openPodman(): TestPodman {
  const folder = mkdtempSync(join(tmpdir(), 'skep-podman-'));
  const deploy = join(folder, 'deploy');
  cpSync(join(projectRoot, 'deploy'), deploy, { recursive: true });
  const runc = join(folder, 'runc');
  writeFileSync(
    runc,
    [
      '#!/bin/sh',
      `without_limits() { sed -i 's/"rlimits":\\[[^]]*\\]/"rlimits":[]/' "$1"; }`,
      'previous=',
      'for argument; do',
      '  case $previous in',
      '    --bundle | -b) without_limits "$argument/config.json" ;;',
      '    --process | -p) without_limits "$argument" ;;',
      '  esac',
      '  previous=$argument',
      'done',
      'exec /usr/sbin/runc "$@"',
      '',
    ].join('\n'),
  );
  chmodSync(runc, 0o755);
  const storage = join(folder, 'storage.conf');
  const paths = [`graphroot = "${folder}/graph"`, `runroot = "${folder}/run"`];
  writeFileSync(storage, ['[storage]', 'driver = "vfs"', ...paths, ''].join('\n'));
  const settings = join(folder, 'containers.conf');
  const engine = ['[engine]', 'runtime = "runc"', 'cgroup_manager = "cgroupfs"', 'events_logger = "file"'];
  const network = ['[network]', `network_config_dir = "${folder}/networks"`];
  mkdirSync(join(folder, 'networks'));
  writeFileSync(settings, [...engine, '[engine.runtimes]', `runc = ["${runc}"]`, ...network, ''].join('\n'));
  const own = { CONTAINERS_STORAGE_CONF: storage, CONTAINERS_CONF: settings, BUILDAH_ISOLATION: 'chroot' };
  const env = { ...process.env, ...own };
  const run = async (program: string, args: string[]) => {
    const { stdout } = await promisify(execFile)(program, args, { env, cwd: deploy, maxBuffer: 100_000_000 });
    return stdout;
  };
  return {
    env,
    podman: (...args) => run('podman', args),
    compose: (...args) => run('podman-compose', ['--file', 'compose.yml', ...args]),
    deploy,
    async remove() {
      await run('podman', ['system', 'reset', '--force']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Makes an image of a folder, as if it had been fetched. */
export async function importImage({ podman }: TestPodman, folder: string, name: string): Promise<void> {
  const archive = `${folder}.tar`;
  execFileSync('tar', ['-C', folder, '-cf', archive, '.']);
  await podman('import', '--change', 'CMD ["sleep","3600"]', archive, name);
  rmSync(archive);
}

/** The settings of an installation on this machine, with one image or another for its parts. */
export function writeSettings({ deploy }: TestPodman, images: Record<string, string>): void {
  const settings = {
    SKEP_HOST: 'localhost',
    POSTGRES_PASSWORD: 'of-the-database',
    MQTT_PASSWORD: 'of-the-broker',
    SMTP_URL: 'smtp://127.0.0.1:25',
    MAIL_FROM: 'Skep <skep@skep.example>',
    SKEP_SECRET: 'no-secret-of-anybody-1',
    ...images,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(deploy, '.env'), lines.join(''));
}
