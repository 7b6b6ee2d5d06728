import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type Audience,
  type Build,
  canary,
  changeLedger,
  disable,
  enable,
  type FileStore,
  type Ledger,
  openStore,
  promote,
  publishBuild,
  RegistryRefusal,
  readBuild,
  readLedger,
  readLent,
  rollback,
  type Stamp,
} from '@skep/registry';
import { builtRemoteFile, type LentByShell } from '@skep/registry/schema';
import { buildProblems, sharedVersions } from '@skep/web-build';
import { projectRoot, remoteFolders, shellFolder } from './folders.ts';
import { buildFronts, generate } from './prepare.ts';
import { statusText } from './remote-status.ts';

type Say = (line: string) => void;

const options = {
  to: { type: 'string' },
  percent: { type: 'string' },
  reason: { type: 'string' },
  by: { type: 'string' },
  hold: { type: 'boolean' },
} as const;

const usage = `Write one of
  skep remote publish <folder> [--hold | --percent N]
  skep remote promote <remote> [version]
  skep remote rollback <remote> [version]
  skep remote canary <remote> [version] --percent N
  skep remote disable <remote> --reason "…"
  skep remote enable <remote>
  skep remote status
with --to or SKEP_REGISTRY: a folder, s3://bucket/prefix, or the address of a running Skep (and SKEP_DEPLOY_TOKEN).`;

/** `skep remote …`: changes the registry and nothing else. @throws RegistryRefusal */
export async function remoteCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  say: Say,
): Promise<void> {
  const { values, positionals } = readArguments(args);
  const [action, subject, version] = positionals;
  const store = await openStore(
    values.to ?? env.SKEP_REGISTRY ?? defaultRegistry(env),
    env.SKEP_DEPLOY_TOKEN,
  );
  const stamp = { at: new Date().toISOString(), by: values.by ?? env.SKEP_DEPLOYER ?? userInfo().username };
  if (action === 'status') return say(statusText(await readLedger(store)));
  if (subject === undefined) throw new RegistryRefusal(usage);
  if (action === 'publish') return publishFolder(store, subject, audienceOf(values), stamp, say);
  const percent = Number(values.percent ?? Number.NaN);
  const changes: Record<string, (ledger: Ledger) => Ledger> = {
    promote: (ledger) => promote(ledger, subject, version, stamp),
    rollback: (ledger) => rollback(ledger, subject, version, stamp),
    canary: (ledger) => canary(ledger, subject, percent, version, stamp),
    disable: (ledger) => disable(ledger, subject, values.reason ?? '', stamp),
    enable: (ledger) => enable(ledger, subject, stamp),
  };
  const change = changes[action ?? ''];
  if (!change) throw new RegistryRefusal(usage);
  const ledger = await changeLedger(store, change);
  say(statusText(ledger, subject));
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new RegistryRefusal(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

/** Where `npm start` of this project keeps its remotes. */
function defaultRegistry({ SKEP_DATA }: NodeJS.ProcessEnv): string {
  return join(SKEP_DATA ? resolve(SKEP_DATA) : join(projectRoot, 'data'), 'registry');
}

function audienceOf({
  hold,
  percent,
}: {
  hold?: boolean | undefined;
  percent?: string | undefined;
}): Audience {
  if (percent !== undefined) return { kind: 'some', percent: Number(percent) };
  return { kind: hold ? 'nobody' : 'everybody' };
}

async function publishFolder(store: FileStore, folder: string, audience: Audience, stamp: Stamp, say: Say) {
  const build = await readBuild(await outputOf(resolve(folder), say));
  const lent = (await readLent(store)) ?? unbuiltShell();
  const problems = buildProblems(build.described, build.files, lent);
  if (problems.length > 0) throw new RegistryRefusal(refusalText(build, problems));
  const ledger = await publishBuild(store, build, audience, stamp);
  say(statusText(ledger, build.described.row.name));
}

/** Where no server has told yet what its shell lends, it will be that of this project. */
function unbuiltShell(): LentByShell {
  return { shared: sharedVersions(shellFolder, 'provides'), lends: {} };
}

/** A remote of this project is built first when it is stale; any other folder must hold what its build wrote. */
async function outputOf(folder: string, say: Say): Promise<string> {
  if (remoteFolders().includes(folder)) {
    await generate(say);
    await buildFronts(say, ['app'], [folder]);
  }
  return existsSync(join(folder, builtRemoteFile)) ? folder : join(folder, 'dist');
}

function refusalText({ described }: Build, problems: readonly string[]): string {
  return `${described.row.name} was not published:\n${problems.map((problem) => `  ${problem}`).join('\n')}`;
}
