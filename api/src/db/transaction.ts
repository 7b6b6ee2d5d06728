import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context } from '../context.ts';

const runningTransaction = new AsyncLocalStorage<true>();

/** True inside `inTransaction`: another connection asked for there would wait for ever where there is only one. */
export function isInsideTransaction(): boolean {
  return runningTransaction.getStore() === true;
}

/**
 * Runs `work` in one transaction; what it throws undoes everything. Inside, use the Context that it is given:
 * its `db` is the transaction and its `jobs` are enqueued in it. Within a running transaction, `work` joins that one.
 */
export async function inTransaction<Given extends Context, Result>(
  context: Given,
  work: (context: Given) => Promise<Result>,
): Promise<Result> {
  if (context.db.isTransaction) return work(context);
  return context.db
    .transaction()
    .execute((db) =>
      runningTransaction.run(true, () => work({ ...context, db, jobs: context.jobs.within(db) })),
    );
}
