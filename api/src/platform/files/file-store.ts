import type { Readable } from 'node:stream';

/** Files of people, by names that the service makes. */
export interface FileStore {
  /** Writes it whole or not at all. @returns its size in bytes. */
  write: (name: string, content: Readable) => Promise<number>;
  /** Undefined when there is no such file. */
  read: (name: string) => Promise<StoredFile | undefined>;
  /** Also when there is none. */
  remove: (name: string) => Promise<void>;
  /** Those that are being written too. */
  names: () => Promise<string[]>;
}

export interface StoredFile {
  sizeBytes: number;
  content: Readable;
}
