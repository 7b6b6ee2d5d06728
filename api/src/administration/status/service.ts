import type { Context } from '#platform/context/context.ts';
import { stepNames } from '#platform/database/migrate.ts';
import { foundTables, stepsDone } from './readiness-store.ts';

/** What can be said of each part that requests need. */
export const readinessWords = {
  database: ['ok', 'unreachable'],
  /** `unknown`: there is nobody to ask. */
  migrations: ['ok', 'missing', 'unknown'],
  queue: ['ok', 'missing', 'unknown'],
} as const;

export type Readiness = { [Part in keyof typeof readinessWords]: (typeof readinessWords)[Part][number] };

/** Migrations of a newer version that runs at the same time are not checked: they only add. */
export async function readinessOf(context: Pick<Context, 'db' | 'log'>): Promise<Readiness> {
  try {
    const { hasSteps, hasQueue } = await foundTables(context);
    const done = new Set(hasSteps ? await stepsDone(context) : []);
    const isUpToDate = (await stepNames()).every((name) => done.has(name));
    return {
      database: 'ok',
      migrations: isUpToDate ? 'ok' : 'missing',
      queue: hasQueue ? 'ok' : 'missing',
    };
  } catch (error) {
    context.log.error({ err: error }, 'the database does not answer');
    return { database: 'unreachable', migrations: 'unknown', queue: 'unknown' };
  }
}

export function isReady(readiness: Readiness): boolean {
  return Object.values(readiness).every((word) => word === 'ok');
}
