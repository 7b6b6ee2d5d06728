import { Overloaded } from './overloaded.ts';

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
  'EHOSTUNREACH',
  'ETIMEDOUT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  // A statement took longer than its caller waits.
  '57014',
  // It does not write: it follows another one, as after that one's death.
  '25006',
  // Its disk failed, or it has no room on it, no memory or no connection left.
  '58030',
  '53100',
  '53200',
  '53300',
]);

/** What `pg` says, without a code, of a connection that broke under a query or was never made. */
const unreachableMessages =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed))/;

/** Whether the database is away or has no time, so that the same may well work a little later. */
export function isUnreachable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if (error instanceof Overloaded) return true;
  if ('code' in error && unreachableCodes.has(String(error.code))) return true;
  // The socket of a server on this machine is gone with it.
  if ('syscall' in error && error.syscall === 'connect') return true;
  return 'message' in error && unreachableMessages.test(String(error.message));
}

/** Whether it is the rows that the database refuses: the same fails again, whenever it is tried. */
export function isRefused(error: unknown): boolean {
  const isOfServer = typeof error === 'object' && error !== null && 'severity' in error;
  // Of PostgreSQL: data exceptions, and violated constraints.
  return isOfServer && /^2[23]/.test(reasonOf(error));
}
