import type { UserId } from '#platform/context/ids.ts';

export interface HttpTables {
  idempotency: IdempotencyTable;
}

/** The answer that a create gave, for the same create sent again. */
interface IdempotencyTable {
  user_id: UserId;
  key: string;
  /** Hash of method, path and body. */
  fingerprint: string;
  status: number;
  /** The answer's body as JSON text. */
  answer: string;
  created_at: Date;
}
