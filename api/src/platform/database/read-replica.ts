import { type Kysely, sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import { isUnreachable, reasonOf } from './database-unavailable.ts';
import type { ReadReplica } from './read-replica-handle.ts';
import type { Database } from './tables.ts';

/** `promoted`: it leads now, and nobody is ahead of it. */
export type ReadReplicaState = 'keeps up' | 'promoted' | 'lags' | 'away';

/** Charts are looked at for longer than that. */
const mostSecondsBehind = 5;
const pollIntervalMs = 1000;

/**
 * @param onState is called when it begins to lag or comes back.
 * @param stateOf default: asks the database.
 */
export function readReplicaOver(
  db: Kysely<Database>,
  onState: (state: ReadReplicaState) => void,
  stateOf: (db: Kysely<Database>) => Promise<ReadReplicaState> = followerState,
): ReadReplica {
  let queriedAt = Number.NEGATIVE_INFINITY;
  let lastState: ReadReplicaState = 'keeps up';
  let state: Promise<ReadReplicaState> = Promise.resolve('keeps up');

  async function ask(): Promise<ReadReplicaState> {
    const found = await stateOf(db).catch(() => 'away' as const);
    if (found !== lastState) onState(found);
    lastState = found;
    return found;
  }

  return {
    db,
    async keepsUp() {
      if (performance.now() - queriedAt > pollIntervalMs) {
        queriedAt = performance.now();
        state = ask();
      }
      return /^(keeps up|promoted)$/.test(await state);
    },
  };
}

/**
 * Where all that has come is repeated, it is as new as what comes, as long as something can come; who may not see more of
 * the receiver sees that there is one. Else the time of the last thing repeated tells how far it is behind.
 */
async function followerState(db: Kysely<Database>): Promise<ReadReplicaState> {
  const { rows } = await sql<{
    follows: boolean;
    receives: boolean;
    isRepeated: boolean;
    behind: number | null;
  }>`
    select pg_is_in_recovery() as follows, exists (select from pg_stat_wal_receiver where pid is not null) as receives,
      coalesce(pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn(), false) as "isRepeated",
      extract(epoch from now() - pg_last_xact_replay_timestamp())::float8 as behind`.execute(db);
  const [found] = rows;
  if (found === undefined) return 'away';
  if (!found.follows) return 'promoted';
  if (!found.receives) return 'lags';
  return found.isRepeated || (found.behind ?? Number.POSITIVE_INFINITY) <= mostSecondsBehind
    ? 'keeps up'
    : 'lags';
}

type Reading = Pick<Context, 'db' | 'readReplica'>;

/**
 * Reads what may be some seconds old: from the database that follows where there is one that keeps up, else, and when
 * it ends in the middle of it, from the one that leads. Never for what decides something, or what its person has just written.
 * @param read may be called twice
 */
export async function readOlder<Given extends Reading, Result>(
  context: Given,
  read: (context: Given) => Promise<Result>,
): Promise<Result> {
  const { readReplica, db } = context;
  // Within a transaction its own writes are to be seen.
  if (readReplica === undefined || db.isTransaction || !(await readReplica.keepsUp())) return read(context);
  try {
    return await read({ ...context, db: readReplica.db });
  } catch (error) {
    if (isTooSlow(error) || !(isUnreachable(error) || isOvertaken(error) || isWrite(error))) throw error;
    return read(context);
  }
}

/** It would be as slow at the leader, and take it from everybody. */
function isTooSlow(error: unknown): boolean {
  return reasonOf(error) === '57014';
}

/** What is repeated takes rows away that a query there still reads. */
function isOvertaken(error: unknown): boolean {
  return reasonOf(error) === '40001';
}

/** What is packed is opened by who reads it, and only where the database leads. */
function isWrite(error: unknown): boolean {
  return reasonOf(error) === '25006';
}
