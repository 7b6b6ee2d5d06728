import { recordSpan } from '@skep/observability';
import { PostgresServerError, runningServerUrl, startPostgresServer } from '@skep/postgres-server';
import { type Dialect, Kysely, type LogEvent, PostgresDialect, type PostgresPool, sql } from 'kysely';
import { Pool, type PoolConfig, types as pgTypes } from 'pg';
import type { DatabaseConfig } from '#platform/environment/config.ts';
import { connectionBroke, kindOfQuery, queryEnded } from '#platform/observability/events.ts';
import { DatabaseUnavailable, wordsOf } from './database-unavailable.ts';
import { DeadlineClient } from './deadline-client.ts';
import { migrate } from './migrate.ts';
import { Overloaded } from './overloaded.ts';
import { PlanningClient } from './prepared-statements.ts';
import type { Database } from './tables.ts';
import { noQueryOutsideTransaction } from './transaction.ts';
import { valueParsers } from './value-parsers.ts';
import { noteFailedWrite } from './writable.ts';

/** An open database. The job queue keeps its tables in the same one. */
export interface OpenDatabase {
  db: Kysely<Database>;
  url: string;
  /** The server itself, where `url` is a pooler: for who listens on a connection of their own. */
  directUrl: string;
  /** For statements that may take minutes: see maintenance.ts. Past a pooler, whose limits are those of requests. */
  maintenanceDb: Kysely<Database>;
  /** Opened where there is one; whether it can be reached is asked when it is read from. */
  readReplica: Kysely<Database> | undefined;
  connections: () => Connections;
  /** How long a request waits for its turn, at a connection or elsewhere. */
  maxWaitMs: number;
  /** Closes all connections, and ends the server where this process has started it. */
  close: () => Promise<void>;
}

/** How many this process has, by what they do; and how many queries wait for one. */
export type Connections = Record<'busy' | 'idle' | 'waiting', number>;

export interface OpeningOptions {
  /** Whether its tables are made and brought up to date. Default: they are; false for who brings or takes all of it. */
  isMigrated?: boolean;
  /** Whether a local server that another Skep has started is used where it runs. Default: it is refused. */
  isShared?: boolean;
  /** How long a query may stay without an answer; default: a little longer than the server itself lets it run. */
  deadlineMs?: number;
  /** How long a query waits for one of the connections, and for a new one to be made; default: 2 s. */
  maxWaitMs?: number;
  /** How many connections requests share; default: 10. */
  mostConnections?: number;
  /** Called when the server that this process has started ends by itself. */
  onServerExit?: (error: DatabaseUnavailable) => void;
  /** Gets sentences for the person who starts the service. */
  say?: (sentence: string) => void;
}

type ServerConfig = Extract<DatabaseConfig, { kind: 'server' }>;

/**
 * Opens the database, makes it where there is none, and brings its tables up to date.
 * @throws DatabaseUnavailable with a sentence for who starts the service.
 */
