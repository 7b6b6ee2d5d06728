import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { spawnChild } from '../../scripts/child-process.ts';

const projectRoot = resolve(import.meta.dirname, '../..');

/** The product as `npm start` runs it, in a process and a data folder of its own. */
export interface RunningProduct {
  url: string;
  /** Its processes are this one and its children. */
  pid: number;
  /** All that it has written to its log. */
  log: () => string;
  stop: () => Promise<number | null>;
}

/** What runs, and what it has written to its log. */
const running = new Map<ChildProcess, () => string>();

/** Without the demo account. Who becomes its admin is set, so that people sign up at once. */
export const emptyProduct = {
  SKEP_DEMO: '0',
  SUPPORT_EMAIL: 'help@skep.example',
  ADMIN_EMAIL: 'operator@skep.example',
};

/** With the demo account, an admin with hives, devices and a year of measurements. */
export const demoProduct = { SKEP_DEMO: '1', SUPPORT_EMAIL: 'help@skep.example' };

/**
 * A test that fails before it stops its product must not leave it running: Jest would wait for it for ever. Its log tells
 * what a start that never ended was doing.
 */
export function killProducts(): void {
  for (const [product, log] of running) {
    process.stderr.write(`This product was still running:\n${log()}\n`);
    product.kill('SIGKILL');
  }
}

/** The `skep` command of a checkout; until 21 November 2026 it stood among the packages. */
export function cliOf(root: string): string {
  const now = join(root, 'standalone/src/cli.ts');
  return existsSync(now) ? now : join(root, 'packages/standalone/src/cli.ts');
}

/**
 * @param root of the checkout that is started, for whoever compares two
 * @param command `serve` looks at nothing that could be built.
 */
export async function startProduct(
  env: Record<string, string> = {},
  root = projectRoot,
  command: 'start' | 'serve' = 'start',
): Promise<RunningProduct> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'skep-e2e-'));
  // Making a database takes half of a first start. A product with a folder of its own starts as everywhere.
  const { TEST_DATABASE_URL: server, TEST_DATABASE_TEMPLATE: template } = { ...process.env, ...env };
  const isOnTestServer =
    server !== undefined && env.SKEP_DATA === undefined && env.DATABASE_URL === undefined;
  const product = spawnChild(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', cliOf(root), command],
    {
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        PORT: '0',
        // Many newcomers come from one address here.
        RATE_LIMIT_SCALE: '1000',
        SKEP_DATA: dataFolder,
        ...(isOnTestServer ? { DATABASE_URL: await freshDatabase(server, template) } : {}),
        ...env,
      },
    },
  );
  const log = logOf(product);
  running.set(product, log);
  const exited = new Promise<number | null>((resolve) => product.once('exit', resolve));
  exited.then(() => running.delete(product));
  const url = await printedAddress(product, log);
  return {
    url,
    pid: product.pid ?? 0,
    log,
    async stop() {
      product.kill('SIGINT');
      const code = await exited;
      rmSync(dataFolder, { recursive: true, force: true });
      return code;
    },
  };
}

/** A new database on the server that the test run has started. @returns its URL */
export async function freshDatabase(serverUrl: string, template = 'template1'): Promise<string> {
  const { Client } = await import('pg');
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  // Not counted: the test files of one process each load this module anew.
  const name = `e2e_${randomUUID().replaceAll('-', '')}`;
  try {
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  } finally {
    // An open connection would keep Jest from ending.
    await client.end();
  }
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

function logOf(product: ChildProcess): () => string {
  let log = '';
  const listen = (chunk: Buffer) => {
    log += chunk.toString();
  };
  product.stdout?.on('data', listen);
  product.stderr?.on('data', listen);
  return () => log;
}

function printedAddress(product: ChildProcess, log: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const address = /https?:\/\/[\w.]+:\d+/.exec(log());
      if (address) resolve(address[0]);
    };
    product.stdout?.on('data', look);
    product.stderr?.on('data', look);
    product.once('exit', (code) => reject(new Error(`The product ended with code ${code}:\n${log()}`)));
  });
}
