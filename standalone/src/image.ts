import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { WrongSetting } from '@skep/settings';
import { projectRoot } from './folders.ts';
import { platformOf } from './platform.ts';

/**
 * `skep image [--tag skep] [--platform linux/amd64,linux/arm64]`: makes the image of deploy/Containerfile, with Podman or
 * else with Docker. Several platforms become one image of which each machine gets its own.
 * @throws WrongSetting where neither of them is there, or it fails
 */
export async function imageCommand(rest: string[]): Promise<void> {
  const { values } = parseArgs({
    args: rest,
    options: { tag: { type: 'string', default: 'skep' }, platform: { type: 'string', default: '' } },
  });
  const platforms = values.platform.split(',').filter((name) => name !== '');
  for (const name of platforms) platformOf(name);
  const program = ['podman', 'docker'].find((name) => spawnSync(name, ['--version']).status === 0);
  if (program === undefined) throw new WrongSetting('Install Podman or Docker to make an image.');
  const { status } = spawnSync(program, buildArguments(program, values.tag, platforms), {
    cwd: projectRoot,
    stdio: 'inherit',
  });
  if (status !== 0) throw new WrongSetting(`${program} could not make the image; it says why.`);
}

/** Podman collects images of several platforms in a manifest; without `--format docker` it drops the health check. */
function buildArguments(program: string, tag: string, platforms: readonly string[]): string[] {
  const isPodman = program === 'podman';
  const command = isPodman ? ['build', '--format', 'docker'] : ['buildx', 'build'];
  const platform = platforms.length > 0 ? ['--platform', platforms.join(',')] : [];
  const name = [isPodman && platforms.length > 1 ? '--manifest' : '--tag', tag];
  return [...command, ...platform, ...name, '--file', 'deploy/Containerfile', '.'];
}
