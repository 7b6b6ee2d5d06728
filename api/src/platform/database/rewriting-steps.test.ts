import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createDatabase, dropDatabase, openByName, openCopyOf } from '#testing/test-database.ts';
import { migratorOf } from './migrate.ts';
import type { OpenDatabase } from './open-database.ts';

/** A person each with a hive; the first one has had another, which is gone. */
const hives = `
  insert into users (name, email, password_hash, accepted_terms_version, accepted_terms_at, created_at, updated_at)
    select name, name || '@example.com', '-', '1', '2026-01-01', '2026-01-01', '2026-01-01'
    from unnest(array['anna', 'bert']) as name;
  insert into apiaries (user_id, name, location_type, continent, created_at, updated_at)
    select id, 'Orchard', 'fixed', 'eu', '2026-01-01', '2026-01-01' from users order by id;
  insert into hives (user_id, apiary_id, name, type_id, created_at, updated_at, deleted_at) values
    (1, 1, 'Linden', 1, '2026-01-01 12:00Z', '2026-01-01', null),
    (1, 1, 'Willow', 1, '2026-01-02 12:00Z', '2026-01-02', '2026-02-01'),
    (2, 2, 'Maple', 1, '2026-01-03 12:00Z', '2026-01-03', null);`;

/** The same person since addresses have one spelling. */
const anna = `
  insert into users (name, email, email_spelling, name_shape, password_hash, accepted_terms_version,
    accepted_terms_at, created_at, updated_at)
    values ('anna', 'anna', 'anna', 'anna', '-', '1', '2026-01-01', '2026-01-01', '2026-01-01');`;

const devices = `
  insert into devices (user_id, name, type, key, created_at, updated_at)
    select id, name, 'beep', name, '2026-01-01', '2026-01-01' from users order by id;`;

interface Try {
  /** What stood there before the step. */
  given: string;
  /** A query of what the step had to make of it. */
  query: string;
  answer: readonly object[];
}

