import type { Context } from '#platform/context/context.ts';
import { stepNames } from '#platform/database/migrate.ts';
import { isWritable } from '#platform/database/writable.ts';
import { seldom } from '#platform/observability/seldom.ts';
import { foundTables, stepsDone } from './readiness-store.ts';

/** What can be said of each part that requests need. */
export const readinessWords = {
  /** `unwritable`: it answers, and a write has failed, as on a full disk. */
  database: ['ok', 'unreachable', 'unwritable'],
  /** `unknown`: there is nobody to ask. */
  migrations: ['ok', 'missing', 'unknown'],
  queue: ['ok', 'missing', 'unknown'],
} as const;

export type Readiness = { [Part in keyof typeof readinessWords]: (typeof readinessWords)[Part][number] };

/** Balancers ask every second. */
export const logUnanswered = seldom();

/** Of steps that a newer version has run beside this one nothing is asked: they only widen. */
export async function readinessOf(context: Pick<Context, 'db' | 'log'>): Promise<Readiness> {
  try {
    const { hasSteps, hasQueue } = await foundTables(context);
    const done = new Set(hasSteps ? await stepsDone(context) : []);
    const isUpToDate = (await stepNames()).every((name) => done.has(name));
    return {
      database: (await isWritable(context.db)) ? 'ok' : 'unwritable',
      migrations: isUpToDate ? 'ok' : 'missing',
      queue: hasQueue ? 'ok' : 'missing',
    };
  } catch (error) {
    logUnanswered((unlogged) => context.log.error({ err: error, unlogged }, 'the database does not answer'));
    return { database: 'unreachable', migrations: 'unknown', queue: 'unknown' };
  }
}

export function isReady(readiness: Readiness): boolean {
  return Object.values(readiness).every((word) => word === 'ok');
}