export async function openDatabase(
  config: DatabaseConfig,
  options: OpeningOptions = {},
): Promise<OpenDatabase> {
  const { isMigrated = true } = options;
  if (config.kind === 'server') return openServer(config, isMigrated, options);
  const { url, stop } = await startLocalServer(config.folder, options);
  try {
    const database = await openServer({ kind: 'server', url }, isMigrated, options);
    return { ...database, close: () => database.close().finally(stop) };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startLocalServer(
  databaseFolder: string,
  { isShared = false, onServerExit, say }: OpeningOptions,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const running = isShared ? await runningServerUrl(databaseFolder) : undefined;
  if (running !== undefined) return { url: running, stop: async () => undefined };
  try {
    return await startPostgresServer({
      databaseFolder,
      ...(say && { say }),
      onUnexpectedExit: (error) => onServerExit?.(new DatabaseUnavailable(error.message)),
    });
  } catch (error) {
    if (error instanceof PostgresServerError) throw new DatabaseUnavailable(error.message, { cause: error });
    throw error;
  }
}

/** No query of a request takes longer than its caller waits. Steps of a migration may. */
const requestLimits = { statement_timeout: 15_000, idle_in_transaction_session_timeout: 15_000 };
/** After the server should have ended it: a server that is frozen ends nothing. */
const requestDeadlineMs = 16_000;
/** Who waits longer has given up or sends again, which is more work still. */
const longestWaitMs = 2_000;

/** Long enough for a piece of work on the largest table; a lock that is waited for stops others, so that ends soon. */
const maintenanceLimits = {
  statement_timeout: 10 * 60_000,
  query_timeout: 11 * 60_000,
  idle_in_transaction_session_timeout: 60_000,
};

/** A day made of a moment is the day in UTC, wherever the server is. */
const inUtc = '-c timezone=UTC';

/**
 * Over many partitions the planner takes short queries for long ones, and compiling them takes longer than a minute of
 * their work.
 */
const withoutCompiling = { options: `${inUtc} -c jit=off` };

/** `server_version_num` of PostgreSQL 15, the oldest that the tests run on. */
const oldestServer = 150_000;

async function openServer(
  { url, directUrl = url, followerUrl }: ServerConfig,
  isMigrated: boolean,
  {
    deadlineMs = requestDeadlineMs,
    maxWaitMs = longestWaitMs,
    mostConnections = 10,
  }: Pick<OpeningOptions, 'deadlineMs' | 'maxWaitMs' | 'mostConnections'>,
): Promise<OpenDatabase> {
  const migrating = kyselyOver(
    new PostgresDialect({ pool: openPool({ connectionString: directUrl, max: 1, options: inUtc }) }),
  );
  await closeOnFailure(
    () => migrating.destroy(),
    async () => {
      await checkServer(migrating);
      if (isMigrated) await migrate(migrating);
    },
  );
  await migrating.destroy();
  const pool = openPool({
    ...{ connectionString: url, max: mostConnections, query_timeout: deadlineMs },
    ...{ connectionTimeoutMillis: maxWaitMs, ...connectionsOf(url, directUrl) },
  });
  const db = kyselyOver(new PostgresDialect({ pool: shedding(pool) }));
  const maintenancePool = openPool({
    ...{ connectionString: directUrl, max: 2, application_name: 'skep maintenance', Client: DeadlineClient },
    ...{ ...maintenanceLimits, ...withoutCompiling },
  });
  const maintenanceDb = kyselyOver(new PostgresDialect({ pool: maintenancePool }));
  const readReplica = followerUrl === undefined ? undefined : openFollower(followerUrl, maxWaitMs);
  return {
    db,
    url,
    directUrl,
    maintenanceDb,
    readReplica,
    connections: () => countsOf(pool),
    maxWaitMs,
    close: async () =>
      void (await Promise.all([db.destroy(), maintenanceDb.destroy(), readReplica?.destroy()])),
  };
}

function openFollower(url: string, maxWaitMs: number): Kysely<Database> {
  const pool = openPool({
    ...{ connectionString: url, max: 10, query_timeout: requestDeadlineMs },
    ...{ connectionTimeoutMillis: maxWaitMs, ...connectionsOf(url, url) },
  });
  return kyselyOver(new PostgresDialect({ pool: shedding(pool) }));
}

/**
 * A pooler gives each transaction another connection: what is said of one as it begins, and plans that it keeps, would
 * hold for others and be missing here. Its operator says the limits for all of them (docs/operating/many.md).
 */
function connectionsOf(url: string, directUrl: string): PoolConfig {
  if (url !== directUrl) return { Client: DeadlineClient };
  return { ...requestLimits, ...withoutCompiling, Client: PlanningClient };
}

async function checkServer(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ version: string }>`select current_setting('server_version_num') as version`
    .execute(db)
    .catch((error: unknown) => {
      throw new DatabaseUnavailable(`The database of DATABASE_URL cannot be reached: ${wordsOf(error)}.`, {
        cause: error,
      });
    });
  if (Number(rows[0]?.version) < oldestServer) {
    throw new DatabaseUnavailable('The database of DATABASE_URL is older than PostgreSQL 15.');
  }
}

async function closeOnFailure(close: () => Promise<void>, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    await close();
    throw error;
  }
}

function kyselyOver(dialect: Dialect): Kysely<Database> {
  const db: Kysely<Database> = new Kysely<Database>({
    dialect,
    plugins: [noQueryOutsideTransaction],
    log(event) {
      if (event.level === 'error') noteFailedWrite(db, event.error);
      reportQuery(event);
    },
  });
  return db;
}

/** Of a statement in a trace. */
const longestStatement = 1000;

/** Where nobody listens it costs a look at the clock. */
function reportQuery({ level, query, queryDurationMillis }: LogEvent): void {
  const kind = kindOfQuery(query.sql);
  // The statement without its parameters: what people wrote is never in it.
  recordSpan(kind, queryDurationMillis / 1000, () => ({
    'db.system.name': 'postgresql',
    'db.query.text': query.sql.slice(0, longestStatement),
  }));
  queryEnded.emit({
    kind,
    result: level === 'error' ? 'failed' : 'done',
    seconds: queryDurationMillis / 1000,
  });
}

function countsOf({ totalCount, idleCount, waitingCount }: Pool): Connections {
  return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

/** What pg says of a query that got no connection in time. */
const waitedTooLong = 'timeout exceeded when trying to connect';

/** The same pool; where all of its connections are busy for too long, the error is one of our own. */
function shedding(pool: Pool): PostgresPool {
  return {
    options: pool.options,
    connect: () =>
      pool.connect().catch((error: unknown) => {
        const hasWaited = error instanceof Error && error.message === waitedTooLong;
        // With room for one more it is the server that does not answer.
        throw hasWaited && pool.totalCount >= pool.options.max ? new Overloaded('database') : error;
      }),
    end: () => pool.end(),
  };
}

function openPool(options: PoolConfig): Pool {
  const types = {
    getTypeParser: (typeId: number, format?: 'text' | 'binary') =>
      valueParsers[typeId] ?? pgTypes.getTypeParser(typeId, format),
  };
  const pool = new Pool({ connectionTimeoutMillis: 5_000, types, ...options });
  // Without a listener a connection that breaks would end the process; the next query gets a new one.
  const report = (error: Error) => connectionBroke.emit({ reason: wordsOf(error) });
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  return pool;
}
