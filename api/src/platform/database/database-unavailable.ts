/** The database cannot be opened; the message is one sentence for the person who starts the service. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** The short word that systems and databases have for what went wrong, as `ECONNREFUSED`; never a secret. */
export function reasonOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'message' in error ? String(error.message) : 'unknown reason';
}

/** The same for a person: what PostgreSQL refuses it says in words, as of a wrong password; never a secret either. */
export function wordsOf(error: unknown): string {
  const isOfServer = typeof error === 'object' && error !== null && 'severity' in error;
  return isOfServer && 'message' in error ? String(error.message) : reasonOf(error);
}

// Of node and of PostgreSQL: shutting down, starting up, refusing connections.
const unreachableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);

/** What `pg` says, without a code, of a connection that broke under a query or was never made. */
const unreachableMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether the database is away, so that the same may well work a little later. */
export function isUnreachable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && unreachableCodes.has(String(error.code))) return true;
  return 'message' in error && unreachableMessages.test(String(error.message));
}
