import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const projectRoot = resolve(import.meta.dirname, '../..');
/** Inside the project, so that what a remote imports is found. */
const workshop = join(projectRoot, '.cache/shipping-test', String(process.pid));

/** `skep …` as a person types it, on this registry. */
export function skep(registry: string, ...args: string[]): string {
  return runNode('standalone/src/cli.ts', args, { SKEP_REGISTRY: registry });
}

/**
 * A remote as another team would have it: a copy of its folder with one message changed, built alone.
 * @param change more that is changed in the folder before it is built
 * @returns the folder, ready to be published
 */
export function buildChanged(
  remote: string,
  messageId: string,
  text: string,
  change: (folder: string) => void = () => undefined,
): string {
  const source = join(projectRoot, remote);
  const folder = join(workshop, text.replaceAll(/\W+/g, '-'), remote);
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  for (const name of readdirSync(source)) {
    if (!['node_modules', 'dist', '.dev', 'harness'].includes(name))
      cpSync(join(source, name), join(folder, name), { recursive: true });
  }
  // Each package by itself: the folder that holds them is also where a build keeps its cache.
  for (const name of readdirSync(join(source, 'node_modules'))) {
    if (name !== '.cache')
      symlinkSync(join(source, 'node_modules', name), join(folder, 'node_modules', name));
  }
  const file = join(folder, 'locales/en.json');
  const messages = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...messages, [messageId]: { defaultMessage: text } }));
  change(folder);
  runNode('packages/web-build/src/build.ts', [folder]);
  return folder;
}

export function emptyWorkshop(): void {
  rmSync(workshop, { recursive: true, force: true });
}

/** The version that a built folder holds. */
export function versionOf(folder: string): string {
  return JSON.parse(readFileSync(join(folder, 'dist/registry-row.json'), 'utf8')).row.version;
}

/** The version that is shipped to a visitor with this cookie. */
export async function versionShown(
  url: string,
  remote: string,
  cookie?: string,
): Promise<string | undefined> {
  const response = await fetch(`${url}/registry.json`, cookie === undefined ? {} : { headers: { cookie } });
  const { remotes }: { remotes: { name: string; version: string }[] } = await response.json();
  return remotes.find(({ name }) => name === basename(remote))?.version;
}

function runNode(program: string, args: string[], env: Record<string, string> = {}): string {
  return execFileSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(projectRoot, program), ...args],
    { encoding: 'utf8', stdio: 'pipe', env: { ...process.env, NODE_OPTIONS: '', ...env } },
  );
}
