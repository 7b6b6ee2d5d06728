import type { FileStore } from './file-store.ts';
import { folderFileStore } from './folder-file-store.ts';

/** Where files are stored: below a folder of this machine, or below a prefix of a bucket. */
export type FilePlace =
  | { kind: 'folder'; folder: string }
  | {
      kind: 's3';
      bucket: string;
      /** With a slash at its end, unless it is empty. */
      prefix: string;
      /** For files on their way, see `makeWorkFolder`. */
      workFolder: string;
    };

export function fileStoreAt(place: FilePlace): FileStore {
  return place.kind === 'folder' ? folderFileStore(place.folder) : openedAtFirstUse(place);
}

/** The SDK is large, and most houses keep a folder. */
function openedAtFirstUse(place: Extract<FilePlace, { kind: 's3' }>): FileStore {
  let opened: Promise<FileStore> | undefined;
  const open = () => {
    opened ??= import('./s3-file-store.ts').then(({ s3FileStore }) => s3FileStore(place));
    return opened;
  };
  return {
    write: async (name, content) => (await open()).write(name, content),
    read: async (name) => (await open()).read(name),
    remove: async (name) => (await open()).remove(name),
    names: async (prefix) => (await open()).names(prefix),
  };
}
