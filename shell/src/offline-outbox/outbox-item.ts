import type { QueuedMutation } from '@skep/remote-kit';
import type { DocumentNode } from 'graphql';
import type { KnownIds } from './temporary-ids.ts';

/** A mutation that waits in this browser for a network, with all that it takes to send it. */
export interface OutboxItem {
  /** In the order in which they were saved. */
  seq: number;
  personId: string;
  /** Idempotency key of the attempt: however often it is sent, it counts once. */
  id: string;
  operationName: string;
  /** See `keptDocument`. */
  document: DocumentNode;
  variables: object;
  work: Omit<QueuedMutation, 'answer'>;
  /** What the form held, to open it again. Undefined: it is not opened again. */
  draft: WaitingDraft | undefined;
  /** Milliseconds since 1970. */
  savedAt: number;
  /** How often it was sent in vain. */
  tries: number;
  /** When it is sent again at the earliest, in milliseconds since 1970. */
  nextAt: number;
  /**
   * When it was first sent without an answer, in milliseconds since 1970: it may have arrived, and what it says must not
   * be changed before that is known. Undefined: it was never sent, or was refused
   */
  inDoubtSince: number | undefined;
  /** Why the service has refused it. Undefined: it has not */
  refusal: WaitingRefusal | undefined;
}

export interface WaitingDraft {
  id: string;
  form: string;
  content: unknown;
}

export interface WaitingRefusal {
  /** Of the catalogue, in small letters; or `tooLongInDoubt`. */
  code: string;
}

/** The service may have forgotten that it has it: sent again it could be there twice. Its person has to look. */
export const tooLongInDoubt = 'too_long_in_doubt';

/** Where rows are stored; of everybody who uses this browser. */
export interface OutboxStore {
  /** In the order in which they were saved. */
  rowsOf: (personId: string) => Promise<OutboxItem[]>;
  /** Resolves when it is on the disk. */
  add: (row: Omit<OutboxItem, 'seq'>) => Promise<void>;
  put: (row: OutboxItem) => Promise<void>;
  delete: (seq: number) => Promise<void>;
  /** It was sent: it is gone, and what it has made is known, both or neither. */
  settle: (row: OutboxItem, made: KnownIds) => Promise<void>;
  /** All that was ever made here by a person: an address or a draft may name it whenever it comes. */
  known: (personId: string) => Promise<KnownIds>;
}
