import type { Readable } from 'node:stream';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';

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
