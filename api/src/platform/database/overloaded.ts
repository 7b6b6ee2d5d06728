import { requestShed } from '#platform/observability/events.ts';

/** More is asked of the service than it can do: a request has waited for its turn for as long as anybody waits. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';

  /** @param queue in which it has waited */
  constructor(queue: 'database' | 'messages') {
    super(`No turn came in the queue of ${queue}.`);
    requestShed.emit({ queue });
  }
}
