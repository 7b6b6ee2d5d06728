import type { Readable } from 'node:stream';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import { storedPicture } from '#platform/pictures/stored-pictures.ts';
import type { ExportTable } from './export-table.ts';

/** One file of a person's, as an export holds it. */
export interface ExportedFile {
  /** Below `images/`; a table names it as well. */
  name: string;
  at: Date;
  /** Undefined when it is gone meanwhile. */
  open: () => Promise<Readable | undefined>;
}

/** One kind of a person's files, each opened when its turn comes. */
export type ExportedFiles = (context: Context, ownerId: UserId) => AsyncIterable<ExportedFile>;

/** Pictures that rows of a table with these columns name: `name` in the archive, `at`, and the stored `key` and `extension`. */
export function picturesOf({ pages }: ExportTable): ExportedFiles {
  return async function* (context, ownerId) {
    for await (const rows of pages(context, ownerId))
      for (const { name, at, key, extension } of rows) {
        const picture = { key: String(key), extension: String(extension) };
        const open = async () => (await storedPicture(context, picture, 'whole'))?.content;
        yield { name: String(name), at: new Date(String(at)), open };
      }
  };
}
