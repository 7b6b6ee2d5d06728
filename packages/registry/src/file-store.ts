/** A file of a store, with the tag of this content. */
export interface StoredFile {
  bytes: Uint8Array;
  /** Changes with the content; what a store's own etag is. */
  tag: string;
}

/** What must be there for a write to happen: nothing at all, or the content of this tag. */
export type WriteCondition = 'absent' | { tag: string };

/**
 * Where the registry and the files of remotes are stored. Paths have slashes and no leading one, as
 * `mf-hives/1.2.0/remoteEntry.js`. Whoever writes says what it expects to be there, so that two people who ship at
 * once cannot undo each other.
 */
export interface FileStore {
  /** For people, as `s3://bucket/prefix`. */
  readonly address: string;
  read: (path: string) => Promise<StoredFile | undefined>;
  /** @returns false when something else is there than expected; then nothing was written. */
  write: (path: string, bytes: Uint8Array, expected: WriteCondition) => Promise<boolean>;
}

/** What cannot be done with the registry, in one sentence for the person who ships. */
export class RegistryRefusal extends Error {
  override readonly name = 'RegistryRefusal';
}

/** Of a version's files the kinds that a build writes: what is no program or data of a remote has no place here. */
const pathPattern =
  /^(?:ledger\.json|shell\.json|mf-[a-z]+(?:-[a-z]+)*\/[\w.+-]+\/[\w.-]+\.(?:js|js\.map|json|svg)(?:\.br)?)$/;

/** Whether a path can be one of a store: the ledger, what the shell lends, or a plain file of a remote's version. */
export function isStorePath(path: string): boolean {
  return pathPattern.test(path) && path.split('/').every((part) => !/^\.+$/.test(part));
}