/** Each step that changes rows which are there, in their order. */
const tries: Record<string, Try> = {
  '0015-hive-places': {
    given: hives,
    query: 'select hive_id, apiary_id, since::date::text, until from hive_places order by hive_id',
    answer: [
      { hive_id: 1, apiary_id: 1, since: '2026-01-01', until: null },
      { hive_id: 3, apiary_id: 2, since: '2026-01-03', until: null },
    ],
  },
  '0020-queen-lives': {
    given: `${hives}
      insert into queens (hive_id, race_id, name, is_clipped, is_fertilized, created_at, deleted_at) values
        (1, 1, 'first', false, true, '2026-01-01 12:00Z', null),
        (1, 1, 'a mistake', false, true, '2026-02-01 12:00Z', '2026-02-01 13:00Z'),
        (1, 1, 'second', false, true, '2026-03-01 12:00Z', null),
        (3, 1, 'only', false, true, '2026-01-03 12:00Z', null);`,
    query: `select name, gone_on::text, fate, reign.hive_id, since::text, until::text
      from queens left join queen_reigns as reign on reign.queen_id = queens.id order by queens.id`,
    answer: [
      {
        name: 'first',
        gone_on: '2026-03-01',
        fate: 'replaced',
        hive_id: 1,
        since: '2026-01-01',
        until: '2026-03-01',
      },
      { name: 'a mistake', gone_on: null, fate: null, hive_id: null, since: null, until: null },
      { name: 'second', gone_on: null, fate: null, hive_id: 1, since: '2026-03-01', until: null },
      { name: 'only', gone_on: null, fate: null, hive_id: 3, since: '2026-01-03', until: null },
    ],
  },
  '0031-one-step-ingest': {
    given: `${hives} ${devices}
      insert into ingest_inbox (device_id, device_key, received_at, fingerprint, raw, status, notes, value_count)
        select device_id, 'key', '2026-01-01', fingerprint, '{}', 'stored', '[]', 1
        from (values (1, 'same'), (1, 'same'), (1, 'other'), (2, 'same')) as sent(device_id, fingerprint);`,
    query: 'select device_id, fingerprint from ingest_inbox order by id',
    answer: [
      { device_id: 1, fingerprint: null },
      { device_id: 1, fingerprint: 'same' },
      { device_id: 1, fingerprint: 'other' },
      { device_id: 2, fingerprint: 'same' },
    ],
  },
  '0032-measurement-weeks': {
    given: `${hives} ${devices}
      insert into measurement_days (device_id, day, message_count, quantities)
        select device_id, day, 1, '{}' from (values
          (1, date '2026-06-03'), (1, date '2026-06-07'), (1, date '2026-06-08'), (2, date '2026-06-04')
        ) as measured(device_id, day);
      insert into dirty_days (device_id, day, marked_at) values (1, '2026-06-08', '2026-06-08');`,
    query: 'select device_id, day::text from dirty_days order by device_id, day',
    answer: [
      { device_id: 1, day: '2026-06-03' },
      { device_id: 1, day: '2026-06-08' },
      { device_id: 2, day: '2026-06-04' },
    ],
  },
  '2026-11-22-1030-hive-grants': {
    given: `${hives}
      insert into queens (hive_id, race_id, is_clipped, is_fertilized, created_at)
        select id, 1, false, true, '2026-01-01' from hives order by id;
      insert into inspections
        (user_id, hive_id, apiary_id, inspected_at, time_zone, inspected_local, created_at, updated_at)
        select user_id, id, apiary_id, '2026-01-01', 'UTC', '2026-01-01', '2026-01-01', '2026-01-01' from hives;
      insert into colony_events (user_id, kind, happened_on, hive_id, created_at)
        select user_id, 'requeened', '2026-01-01', id, '2026-01-01' from hives;`,
    query: `select hives.id, hives.changed_by as hive, queens.changed_by as queen,
        inspections.author_id as inspection, colony_events.author_id as event
      from hives join queens on queens.hive_id = hives.id join inspections on inspections.hive_id = hives.id
        join colony_events on colony_events.hive_id = hives.id order by hives.id`,
    answer: [
      { id: 1, hive: 1, queen: 1, inspection: 1, event: 1 },
      { id: 2, hive: 1, queen: 1, inspection: 1, event: 1 },
      { id: 3, hive: 2, queen: 2, inspection: 2, event: 2 },
    ],
  },
  '2026-11-22-1310-events-of-hives': {
    given: `${hives}
      insert into inspections (user_id, hive_id, apiary_id, inspected_at, time_zone, inspected_local, notes,
          impression, created_at, updated_at)
        select 1, 1, 1, at, 'UTC', at, notes, impression, '2026-05-01 10:00:30Z', '2026-05-01' from (values
          (timestamptz '2026-05-01 10:00Z', 'Linden: built otherwise', null),
          (timestamptz '2026-05-01 10:00Z', 'built otherwise, and calm', 8),
          (timestamptz '2026-05-01 09:00Z', 'written down later', null),
          (timestamptz '2026-05-01 10:00Z', 'counted brood frames too', null),
          (timestamptz '2026-05-01 10:00Z', 'no answers', null)
        ) as noted(at, notes, impression);
      insert into inspection_items (inspection_id, category_id, value)
        values (1, 85, '2'), (1, 1004, '0'), (2, 85, '2'), (3, 85, '2'), (4, 85, '2'), (4, 84, '1');`,
    query: 'select notes from inspections where is_event',
    answer: [{ notes: 'Linden: built otherwise' }],
  },
  // Existing rows do not change; from now on their older versions are stored.
  '2026-11-22-1345-earlier-versions': {
    given: hives,
    query: `select tgrelid::regclass::text as relation, (select count(*)::int from earlier_versions) as versions
      from pg_trigger where tgname = 'keep_earlier' order by 1`,
    answer: ['apiaries', 'devices', 'hives', 'inspections', 'queens', 'sensor_definitions'].map(
      (relation) => ({
        relation,
        versions: 0,
      }),
    ),
  },
  '2026-11-22-1400-signed-messages': {
    given: `${hives} ${devices}
      insert into devices (user_id, name, type, key, created_at, updated_at)
        values (1, 'second', 'beep', 'second', '2026-01-01', '2026-01-01');
      delete from devices where user_id = 2;`,
    query: 'select user_id, length(secret), takes_unsigned from webhooks',
    answer: [{ user_id: 1, length: 32, takes_unsigned: true }],
  },
  // Of two people with one address, each signs in as before.
  '2026-11-22-1630-one-spelling': {
    given: `insert into users
        (name, email, password_hash, accepted_terms_version, accepted_terms_at, created_at, updated_at)
      select name, email, '-', '1', '2026-01-01', '2026-01-01', '2026-01-01' from (values
        ('Anna', 'anna@bücher.example'),
        (U&'Ann\\0430', 'anna@xn--bcher-kva.example'),
        ('Bert', 'Bert@skep.example')
      ) as person(name, email)`,
    query: 'select email_spelling, name_shape from users order by id',
    answer: [
      { email_spelling: 'anna@bücher.example', name_shape: 'ANNA' },
      { email_spelling: 'anna@xn--bcher-kva.example', name_shape: 'ANNA\n2' },
      { email_spelling: 'bert@skep.example', name_shape: 'BERT' },
    ],
  },
  '2026-11-22-2003-spelling-of-invitations': {
    given: `insert into groups (name, created_at) values ('Club', '2026-01-01'), ('Valley', '2026-01-01');
      insert into group_members (group_id, invited_email, is_admin, state) values
        (1, null, true, 'accepted'),
        (1, 'anna@xn--bcher-kva.example', false, 'invited'),
        (1, 'anna@bücher.example', false, 'accepted'),
        (2, 'Anna@BÜCHER.example', false, 'invited');`,
    query: 'select group_id, email_spelling from group_members order by id',
    answer: [
      { group_id: 1, email_spelling: null },
      { group_id: 1, email_spelling: null },
      { group_id: 1, email_spelling: 'anna@xn--bcher-kva.example' },
      { group_id: 2, email_spelling: 'anna@xn--bcher-kva.example' },
    ],
  },
  '2026-11-23-0305-combined-weight-and-battery': {
    given: `insert into users (name, email, email_spelling, name_shape, password_hash, accepted_terms_version,
        accepted_terms_at, created_at, updated_at)
      values ('anna', 'anna@example.com', 'anna@example.com', 'ANNA', '-', '1', '2026-01-01', '2026-01-01', '2026-01-01');
      ${devices}
      update devices set invented_names = array['bat_volt', 'co2'] where id = 1;
      insert into measurements (device_id, measured_at, received_at, weight_kg, extra)
      select 1, time::timestamptz, '2026-01-09', weight, extra::jsonb from (values
        ('2026-01-05 12:00Z', null, '{"bat_volt": 3500, "co2": 700}'),
        ('2026-01-05 13:00Z', 40, '{"weight_combined_kg": 81.25}'),
        ('2026-01-06 12:00Z', 40, '{"weight_combined_kg": 1e300}'),
        ('2026-01-07 12:00Z', 40, null)
      ) as sent(time, weight, extra);`,
    query: `select weight_combined_kg, bat_volt, extra, (
        select marked_at is not null from dirty_days where day = (measured_at at time zone 'UTC')::date
      ) as "isDirty", invented_names
      from measurements join devices on devices.id = device_id order by measured_at`,
    answer: [
      { weight_combined_kg: null, bat_volt: 3.5, extra: { co2: 700 }, isDirty: true },
      { weight_combined_kg: 81.25, bat_volt: null, extra: null, isDirty: true },
      { weight_combined_kg: null, bat_volt: null, extra: null, isDirty: true },
      { weight_combined_kg: null, bat_volt: null, extra: null, isDirty: null },
    ].map((row) => ({ ...row, invented_names: ['co2'] })),
  },
  '2026-11-23-0414-own-checklists': {
    given: `insert into users (name, email, email_spelling, name_shape, password_hash, accepted_terms_version,
        accepted_terms_at, created_at, updated_at)
      values ('anna', 'anna@example.com', 'anna@example.com', 'ANNA', '-', '1', '2026-01-01', '2026-01-01', '2026-01-01');
      insert into checklists (user_id, type, name, item_ids, created_at, updated_at)
        values (1, 'hive', 'Mine', '{774}', '2026-01-01', '2026-01-01');`,
    query: 'select name, rev, (select count(*)::int from earlier_versions) as versions from checklists',
    answer: [{ name: 'Mine', rev: 1, versions: 0 }],
  },
  // Rights of members follow from their groups; a research keeps its own.
  '2026-11-23-0845-rights-by-group': {
    given: `insert into users (name, email, email_spelling, name_shape, password_hash, accepted_terms_version,
        accepted_terms_at, created_at, updated_at)
      select name, name, name, name, '-', '1', '2026-01-01', '2026-01-01', '2026-01-01'
        from unnest(array['anna', 'bert', 'cleo']) as name;
      insert into apiaries (user_id, name, location_type, continent, created_at, updated_at)
        values (1, 'Orchard', 'fixed', 'eu', '2026-01-01', '2026-01-01');
      insert into hives (user_id, apiary_id, name, type_id, created_at, updated_at)
        values (1, 1, 'Linden', 1, '2026-01-01', '2026-01-01');
      insert into groups (name, created_at) values ('Club', '2026-01-01');
      insert into group_members (group_id, user_id, is_admin, state, shows_place) values
        (1, 1, true, 'accepted', true), (1, 2, false, 'accepted', false), (1, 3, false, 'declined', false);
      insert into group_hives (group_id, hive_id, may_edit, shared_at) values (1, 1, true, '2026-01-01');
      insert into hive_grants (hive_id, audience, audience_id, group_id, may_edit) values
        (1, 'member', 2, 1, true), (1, 'member', 3, 1, true), (1, 'research', 4, null, false);`,
    query: `select audience, audience_id, may_edit, shows_place, array(
        select user_id from group_people where group_people.group_id = hive_rights.group_id order by user_id
      ) as people from hive_rights order by audience`,
    answer: [
      { audience: 'group', audience_id: 1, may_edit: true, shows_place: true, people: [1, 2] },
      { audience: 'research', audience_id: 4, may_edit: false, shows_place: false, people: [] },
    ],
  },
  // What a dashboard shows follows from its own rows from now on; a research keeps its right.
  '2026-11-23-1330-dashboards': {
    given: `${anna}
      insert into apiaries (user_id, name, location_type, continent, created_at, updated_at)
        values (1, 'Orchard', 'fixed', 'eu', '2026-01-01', '2026-01-01');
      insert into hives (user_id, apiary_id, name, type_id, created_at, updated_at)
        values (1, 1, 'Linden', 1, '2026-01-01', '2026-01-01');
      insert into hive_grants (hive_id, audience, audience_id) values (1, 'dashboard', 3), (1, 'research', 4);`,
    query: 'select audience, audience_id from hive_rights',
    answer: [{ audience: 'research', audience_id: 4 }],
  },
  '2026-11-23-1920-values-of-flash-logs': {
    given: `${anna}
      ${devices}
      insert into measurements (device_id, measured_at, received_at, t_i, h)
        values (1, '2026-01-01', '2026-02-01', 30, 50), (1, '2026-01-02', '2026-02-01', 31, 51);
      insert into flash_log_values (device_id, measured_at, flash_log_id, block, quantities, stored_at) values
        (1, '2026-01-01', 1, 0, null, '2026-02-01'), (1, '2026-01-02', 1, 0, '{h}', '2026-02-01'),
        (1, '2026-01-03', 1, 0, null, '2026-02-01');`,
    query: 'select quantities, is_whole from flash_log_values order by measured_at',
    answer: [
      { quantities: ['h', 't_i'], is_whole: true },
      { quantities: ['h'], is_whole: false },
      { quantities: [], is_whole: true },
    ],
  },
  '2026-11-27-2045-registers-from-archives': {
    given: `${anna}
      insert into apiaries (user_id, name, location_type, continent, created_at, updated_at)
        values (1, 'Orchard', 'fixed', 'eu', '2026-01-01', '2026-01-01');
      insert into hives (user_id, apiary_id, name, type_id, created_at, updated_at)
        values (1, 1, 'Linden', 1, '2026-01-01', '2026-01-01');
      insert into register_entries (user_id, number, kind, day, is_struck, content, hash)
        values (1, 1, 'treatment', '2026-11-01', false, '{"number": 1}', 'of one that was written here');
      insert into register_hives (entry_id, hive_id) values (1, 1);`,
    query: `select came_as, came_at, hive_id from register_entries
      join register_hives on entry_id = register_entries.id`,
    answer: [{ came_as: null, came_at: null, hive_id: 1 }],
  },
  '2026-11-29-0600-purge-of-deleted': {
    given: `${anna}
      insert into devices (user_id, name, type, key, created_at, updated_at, deleted_at) values
        (1, 'used', 'beep', 'used', '2026-01-01', '2026-01-01', null),
        (1, 'gone', 'beep', 'gone', '2026-01-01', '2026-01-01', '2026-02-01');`,
    query: 'select name, keeps_measurements from devices order by id',
    answer: [
      { name: 'used', keeps_measurements: false },
      { name: 'gone', keeps_measurements: true },
    ],
  },
  // Nothing has changed yet that a device could have stored with a version.
  '2026-11-30-0600-visible-changes': {
    given: anna,
    query: 'select count(*)::int as count from visible_changes',
    answer: [{ count: 0 }],
  },
};

