import type { WaitingWork } from '@skep/remote-kit';
import type { DocumentNode } from 'graphql';

/** A mutation that waits in this browser for a network, with all that it takes to send it. */
export interface WaitingRow {
  /** In the order in which they were saved. */
  seq: number;
  personId: string;
  /** Idempotency key of the attempt: however often it is sent, it counts once. */
  id: string;
  operationName: string;
  document: DocumentNode;
  variables: object;
  work: Omit<WaitingWork, 'answer'>;
  /** What the form held, to open it again. Undefined: it is not opened again. */
  draft: WaitingDraft | undefined;
  /** Milliseconds since 1970. */
  savedAt: number;
  /** How often it was sent in vain. */
  tries: number;
  /** When it is sent again at the earliest, in milliseconds since 1970. */
  nextAt: number;
  /** It may have arrived, with its answer lost: what it says must not be changed before that is known. */
  isInDoubt: boolean;
  /** Why the service has refused it. Undefined: it has not */
  refusal: WaitingRefusal | undefined;
}

export interface WaitingDraft {
  id: string;
  form: string;
  content: unknown;
}

export interface WaitingRefusal {
  /** Of the catalogue, in small letters. */
  code: string;
}

/** Where rows are kept; of everybody who uses this browser. */
export interface WaitingStore {
  /** In the order in which they were saved. */
  rowsOf: (personId: string) => Promise<WaitingRow[]>;
  /** Resolves when it is on the disk. */
  add: (row: Omit<WaitingRow, 'seq'>) => Promise<void>;
  put: (row: WaitingRow) => Promise<void>;
  delete: (seq: number) => Promise<void>;
}
