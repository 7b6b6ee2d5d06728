import { type RegisterKind, seasonDays, seasonOfDay } from '@skep/domain';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { type Asking, accessTo, isSeen } from '#hive-core/authorization.ts';
import type { Access } from '#platform/access/access.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { HiveId, UserId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';
import type { Database } from '#platform/database/tables.ts';
import { hashOf, textOf } from './chain.ts';
import { type Entry, type EntryContent, hivesHere } from './entry.ts';
import type { EntryId } from './tables.ts';

type Db = Pick<Context, 'db'>;

export interface EntryFilter {
  kind?: RegisterKind | undefined;
  year?: number | undefined;
  /** Entries about this hive, whatever else they are about, and treatments of bees that came into it later. */
  hiveId?: HiveId | undefined;
  /** Entries that were written before this one. */
  before?: EntryId | undefined;
}

/** The newest first: of the person's own book, or what they wrote themselves in those of others. */
export async function entriesOf(
  context: SignedInContext,
  filter: EntryFilter,
  limit: number,
): Promise<Entry[]> {
  const rows = await filtered(select(context), filter)
    .where(isOfOwner(context))
    .orderBy('register_entries.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(entryOf);
}

/** An entry, and which of its hives are in the records of the requested hive; undefined: none was requested. */
export type EntryOfBook = Entry & { meant: readonly HiveId[] | undefined };

/** Of the person's own book, in its order. */
export async function ownEntriesOf(context: SignedInContext, filter: EntryFilter): Promise<EntryOfBook[]> {
  const { hiveId } = filter;
  const meant =
    hiveId === undefined
      ? sql<HiveId[] | null>`null::int[]`
      : sql<HiveId[] | null>`array(${inBookOf(hiveId)})`;
  const rows = await filtered(select(context).select(meant.as('meant')), filter)
    .where('register_entries.user_id', '=', context.user.id)
    .orderBy('register_entries.number')
    .execute();
  return rows.map(({ meant: ids, ...row }) => ({ ...entryOf(row), meant: ids ?? undefined }));
}

export async function entryById(context: SignedInContext, id: EntryId): Promise<Entry | undefined> {
  const row = await select(context).where('register_entries.id', '=', id).executeTakeFirst();
  return row && entryOf(row);
}

export interface Waiting {
  /** Of whose books. */
  ownerIds: readonly UserId[];
  /** Days: whatever ends after the first and has begun by the second. Default: whenever it begins. */
  since: string;
  until?: string | undefined;
}

/** Treatments that hold, whose honey has to wait then. */
export async function treatmentsIn(
  context: SignedInContext,
  { ownerIds, since, until = neverLeft }: Waiting,
): Promise<Entry[]> {
  const rows = await holding(select(context))
    .where('register_entries.user_id', '=', anyOf(ownerIds))
    .where('honey_from', '>', since)
    .where('day', '<=', until)
    .execute();
  return rows.map(entryOf);
}

export interface HoldingFilter {
  /** Of whose books. */
  ownerIds: readonly UserId[];
  kinds: readonly RegisterKind[];
  /** Days, both included. Default: of all time. */
  from?: string;
  until?: string;
}

/** Entries that no other one replaces, whoever may read them whole; by day. */
export async function holdingEntriesOf(
  context: SignedInContext,
  { ownerIds, kinds, from, until }: HoldingFilter,
): Promise<Entry[]> {
  let query = holding(select(context))
    .where('register_entries.user_id', '=', anyOf(ownerIds))
    .where('kind', 'in', kinds);
  if (from !== undefined) query = query.where('day', '>=', from);
  if (until !== undefined) query = query.where('day', '<=', until);
  const rows = await query.orderBy('day').orderBy('register_entries.id').execute();
  return rows.map(entryOf);
}

/** Harvests and jars of these lots that no other entry replaces; by day. */
export async function entriesOfLots(
  context: SignedInContext,
  ownerId: UserId,
  lots: readonly string[],
): Promise<Entry[]> {
  const rows = await holding(select(context))
    .where('register_entries.user_id', '=', ownerId)
    // As the index has it.
    .where(sql<boolean>`kind in ('harvest', 'jars')`)
    .where(lotName, '=', sql<string>`any(${lots}::text[])`)
    .orderBy('day')
    .orderBy('register_entries.id')
    .execute();
  return rows.map(entryOf);
}

/** Lots of which something was harvested in that season. Default: in the newest with a harvest. */
export async function lotsHarvested(
  { db }: Db,
  ownerId: UserId,
  { year: requestedYear, isSouthern }: { year: number | undefined; isSouthern: boolean },
): Promise<string[]> {
  const harvests = holding(
    db.selectFrom('register_entries').where('user_id', '=', ownerId).where('kind', '=', 'harvest'),
  );
  const newest = harvests.select('day').orderBy('day', 'desc').limit(1);
  const newestDay = requestedYear === undefined ? (await newest.executeTakeFirst())?.day : undefined;
  const year = requestedYear ?? (newestDay && seasonOfDay(newestDay, isSouthern));
  if (!year) return [];
  const { from, until } = seasonDays(year, isSouthern);
  const rows = await harvests
    .select(lotName.as('lot'))
    .distinct()
    .where('day', '>=', from)
    .where('day', '<=', until)
    .execute();
  return rows.map(({ lot }) => lot);
}

/** What was harvested in each season, the newest first, in kilograms. A season has the year in which it begins. */
export async function harvestsBySeason({ db }: Db, ownerId: UserId, isSouthern: boolean) {
  const year = isSouthern
    ? sql<number>`extract(year from day::date - interval '6 months')::integer`
    : sql<number>`left(day, 4)::integer`;
  const kilograms = sql<number>`coalesce(sum((content::jsonb #>> '{harvest,kilograms}')::float8), 0)`;
  return holding(
    db.selectFrom('register_entries').where('user_id', '=', ownerId).where('kind', '=', 'harvest'),
  )
    .select([year.as('year'), kilograms.as('kilograms')])
    .groupBy(year)
    .orderBy(year, 'desc')
    .execute();
}

/** Of a harvest or of jars, as their index has it. */
const lotName = sql<string>`coalesce(content::jsonb #>> '{harvest,lot}', content::jsonb #>> '{jars,lot}')`;

export interface Chain {
  /** Of the last entry; undefined: there is none. */
  hash: string | undefined;
  /** Number of the first entry that is not what it was, or is missing; undefined: all of them are there and unchanged. */
  broken: number | undefined;
}

/** Whether the whole book is as it was written, by the rule of `hashOf`: here, where it does not have to leave the database. */
export async function chainOf({ db }: Db, ownerId: UserId): Promise<Chain> {
  const { rows } = await sql<{ hash: string | null; broken: number | null }>`
    with links as (
      select number, hash, row_number() over book as place,
        encode(sha256(convert_to(coalesce(lag(hash) over book, '') || e'\n' || content, 'UTF8')), 'hex') as right_hash
      from register_entries where user_id = ${ownerId}
      window book as (order by number)
    )
    select min(place) filter (where number <> place or hash <> right_hash)::integer as broken,
      (select hash from register_entries where user_id = ${ownerId} order by number desc limit 1) as hash
    from links`.execute(db);
  return { hash: rows[0]?.hash ?? undefined, broken: rows[0]?.broken ?? undefined };
}

const isCorrected = sql<number | null>`(
  select later.number from register_entries as later where later.corrects_id = register_entries.id
)`;

/** Entries that stand: no other one is in their place, and they are not the end of one that was struck out. */
function holding<Output>(query: SelectQueryBuilder<Database, 'register_entries', Output>) {
  return query.where('is_struck', '=', false).where(isCorrected, 'is', null);
}

function select(context: Pick<SignedInContext, 'db' | 'user' | 'clock'>) {
  return context.db
    .selectFrom('register_entries')
    .select(['register_entries.id', 'register_entries.user_id', 'content', 'hash', 'came_as', 'came_at'])
    .select([accessToEntry(context).as('access'), isCorrected.as('corrected_by')]);
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

function filtered<Output>(
  query: SelectQueryBuilder<Database, 'register_entries', Output>,
  { kind, year, hiveId, before }: EntryFilter,
) {
  let narrowed = query;
  if (kind !== undefined) narrowed = narrowed.where('kind', '=', kind);
  if (year !== undefined)
    narrowed = narrowed.where('day', '>=', `${year}-01-01`).where('day', '<=', `${year}-12-31`);
  if (hiveId !== undefined) narrowed = narrowed.where(sql<boolean>`exists (${inBookOf(hiveId)})`);
  if (before !== undefined) narrowed = narrowed.where('register_entries.id', '<', before);
  return narrowed;
}

/** Of an entry, the hives with which it is in the book of this one: itself, and of a treatment those that its bees were in then. */
const inBookOf = (hiveId: HiveId) => sql`select about.hive_id from register_hives as about
  join (${bornIn(hiveId)}) as born on born.hive_id = about.hive_id
  where about.entry_id = register_entries.id
    and (about.hive_id = ${hiveId} or (kind = 'treatment' and day <= born.until))`;

/** An owner's book is theirs; who wrote in it reads and corrects that while they may edit one of its hives. */
function accessToEntry(context: Asking & Pick<SignedInContext, 'user'>): RawBuilder<Access> {
  const { user } = context;
  return sql`case when register_entries.user_id = ${user.id} then 'owner'
    when register_entries.author_id = ${user.id} and exists (
      select 1 from register_hives join hives on hives.id = register_hives.hive_id
      where register_hives.entry_id = register_entries.id and hives.deleted_at is null
        and ${accessTo(context)} = 'edit'
    ) then 'edit' else 'none' end`;
}

function isOfOwner(context: SignedInContext): RawBuilder<boolean> {
  const { user } = context;
  const isOwn = sql<boolean>`register_entries.user_id = ${user.id}`;
  if (!user.isShownHivesOfOthers) return isOwn;
  return sql`(${isOwn} or (register_entries.author_id = ${user.id} and ${accessToEntry(context)} <> 'none'))`;
}

function entryOf({ id, user_id: ownerId, content, hash, access, ...row }: Row): Entry {
  const said: EntryContent = JSON.parse(content);
  const hives = row.came_as === null ? said.hives : hivesHere(said.hives, row.came_as);
  const rest = { correctedBy: row.corrected_by ?? undefined, cameAt: row.came_at ?? undefined };
  return { ...said, hives, id, ownerId, hash, access, ...rest };
}

/** Who writes into somebody's book waits for whoever does so now: each entry follows the one before it. */
export async function lockBook({ db }: Db, ownerId: UserId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`register:${ownerId}`}, 0))`.execute(db);
}

export interface NewEntry {
  ownerId: UserId;
  correctsId: EntryId | undefined;
  honeyFrom: string | undefined;
  content: Omit<EntryContent, 'number'>;
}

/** Writes the next entry into the book, which is locked. */
export async function appendEntry({ db, user }: SignedInContext, entry: NewEntry): Promise<EntryId> {
  const { ownerId } = entry;
  const last = await db
    .selectFrom('register_entries')
    .select(['number', 'hash'])
    .where('user_id', '=', ownerId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const number = (last?.number ?? 0) + 1;
  const content = textOf({ ...entry.content, number });
  const { kind, day, isStruck = false, hives } = entry.content;
  const { id } = await db
    .insertInto('register_entries')
    .values({
      ...{ user_id: ownerId, author_id: user.id, number, kind, day, content },
      honey_from: entry.honeyFrom ?? null,
      corrects_id: entry.correctsId ?? null,
      is_struck: isStruck,
      hash: hashOf(last?.hash, content),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('register_hives')
    .columns(['entry_id', 'hive_id'])
    .expression((from) =>
      from
        .selectFrom('hives')
        .select([sql.lit<EntryId>(id).as('entry_id'), 'hives.id'])
        .where('hives.id', '=', anyOf(hives.map((hive) => hive.id))),
    )
    .execute();
  return id;
}

/** Where each of these hives stood on that day, as far as that is known. */
export async function placesOn({ db }: Db, hiveIds: readonly HiveId[], day: string) {
  return db
    .selectFrom('hive_places')
    .innerJoin('apiaries', 'apiaries.id', 'hive_places.apiary_id')
    .distinctOn('hive_places.hive_id')
    .select(['hive_places.hive_id as hiveId', 'apiaries.id as apiaryId', 'apiaries.name as apiaryName'])
    .where('hive_places.hive_id', '=', anyOf(hiveIds))
    .where('hive_places.since', '<', sql<Date>`${day}::date + 1`)
    .orderBy('hive_places.hive_id')
    .orderBy('hive_places.since', 'desc')
    .execute();
}

/** After every day of a book. */
const neverLeft = '9999-12-31';

/** Where the bees of a hive have been, each hive with the day on which they left it: itself, and by splits and unions. */
const bornIn = (hiveId: HiveId) => sql<{ hiveId: HiveId; until: string }>`
  with recursive born as (
    select ${hiveId}::int as hive_id, ${neverLeft}::text as until
    union
    select case flow.kind when 'split' then flow.hive_id else flow.other_hive_id end, flow.happened_on::text
    from born join colony_events as flow
      on (flow.kind = 'split' and flow.other_hive_id = born.hive_id)
      or (flow.kind = 'unite' and flow.hive_id = born.hive_id)
    where flow.happened_on::text <= born.until
  )
  select hive_id, until from born`;

/** How bees went from hive to hive, by splits and unions. */
export async function colonyFlows({ db }: Db, ownerIds: readonly UserId[], since: string) {
  const rows = await db
    .selectFrom('colony_events')
    .select(['kind', 'hive_id', 'other_hive_id', 'happened_on as day'])
    .where('user_id', '=', anyOf(ownerIds))
    .where('kind', 'in', ['split', 'unite'])
    .where('happened_on', '>=', since)
    .execute();
  return rows.flatMap(({ kind, hive_id: hive, other_hive_id: other, day }) => {
    if (other === null) return [];
    return kind === 'split' ? [{ from: hive, to: other, day }] : [{ from: other, to: hive, day }];
  });
}

/** Which queens headed these hives, from which day to which; the earliest first. */
export function tenuresOfHives({ db }: Db, hiveIds: readonly HiveId[]) {
  return db
    .selectFrom('queen_reigns as reign')
    .innerJoin('queens as queen', 'queen.id', 'reign.queen_id')
    .select(['reign.hive_id as hiveId', 'queen.id as queenId', 'queen.name', 'reign.since', 'reign.until'])
    .where('reign.hive_id', '=', anyOf(hiveIds))
    .where('queen.deleted_at', 'is', null)
    .orderBy('reign.since')
    .orderBy('reign.id')
    .execute();
}

/** The hives that the viewer sees, and whose they are. */
export function hivesSeen(context: Db & Asking) {
  return context.db
    .selectFrom('hives')
    .select(['id', 'user_id as ownerId'])
    .where(isSeen(context))
    .where('deleted_at', 'is', null)
    .execute();
}

export async function nameOfUser({ db }: Db, id: UserId): Promise<string> {
  const { name } = await db.selectFrom('users').select('name').where('id', '=', id).executeTakeFirstOrThrow();
  return name;
}

/** Those of these hives that are not deleted. */
export async function hivesThatAre({ db }: Db, ids: readonly HiveId[]): Promise<HiveId[]> {
  const rows = await db
    .selectFrom('hives')
    .select('id')
    .where('id', '=', anyOf(ids))
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}
