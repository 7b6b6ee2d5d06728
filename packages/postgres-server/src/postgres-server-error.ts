/** PostgreSQL cannot be started, or has ended by itself; the message is a sentence for the person who starts Skep. */
export class PostgresServerError extends Error {
  override readonly name = 'PostgresServerError';
}
