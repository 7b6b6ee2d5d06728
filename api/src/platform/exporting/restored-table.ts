import { withoutDirectionControls } from '@skep/domain';
import type { RawBuilder } from 'kysely';
import * as v from 'valibot';
import type { Random } from '#platform/context/clock.ts';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import type { Database } from '#platform/database/tables.ts';

/** What a column of a restored row may hold; lists and times stand as JSON has them, and columns of JSON as objects. */
export type RestoredCell = string | number | boolean | null | readonly number[] | object;

export type RestoredRow = Readonly<Record<string, RestoredCell>>;

/** How ids of an archive are called here. */
export interface NewIds {
  /** Undefined: it is not there, neither in the archive nor here. */
  of: (kind: string, id: number) => number | undefined;
  /** A word between the rows of one archive, from those that come first to those that need it. */
  remember: (key: string, value: number) => void;
  recall: (key: string) => number | undefined;
  random: Random;
}

export interface Reference {
  /** The kind that it names. */
  to: string;
  /** Without what it names there is no row. Otherwise the column stays empty. */
  isRequired: boolean;
}

/**
 * Keeps the file of a row that is to come, before the row: a file that gets no row in the end is found and deleted later.
 * @param wholeId of what the row is a part of, as it is called here
 * @returns the columns that name it; undefined: the row is left out, as where there is no room left
 * @throws AppError invalid_input for what is no file of this kind: none of the kind comes
 */
export type KeepFile = (file: Buffer, row: RestoredRow, wholeId: number) => Promise<RestoredRow | undefined>;

/** One kind of a person's things as it comes back from an archive: see archive-table.ts. */
export interface RestoredTable {
  name: string;
  table: keyof Database;
  /** What a row of the archive has to be; whatever else it has is ignored. */
  row: v.GenericSchema<unknown, RestoredRow>;
  /** Columns that name rows of other kinds. */
  references: Readonly<Record<string, Reference>>;
  /** Columns that name the person. */
  owner?: readonly ('user_id' | 'author_id')[];
  /** Among which rows it is looked for. Undefined: a part, which comes with its whole and with nothing else. */
  among?: (ownerId: UserId, context: Pick<Context, 'clock'>) => RawBuilder<unknown>;
  /** The column that names what it is a part of. */
  partBy?: string;
  /** Kinds that `change` needs, in addition to those that it names. */
  after?: readonly string[];
  /** Columns by which an equal one that the person has already is taken instead. */
  equalBy?: readonly string[];
  /** A column that names rows of the same kind, which may come later. */
  self?: string;
  /**
   * The row as the database has it, when its references are the new ones; undefined: it is left out.
   * @param was as it is in the archive
   */
  change?: (row: RestoredRow, ids: NewIds, was: RestoredRow) => RestoredRow | undefined;
  /** Of parts with a file each, which is in the archive by the name in their column `file`: called once for an archive. */
  files?: (context: Context, ownerId: UserId) => Promise<KeepFile>;
  /** How many more of them the person has room for; others are left out. Undefined: any number. */
  room?: (context: Context, ownerId: UserId) => Promise<number>;
  /** How many bytes a row takes of the person's storage; those for which there is no room are left out. Undefined: none. */
  bytesOf?: (row: RestoredRow) => number;
  /** What else the person says of it: a column of the archive, and the table that holds it with `user_id`. */
  favourite?: { table: keyof Database; column: string };
}

// Fields of rows, with the bounds of the database and of no form: what was once right may come back.

export const rowId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 31 - 1));
export const maybe = <Schema extends v.GenericSchema>(schema: Schema) => v.nullish(schema, null);
export const number = v.pipe(v.number(), v.minValue(-1e15), v.maxValue(1e15));
export const whole = v.pipe(v.number(), v.integer(), v.minValue(-(2 ** 31)), v.maxValue(2 ** 31 - 1));
export const yesNo = v.boolean();
/** Decimals of the database stand as texts. */
export const decimal = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), number);

/** A text as it is in the archive, without what no database stores, and not longer than anybody writes. */
export const verbatim = (max = 10_000) =>
  v.pipe(
    v.string(),
    v.maxLength(max),
    v.check((text) => !text.includes('\0') && text.isWellFormed()),
  );

/** A text as people are shown it, cleaned as requests are. */
export const words = (max?: number) => v.pipe(verbatim(max), v.transform(withoutDirectionControls));

/** Path of a file in an archive. */
export const imageName = v.pipe(v.string(), v.regex(/^images\/[\w.-]{1,100}$/));

export const oneOfWords = <const Words extends readonly string[]>(list: Words) => v.picklist(list);

const isBetween = (text: string) => {
  const time = Date.parse(text);
  return time >= Date.UTC(1900, 0) && time < Date.UTC(2200, 0);
};

/** RFC 3339 in UTC. */
export const instant = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/),
  v.check(isBetween),
);
export const localMoment = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  v.check((text) => isBetween(`${text.replace(' ', 'T')}Z`)),
);
export const day = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d$/),
  v.check((text) => isBetween(`${text}T00:00:00Z`)),
);
