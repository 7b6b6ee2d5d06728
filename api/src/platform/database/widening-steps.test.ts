import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { openEmptyDatabase } from '#testing/test-database.ts';
import { migratorOf } from './migrate.ts';
import type { OpenDatabase } from './open-database.ts';
import type { Database } from './tables.ts';
import { type Form, formOf, narrowingsOf } from './test-narrowing.ts';

const folder = join(import.meta.dirname, 'migrations');
const names = readdirSync(folder)
  .map((file) => file.replace(/\.ts$/, ''))
  .sort();
/** From here on the version before goes on while a step has run: see docs/operating/update-by-day.md. */
const firstByDay = '2026-11-24-1500';

/**
 * A step that takes something away says so, and which earlier step has made it superfluous: `export const contracts =
 * { after: '2026-11-24-1510-lid-colours', why: 'No version reads hives.lid since.' }`.
 */
interface Contract {
  after: string;
  why: string;
}

type Step = Migration & { contracts?: Contract };

/** Between a step and the one that takes away what it has made superfluous lies a release. */
const releaseMs = 7 * 24 * 60 * 60_000;

const timeOf = (name: string) => {
  const [, day, hour, minute] = /^(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)-/.exec(name) ?? [];
  return new Date(`${day}T${hour}:${minute}:00Z`).getTime();
};

/** What is wrong with a step that has made of one form another. */
function faultsOf(name: string, { contracts }: Step, before: Form, after: Form): string[] {
  const narrowings = narrowingsOf(before, after);
  if (contracts === undefined) return narrowings;
  if (narrowings.length === 0) return ['It says that it takes something away, and takes nothing.'];
  if (!names.includes(contracts.after)) return [`There is no step ${contracts.after}.`];
  if (timeOf(name) - timeOf(contracts.after) < releaseMs)
    return [`Who was updated last week may still run a version from before ${contracts.after}.`];
  return [];
}

let database: OpenDatabase;
let db: Kysely<Database>;
beforeAll(async () => {
  database = await openEmptyDatabase();
  db = database.db;
}, 60_000);
afterAll(() => database.close());

test('every step from now on only widens, or takes away what no running version has used for a release', async () => {
  const later = names.filter((name) => name >= firstByDay);
  const earlier = names.filter((name) => name < firstByDay);
  await migratorOf(db).migrateTo(earlier.at(-1) ?? '');
  const faults: Record<string, string[]> = {};
  for (const name of later) {
    const before = await formOf(db);
    const { error } = await migratorOf(db).migrateTo(name);
    if (error !== undefined) throw error;
    const step: Step = await import(join(folder, `${name}.ts`));
    const found = faultsOf(name, step, before, await formOf(db));
    if (found.length > 0) faults[name] = found;
  }
  expect(faults).toEqual({});
}, 120_000);

describe('a step that would break the version before', () => {
  beforeAll(async () => {
    await sql`create table lids (id integer primary key, name text not null, colour text, size integer, note text not null default '')`.execute(
      db,
    );
    await sql`create view lid_names as select id, name from lids`.execute(db);
    await sql`create table roofs (id integer primary key)`.execute(db);
  });

  async function narrowingsBy(step: string): Promise<string[]> {
    const undone = new Error('undone');
    let found: string[] = [];
    await db
      .transaction()
      .execute(async (inner) => {
        const before = await formOf(inner);
        await sql.raw(step).execute(inner);
        found = narrowingsOf(before, await formOf(inner));
        throw undone;
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error;
      });
    return found;
  }

  test.each([
    ['drop table roofs', 'roofs is gone.'],
    ['alter table lids drop column colour', 'lids.colour is gone.'],
    ['alter table lids rename column colour to color', 'lids.colour is gone.'],
    ['alter table lids rename to covers', 'lids is gone.'],
    ['alter table lids alter column size type text', 'lids.size was integer and is text.'],
    ['alter table lids alter column colour set not null', 'lids.colour must be there now.'],
    [
      'alter table lids add column shape text not null',
      'lids.shape has to be given, and the version before does not know it.',
    ],
    ['alter table lids alter column note drop default', 'lids.note is filled in by itself no longer.'],
    ['alter table lids add check (size > 0)', 'lids has the new condition CHECK ((size > 0)).'],
    ['alter table lids add unique (name)', 'lids has the new condition UNIQUE (name).'],
    [
      'alter table lids add foreign key (size) references roofs',
      'lids has the new condition FOREIGN KEY (size) REFERENCES roofs(id).',
    ],
    ['create unique index lids_colour on lids (colour)', 'lids has the new condition UNIQUE INDEX (colour).'],
    ['drop view lid_names', 'lid_names is gone.'],
  ])('%s', async (step, narrowing) => {
    expect(await narrowingsBy(step)).toContain(narrowing);
  });

  test.each([
    'create table straps (id integer primary key, lid_id integer not null unique references lids)',
    'alter table lids add column weight_kg real',
    'alter table lids add column roof_id integer references roofs',
    "alter table lids add column shape text not null default 'flat'",
    'alter table lids alter column name drop not null',
    'create index lids_name on lids (name)',
    'create or replace view lid_names as select id, name, colour from lids',
  ])('and not: %s', async (step) => {
    expect(await narrowingsBy(step)).toEqual([]);
  });
});

describe('a step that takes something away', () => {
  const before: Form = { tables: { lids: { columns: { id: aColumn() }, conditions: [] } } };
  const after: Form = { tables: {} };
  const known = names.at(-1) ?? '';
  const nextYear = '2027-11-24-1200-no-lids';

  function aColumn() {
    return { type: 'integer', isRequired: false };
  }

  const taking = (contracts: Contract): Step => ({ up: async () => undefined, contracts });

  test('is let through a release after the step that has made it superfluous', () => {
    expect(faultsOf(nextYear, taking({ after: known, why: 'Nobody reads it.' }), before, after)).toEqual([]);
  });

  test('is refused outside of that migration, or without one', () => {
    const soon = { after: known, why: 'Nobody reads it.' };
    expect(faultsOf(known, taking(soon), before, after)).toEqual([expect.stringContaining('last week')]);
    const unknown = { after: '2026-01-01-0000-never-was', why: 'Nobody reads it.' };
    expect(faultsOf(nextYear, taking(unknown), before, after)).toEqual([expect.stringContaining('no step')]);
  });
});
