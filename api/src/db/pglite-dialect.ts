import type { PGlite, Transaction } from '@electric-sql/pglite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PGliteAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { isInsideTransaction } from './transaction.ts';

/**
 * Kysely over PGlite. Kysely's own PGlite dialect hands one connection object to everybody, so that a query beside a
 * transaction runs inside it and is rolled back with it; here a transaction has its own, and all others wait.
 */
export function pgliteDialect(pglite: PGlite): Dialect {
  return {
    createAdapter: () => new PGliteAdapter(),
    createDriver: () => new PGliteDriver(pglite),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class PGliteDriver implements Driver {
  readonly #pglite: PGlite;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  async init(): Promise<void> {
    await this.#pglite.waitReady;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (isInsideTransaction()) {
      throw new Error(
        'This query goes beside the running transaction: use the Context that inTransaction gives.',
      );
    }
    return new PGliteConnection(this.#pglite);
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    if (settings.isolationLevel ?? settings.accessMode) {
      throw new Error('PGlite has one connection: isolation levels and access modes have no meaning here.');
    }
    await ownConnection(connection).begin();
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await ownConnection(connection).commit();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await ownConnection(connection).rollback();
  }

  async releaseConnection(): Promise<void> {
    // Nothing is held outside of a transaction, and that ends by commit or rollback.
  }

  /** Whoever opened PGlite closes it: the job queue uses the same one. */
  async destroy(): Promise<void> {
    await this.#pglite.waitReady;
  }
}

function ownConnection(connection: DatabaseConnection): PGliteConnection {
  if (!(connection instanceof PGliteConnection)) throw new Error('This connection is of another database.');
  return connection;
}

interface RunningTransaction {
  queries: Pick<Transaction, 'query'>;
  commit: () => void;
  rollback: (reason: Error) => void;
  /** Settles when PGlite has ended the transaction. */
  ended: Promise<void>;
}

class PGliteConnection implements DatabaseConnection {
  readonly #pglite: PGlite;
  #transaction: RunningTransaction | undefined;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const queries = this.#transaction?.queries ?? this.#pglite;
    const { rows, affectedRows } = await queries.query<Row>(sql, [...parameters]);
    return affectedRows === undefined ? { rows } : { rows, numAffectedRows: BigInt(affectedRows) };
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('PGlite cannot stream rows.');
  }

  /** PGlite keeps everybody else waiting for as long as the callback of `transaction` runs. */
  async begin(): Promise<void> {
    const outcome = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<Pick<Transaction, 'query'>>();
    const ended = this.#pglite.transaction(async (transaction) => {
      begun.resolve(transaction);
      await outcome.promise;
    });
    ended.catch(begun.reject);
    this.#transaction = {
      queries: await begun.promise,
      commit: outcome.resolve,
      rollback: outcome.reject,
      ended,
    };
  }

  async commit(): Promise<void> {
    const transaction = this.#end();
    transaction.commit();
    await transaction.ended;
  }

  async rollback(): Promise<void> {
    const transaction = this.#end();
    const reason = new Error('rolled back');
    transaction.rollback(reason);
    await transaction.ended.catch((error: unknown) => {
      if (error !== reason) throw error;
    });
  }

  #end(): RunningTransaction {
    const transaction = this.#transaction;
    if (transaction === undefined) throw new Error('No transaction is running on this connection.');
    this.#transaction = undefined;
    return transaction;
  }
}
