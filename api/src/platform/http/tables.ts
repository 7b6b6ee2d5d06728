import type { UserId } from '#platform/context/ids.ts';

export interface HttpTables {
  idempotency: IdempotencyTable;
}

/** The answer that a change gave, for the same request sent again. */
interface IdempotencyTable {
  user_id: UserId;
  key: string;
  /** Hash of everything that says what was wanted. */
  fingerprint: string;
  status: number;
  /** The answer's body as JSON text. */
  answer: string;
  created_at: Date;
}
