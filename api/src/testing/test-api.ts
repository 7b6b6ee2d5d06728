import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Environment } from '@skep/settings';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { type App, createApp } from '#app.ts';
import type { Clock } from '#platform/context/clock.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { OpenDatabase } from '#platform/database/open-database.ts';
import { type Config, readConfig } from '#platform/environment/config.ts';
import type { Routes } from '#platform/http/http.ts';
import type { LogStream } from '#platform/http/logging.ts';
import type { Job } from '#platform/jobs/job.ts';
import type { JobName, JobPayloads } from '#platform/jobs/job-payloads.ts';
import { runSent, type SentJob } from '#platform/jobs/sent-job.ts';
import { openSharedDatabase, openTestDatabase } from './test-database.ts';
import type { TestUser } from './test-user.ts';

export interface TestApi {
  app: App;
  config: Config;
  database: OpenDatabase;
  clock: TestClock;
  /** Sends a request as this person, or as a visitor. */
  request: (method: Method, url: string, options?: RequestOptions) => Promise<TestAnswer>;
  /** For builders and for services under test: the Context that this person's requests have. */
  contextOf: (user: TestUser) => SignedInContext;
  /** Works off every waiting job, as the worker would. */
  runJobs: () => Promise<void>;
  close: () => Promise<void>;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

export interface RequestOptions {
  as?: TestUser | undefined;
  body?: unknown;
  headers?: Record<string, string>;
  /** Address that the request comes from. */
  from?: string;
}

export interface TestAnswer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  /** Read as JSON where it is JSON, to be looked into. */
  body: ReturnType<typeof JSON.parse>;
  text: string;
}

/** A clock that does not move until a test moves it. */
export interface TestClock extends Clock {
  advance: (amount: { minutes?: number; days?: number }) => void;
  /** How long the service would have paused, each time; here nobody waits. */
  paused: number[];
}

export interface TestApiOptions {
  /** Settings in addition to those of tests, as in the environment. */
  environment?: Environment;
  logStream?: LogStream;
  /**
   * One that other services of the same test use too and `close` leaves open; or a fresh one, for a test of what is
   * seen or done of everybody's. Default: the one that all test files share, so each test has to create its people.
   */
  database?: OpenDatabase | 'fresh';
  moreRoutes?: readonly Routes[];
}

/** Starts the whole service; nothing listens. Close it in `afterAll`. */
export async function startTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const { environment = {}, database: given, ...rest } = options;
  const dataFolder = join(tmpdir(), `skep-test-data-${randomUUID()}`);
  const config = readConfig({
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '100000',
    SKEP_DATA: dataFolder,
    ...environment,
  });
  const { database, closeDatabase } = await databaseFor(given);
  const clock = testClock(withinSecond());
  const closeData = async () => {
    await closeDatabase();
    rmSync(dataFolder, { recursive: true, force: true });
  };
  const app = await createApp({ ...rest, config, database, clock }).catch(async (error: unknown) => {
    await closeData();
    throw error;
  });
  return {
    app,
    config,
    database,
    clock,
    request: (method, url, request = {}) => send(app, method, url, request),
    contextOf: ({ id, isAdmin, isTranslator, token }) => ({
      ...app.contextFor('test'),
      user: {
        id,
        isAdmin,
        isTranslator,
        isShownHivesOfOthers: true,
        token,
        by: 'sign_in',
        isReadOnly: false,
      },
    }),
    runJobs: () => runJobs(app, database),
    async close() {
      await app.close();
      await closeData();
    },
  };
}

async function databaseFor(given: TestApiOptions['database']) {
  if (typeof given === 'object') return { database: given, closeDatabase: async () => undefined };
  const database = await (given === 'fresh' ? openTestDatabase() : openSharedDatabase());
  return { database, closeDatabase: database.close };
}

/**
 * Half a second before a whole one. A period that ends now holds what was measured before now, so a message of this very
 * second would be outside of it one time in a thousand: at a whole second.
 */
function withinSecond(): Date {
  return new Date(Math.floor(Date.now() / 1000) * 1000 - 500);
}

function testClock(start: Date): TestClock {
  let now = start;
  const paused: number[] = [];
  return {
    now: () => now,
    pause: async (milliseconds) => {
      paused.push(milliseconds);
    },
    paused,
    advance: ({ minutes = 0, days = 0 }) => {
      now = new Date(now.getTime() + (minutes + days * 24 * 60) * 60_000);
    },
  };
}

async function send(app: App, method: Method, url: string, options: RequestOptions): Promise<TestAnswer> {
  const { as, body, headers = {}, from } = options;
  const request: InjectOptions = {
    method,
    url,
    headers: { ...(as === undefined ? {} : { authorization: `Bearer ${as.token}` }), ...headers },
    ...(from === undefined ? {} : { remoteAddress: from }),
    ...(body === undefined ? {} : { payload: body as NonNullable<InjectOptions['payload']> }),
  };
  const answer = await app.http.inject(request);
  const isJson = String(answer.headers['content-type']).startsWith('application/json') && answer.body !== '';
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: isJson ? answer.json() : undefined,
    text: answer.body,
  };
}

/** Each kind in its order, with the jobs that kinds before it have sent; most kinds have none, and are not fetched. */
async function runJobs(app: App, { db }: OpenDatabase): Promise<void> {
  let waiting = await waitingKinds(db);
  for (const kind of app.jobKinds) {
    if (!waiting.has(kind.name)) continue;
    await runJobsOf(app, kind);
    waiting = await waitingKinds(db);
  }
}

async function waitingKinds(db: OpenDatabase['db']): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from pgboss.job where state < 'active'`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

async function runJobsOf<Name extends JobName>({ jobs: { boss }, contextFor }: App, kind: Job<Name>) {
  const jobs = await boss.fetch<SentJob<JobPayloads[Name]>>(kind.name, { batchSize: 100 });
  for (const job of jobs) {
    await runSent(contextFor, kind, job);
    await boss.complete(kind.name, job.id);
  }
}
