import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { productVersion, reportError, stopOnSignal, writeJson } from '@skep/settings';
import { projectRoot } from './folders.ts';
import { endWithParent } from './parent-process.ts';
import { say } from './progress.ts';

/** What runs until Ctrl-C returns the way to stop it. */
type Command = (rest: string[]) => Promise<(() => Promise<void>) | undefined>;

const { env } = process;
// Whoever makes backups calls this command again.
env.SKEP_COMMAND = import.meta.filename;

/** Each loads what it needs and nothing else: a house that only runs has no tools to build. */
const commands: Record<string, Command> = {
  start: async () => (await import('./start.ts')).start(env),
  serve: async () => (await import('./start.ts')).serve(env),
  api: part('api/src/main.ts'),
  worker: part('api/src/worker-main.ts'),
  gateway: part('gateway/src/main.ts'),
  web: part('standalone/src/web-main.ts'),
  dev: async () => (await import('./start-development.ts')).dev(env),
  storybook: async ([what]) => (await import('./storybook.ts')).storybook(what),
  generate: ends(async () => (await import('./prepare.ts')).generate(say)),
  build: ends(async () => {
    const { buildFronts, generate } = await import('./prepare.ts');
    await generate(say);
    await buildFronts(say);
  }),
  'new-remote': ends(async ([name]) => (await import('./new-commands.ts')).newRemoteCommand(name)),
  'new-domain': ends(async ([many, one]) => (await import('./new-commands.ts')).newDomainCommand(many, one)),
  'seed-hives': keepsData(async (rest) => (await import('./seed-hives.ts')).seedHivesCommand(rest, env, say)),
  'seed-measurements': keepsData(async () =>
    (await import('./seed-measurements.ts')).seedMeasurementsCommand(env, say),
  ),
  backup: keepsData(async (rest) => (await import('./backup-commands.ts')).backupCommand(rest, env)),
  restore: keepsData(async (rest) => (await import('./backup-commands.ts')).restoreCommand(rest, env, say)),
  data: keepsData(async (rest) => (await import('./backup-commands.ts')).dataCommand(rest, env, say)),
  health: ends(async (rest) => (await import('./health-command.ts')).healthCommand(rest, env)),
  bundle: ends(async (rest) => (await import('./bundle.ts')).bundle(rest, say)),
  image: ends(async (rest) => (await import('./image.ts')).imageCommand(rest)),
  version: ends(async () => {
    process.stdout.write(`${productVersion()}\n`);
  }),
  remote: ends(async (rest) => (await import('./remote-commands.ts')).remoteCommand(rest, env, say)),
};

/** What goes on until it is stopped, and whose lines somebody collects. */
const services = new Set(['serve', 'api', 'worker', 'gateway', 'web']);

/** One of the parts as a process of its own; it stops by itself when it is told to. */
function part(file: string): Command {
  return keepsData(async () => {
    await import(join(projectRoot, file));
  });
}

/** What it writes is its user's alone, also where somebody made the data folder readable. */
function keepsData(work: (rest: string[]) => Promise<void>): Command {
  return ends((rest) => {
    process.umask(0o077);
    return work(rest);
  });
}

function ends(work: (rest: string[]) => Promise<void>): Command {
  return async (rest) => {
    await work(rest);
    return undefined;
  };
}

/** The `skep` command. What it starts runs until Ctrl-C. */
async function main([name = '', ...rest]: string[]): Promise<void> {
  const command = commands[name];
  if (!command) {
    process.stderr.write(`Unknown command "${name}". There are: ${Object.keys(commands).join(', ')}.\n`);
    process.exitCode = 1;
    return;
  }
  if (services.has(name) && env.NODE_ENV === 'production') writeJson(`skep-${name}`);
  endWithParent();
  const stop = await command(rest);
  if (!stop) return;
  stopOnSignal(stop, reportError);
  // Node writes it at its end; a server that is killed would compile everything again.
  flushCompileCache();
}

main(process.argv.slice(2)).catch((error: unknown) => {
  reportError(error);
  process.exit(1);
});
