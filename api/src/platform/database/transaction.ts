import { AsyncLocalStorage } from 'node:async_hooks';
import type { KyselyPlugin } from 'kysely';
import type { Context } from '#platform/context/context.ts';

const runningTransaction = new AsyncLocalStorage<true>();

/**
 * Runs `work` in one transaction; what it throws undoes everything. Inside, use the Context that it is given:
 * its `db` is the transaction and its `jobs` are enqueued in it. Within a running transaction, `work` joins that one.
 */
export async function inTransaction<Given extends Context, Result>(
  context: Given,
  work: (context: Given) => Promise<Result>,
): Promise<Result> {
  if (context.db.isTransaction) return work(context);
  refuseOutsideTransaction();
  return context.db.transaction().execute((transaction) => {
    const db = transaction.withoutPlugins();
    return runningTransaction.run(true, () => work({ ...context, db, jobs: context.jobs.within(db) }));
  });
}

/** Runs `work` as if it were meant: it returns the result, and all that it wrote is undone. In no other transaction. */
export async function tryOut<Given extends Context, Result>(
  context: Given,
  work: (context: Given) => Promise<Result>,
): Promise<Result> {
  if (context.db.isTransaction) throw new Error('What is tried out within a transaction would stay.');
  const undone = new Error('Tried out, and undone.');
  const { promise, resolve } = Promise.withResolvers<Result>();
  try {
    await inTransaction(context, async (inner) => {
      resolve(await work(inner));
      throw undone;
    });
  } catch (error) {
    if (error !== undone) throw error;
  }
  return promise;
}

/**
 * For the database handle outside of transactions: a query on it from inside of one would be no part of it, and could
 * wait for its locks for ever. So it is an error, everywhere.
 */
export const noQueryOutsideTransaction: KyselyPlugin = {
  transformQuery({ node }) {
    refuseOutsideTransaction();
    return node;
  },
  transformResult: async ({ result }) => result,
};

function refuseOutsideTransaction(): void {
  if (runningTransaction.getStore() === true) {
    throw new Error(
      'This query goes beside the running transaction: use the Context that inTransaction gives.',
    );
  }
}
