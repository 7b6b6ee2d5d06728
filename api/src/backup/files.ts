import type { Readable } from 'node:stream';
import type { Config } from '#platform/environment/config.ts';
import { fileStoreAt } from '#platform/files/file-place.ts';
import type { StoredFile } from '#platform/files/file-store.ts';

/** Files that a backup contains in addition to the database: photos of people, shipped remotes. */
export interface BackedUpFiles {
  /** Their folder in an archive, as `pictures`. */
  kind: string;
  /** Relative paths with slashes. */
  names: () => Promise<string[]>;
  /** Undefined for what is gone meanwhile. */
  read: (name: string) => Promise<StoredFile | undefined>;
  write: (name: string, content: Readable) => Promise<unknown>;
}

/** What people keep, by the places of the settings. */
export function filesOfPeople(config: Config): BackedUpFiles[] {
  return (['pictures', 'exports', 'imports', 'restores'] as const).map((kind) => ({
    kind,
    ...fileStoreAt(config[kind]),
  }));
}