/** Of the form before the next try: from nothing to there takes seconds, a copy of it a tenth of one. */
let before: string;
beforeAll(async () => {
  before = await createDatabase();
});
afterAll(() => dropDatabase(before));

test.each(Object.entries(tries))('%s makes of the rows that are there what it should', async (step, each) => {
  const database = await openByName(before, { isMigrated: false });
  const names = (await migratorOf(database.db).getMigrations()).map(({ name }) => name);
  await migrateTo(database, names[names.indexOf(step) - 1] ?? '');
  await database.close();
  const copy = await openCopyOf(before);
  try {
    await sql.raw(each.given).execute(copy.db);
    await migrateTo(copy, step);
    expect((await sql.raw(each.query).execute(copy.db)).rows).toEqual(each.answer);
  } finally {
    await copy.close();
  }
});

test('every step that changes rows is tried', () => {
  const folder = join(import.meta.dirname, 'migrations');
  const changing =
    /\b(insert into|update \S+ (as \S+ )?set|delete from)\b|\.(insertInto|updateTable|deleteFrom)\(/;
  const steps = readdirSync(folder).filter((file) => changing.test(readFileSync(join(folder, file), 'utf8')));
  expect(Object.keys(tries)).toEqual(steps.map((file) => file.replace('.ts', '')).sort());
});

async function migrateTo({ db }: OpenDatabase, name: string): Promise<void> {
  const { error } = await migratorOf(db).migrateTo(name);
  if (error !== undefined) throw error;
}
