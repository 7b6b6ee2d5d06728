import { Client } from 'pg';

/** What pg says of a query that was not answered within `query_timeout`. */
const queryDeadlinePassed = 'Query read timeout';

/**
 * A connection that ends with the first query that passes its deadline: a server that is frozen answers nothing later
 * either, and the next query on the connection would wait as long.
 */
export class DeadlineClient extends Client {}

Object.defineProperty(DeadlineClient.prototype, 'query', {
  value(this: Client, ...given: unknown[]) {
    const queried: unknown = Reflect.apply(Client.prototype.query, this, given);
    if (queried instanceof Promise)
      queried.catch((error: unknown) => {
        if (error instanceof Error && error.message === queryDeadlinePassed)
          void this.end().catch(() => undefined);
      });
    return queried;
  },
});
