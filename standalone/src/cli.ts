import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readConfig } from '@skep/api';
import { stopOnSignal } from '@skep/settings';
import { startDevelopment } from './dev.ts';
import { projectRoot } from './folders.ts';
import { newDomain } from './new-domain.ts';
import { newRemote } from './new-remote.ts';
import { buildFronts, generate } from './prepare.ts';
import { startProduct } from './product.ts';
import { say, tellFailure } from './progress.ts';
import { remoteCommand } from './remote-commands.ts';
import { seedHivesCommand } from './seed-hives.ts';
import { seedMeasurementsCommand } from './seed-measurements.ts';
import { readSettings } from './settings.ts';
import { storybook } from './storybook.ts';

const commands: Record<string, (rest: string[]) => Promise<(() => Promise<void>) | undefined>> = {
  start,
  dev,
  storybook,
  generate: async () => {
    await generate(say);
    return undefined;
  },
  build: async () => {
    await generate(say);
    await buildFronts(say);
    return undefined;
  },
  'new-remote': async ([name]) => {
    const folder = newRemote(name ?? '');
    await installNew();
    say(`Made ${folder}: run npm start to see it.`);
    return undefined;
  },
  'new-domain': async ([many = '', one]) => {
    newDomain(many, one);
    await installNew();
    say(`Made ${many} from table to form: run npm start to see it, and git status to see what it is.`);
    return undefined;
  },
  'seed-hives': async (rest) => {
    await seedHivesCommand(rest, process.env, say);
    return undefined;
  },
  'seed-measurements': async () => {
    await seedMeasurementsCommand(process.env, say);
    return undefined;
  },
  remote: async (rest) => {
    await remoteCommand(rest, process.env, say);
    return undefined;
  },
};

/** Takes a new package into the lockfile. */
async function installNew(): Promise<void> {
  say('Installing what it needs');
  await promisify(execFile)('pnpm', ['install', '--no-frozen-lockfile'], { cwd: projectRoot });
}

/** The `skep` command. What it starts runs until Ctrl-C. */
async function main([name = '', ...rest]: string[]): Promise<void> {
  const command = commands[name];
  if (!command) {
    process.stderr.write(`Unknown command "${name}". There are: ${Object.keys(commands).join(', ')}.\n`);
    process.exitCode = 1;
    return;
  }
  const stop = await command(rest);
  if (stop) stopOnSignal(stop, tellFailure);
}

async function start() {
  const settings = readSettings(process.env);
  const environment = { LOG_LEVEL: 'warn', ...process.env, SKEP_DATA: settings.dataFolder };
  const { database, smtpUrl } = readConfig(environment);
  await generate(say);
  await buildFronts(say);
  const product = await startProduct({ ...settings, environment, say });
  process.stdout.write(`\n  Skep runs at ${product.url}\n`);
  const { demo } = product;
  if (demo) process.stdout.write(`  Demo sign-in: ${demo.email}, password ${demo.password}\n`);
  if (smtpUrl === undefined && settings.mode !== 'production') {
    process.stdout.write(`  Mails are kept at ${product.url}/dev/outbox\n`);
  }
  if (database.kind === 'embedded') {
    process.stdout.write(
      `  Data is in ${settings.dataFolder}. The embedded database does not wait for the disk: a power cut can\n  lose what was written last. For more than trying it out, set DATABASE_URL to a PostgreSQL server.\n`,
    );
  }
  process.stdout.write('  Ctrl-C stops it.\n');
  return product.stop;
}

async function dev() {
  const settings = readSettings(process.env);
  await generate(say);
  const stop = await startDevelopment(settings);
  process.stdout.write(
    `\n  Skep in development runs at http://localhost:${settings.port}\n  Explorer of GraphQL: http://localhost:${settings.port}/graphql\n`,
  );
  return stop;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  tellFailure(error);
  process.exit(1);
});
