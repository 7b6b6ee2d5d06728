import type { Readable } from 'node:stream';

/** Files of people, by names that the service makes. */
export interface FileStore {
  /** Writes it whole or not at all. @returns its size in bytes. */
  write: (name: string, content: Readable) => Promise<number>;
  /** Undefined when there is no such file. */
  read: (name: string) => Promise<StoredFile | undefined>;
  /** Also when there is none. */
  remove: (name: string) => Promise<void>;
  /** Those that are being written too. @param prefix that they begin with; default: all */
  names: (prefix?: string) => Promise<string[]>;
}

/** There is no room for more, until somebody makes some: the same may well work a little later. */
export function isStoreFull(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && fullCodes.has(String(error.code));
}

const fullCodes = new Set(['ENOSPC', 'EDQUOT']);

export interface StoredFile {
  sizeBytes: number;
  content: Readable;
  /** Where it is on a disk of this machine; undefined: elsewhere. */
  path?: string;
}
