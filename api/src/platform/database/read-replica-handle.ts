import type { Kysely } from 'kysely';
import type { Database } from './tables.ts';

/** A second PostgreSQL that repeats what the first one writes, a moment later. */
export interface ReadReplica {
  db: Kysely<Database>;
  /** Whether it is at most some seconds behind; checked once a second at most. */
  keepsUp: () => Promise<boolean>;
}
