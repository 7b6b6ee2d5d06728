import Type, { type Static } from 'typebox';
import { Check } from 'typebox/value';
import { BackupRefusal } from './refusal.ts';

/** Name of the file in an archive that says what else is in it. */
export const manifestFile = 'backup.json';

/** The form of archives; another one when an older Skep could not read what a newer one writes. */
const format = 1;

const Sum = Type.Object({ bytes: Type.Integer(), sha256: Type.String() });

const Manifest = Type.Object({
  format: Type.Literal(format),
  /** Of the Skep that made it. */
  version: Type.String(),
  madeAt: Type.String(),
  database: Type.Object({
    /** For people: the texts of tables are the same from each. */
    madeFrom: Type.String(),
    /** The steps that had run. */
    steps: Type.Array(Type.String()),
    queueVersion: Type.Integer(),
    tables: Type.Array(
      Type.Object({
        name: Type.String(),
        into: Type.String(),
        bound: Type.Union([Type.String(), Type.Null()]),
        columns: Type.Array(Type.String()),
        key: Type.Array(Type.String()),
        rows: Type.Integer(),
        ...Sum.properties,
      }),
    ),
    sequences: Type.Array(
      Type.Object({ name: Type.String(), last: Type.Union([Type.String(), Type.Null()]) }),
    ),
  }),
  /** Of each kind, as `pictures`, its files. */
  files: Type.Record(Type.String(), Type.Array(Type.Object({ name: Type.String(), ...Sum.properties }))),
});

export type Manifest = Static<typeof Manifest>;
export type DumpedRows = Manifest['database']['tables'][number];

export const currentFormat: Manifest['format'] = format;

/** @throws BackupRefusal */
export function readManifest(text: string): Manifest {
  const read: unknown = parsed(text);
  if (Check(Manifest, read)) return read;
  throw new BackupRefusal('This archive was made by another form of Skep, or it is none of its backups.');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
