import { sql } from 'kysely';
import { namesOfPeople } from '#account/core/store.ts';
import { accessTo, groupsOf, isSeen } from '#hive-core/authorization.ts';
import { plainHiveFields } from '#hive-core/hive-fields.ts';
import { presentState } from '#hive-core/present-state-store.ts';
import { lockHives } from '#hive-core/store.ts';
import { queensOfHives } from '#hives/queens/store.ts';
import { devicesOfHives } from '#measurements/devices/hive-device-store.ts';
import type { Context } from '#platform/context/context.ts';
import type { ApiaryId, HiveId, UserId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';
import { earlierWhole, earlierWholes, type Whole } from '#platform/database/revisions.ts';
import { valuesOf } from '#platform/resource/fields.ts';
import type { Hive, LastInspection } from './hive.ts';
import { layerOf, layersOfHives } from './layer-store.ts';
import { alwaysActive } from './state.ts';

/** What is done is no reminder of the hive any more. */
const ifOpen = (column: 'reminder' | 'reminder_local') =>
  sql<string | null>`case when reminder_done_at is null then ${sql.ref(column)} end`.as(column);

/** The viewer: what is read is returned as they see it. */
type Reading = Pick<Context, 'db' | 'user' | 'guest' | 'clock'>;

/** The hives that the viewer sees in order, all or those with these ids: five queries for each 250 of them. */
export function seenHives(
  context: Reading,
  { ids, isOwn = false }: { ids?: readonly HiveId[] | undefined; isOwn?: boolean } = {},
): Promise<Hive[]> {
  const all = hivesInOrder(context).where(isSeen(context));
  const seen = isOwn ? all.where('hives.user_id', '=', context.user?.id ?? null) : all;
  return inBlocks(context, ids === undefined ? seen : seen.where('hives.id', '=', anyOf(ids)));
}

/** Those that the viewer sees. */
export function hivesOfApiaries(context: Reading, apiaryIds: readonly ApiaryId[]): Promise<Hive[]> {
  const isAmong = anyOf(apiaryIds);
  return inBlocks(
    context,
    hivesInOrder(context).where('hives.apiary_id', '=', isAmong).where(isSeen(context)),
  );
}

/** Block by block: read and put together at once, the hives of a large account keep every other request waiting. */
async function inBlocks(context: Reading, query: ReturnType<typeof hivesInOrder>): Promise<Hive[]> {
  const ids = (await query.select('hives.id').execute()).map(({ id }) => id);
  const hives: Hive[] = [];
  for (let start = 0; start < ids.length; start += hivesOfBlock) {
    const block = anyOf(ids.slice(start, start + hivesOfBlock));
    hives.push(...(await hivesFrom(context, selectHives(context).where('hives.id', '=', block))));
  }
  return hives;
}

/** Takes about 10 ms. */
const hivesOfBlock = 250;

export async function hiveById(context: Reading, id: HiveId): Promise<Hive | undefined> {
  return (await hivesFrom(context, selectHives(context).where('hives.id', '=', id)))[0];
}

/** The same, locked against changes until the transaction ends. */
export async function hiveForEdit(context: Reading, id: HiveId): Promise<Hive | undefined> {
  return (await hivesFrom(context, selectHives(context).where('hives.id', '=', id).forUpdate('hives')))[0];
}

/** A hive as it was built and where it stood in an older version, if that is still known; else as it is held. */
export async function earlierHive(
  { db }: Pick<Context, 'db'>,
  held: Hive,
  rev: number,
): Promise<Hive | undefined> {
  const earlier = await earlierWhole({ db }, { table: 'hives', id: held.id, rev }, 'hive_layers');
  return earlier && versionOf(held, earlier);
}

function versionOf(held: Hive, { row, parts }: Whole<'hives', 'hive_layers'>): Hive {
  const place = { apiaryId: row.apiary_id, rev: row.rev };
  return { ...held, ...valuesOf(plainHiveFields, row), ...place, layers: parts.map(layerOf) };
}

/** All older versions that are still known, the newest first, and who wrote them. */
export async function earlierHives({ db }: Pick<Context, 'db'>, held: Hive) {
  const earlier = await earlierWholes({ db }, { table: 'hives', id: held.id }, 'hive_layers');
  const names = await namesOfPeople(
    { db },
    earlier.flatMap(({ row }) => row.changed_by ?? []),
  );
  return earlier.map((each) => ({
    hive: versionOf(held, each),
    writtenAt: each.row.updated_at,
    writtenBy: each.row.changed_by === null ? undefined : names.get(each.row.changed_by),
  }));
}

/** Who wrote the present version of a hive, and when. */
export async function writerOfHive({ db }: Pick<Context, 'db'>, id: HiveId) {
  const row = await db
    .selectFrom('hives')
    .leftJoin('users', 'users.id', 'hives.changed_by')
    .select(['hives.updated_at', 'users.name'])
    .where('hives.id', '=', id)
    .executeTakeFirstOrThrow();
  return { writtenAt: row.updated_at, writtenBy: row.name ?? undefined };
}

/** A hive whose present parts are known, with everything else read again. @throws Error when it is gone */
export async function reread(
  context: Reading,
  { id, layers, queen, devices }: Pick<Hive, 'id' | 'layers' | 'queen' | 'devices'>,
): Promise<Hive> {
  const row = await selectHives(context).where('hives.id', '=', id).executeTakeFirstOrThrow();
  return { ...hiveOf(row), layers, queen, devices };
}

/** Hives of any owner, locked against changes until the transaction ends. */
export async function hivesForEdit(context: Reading, ids: readonly HiveId[]): Promise<Hive[]> {
  await lockHives(context, ids);
  const isAmong = anyOf(ids);
  return hivesFrom(context, selectHives(context).where('hives.id', '=', isAmong));
}

export async function hiveByClientId(
  context: Reading,
  ownerId: UserId,
  clientId: string,
): Promise<Hive | undefined> {
  const query = selectHives(context)
    .where('hives.user_id', '=', ownerId)
    .where('hives.client_id', '=', clientId);
  return (await hivesFrom(context, query))[0];
}

/** Those that are not deleted, in the order of their owner. */
export function hivesInOrder({ db }: Pick<Context, 'db'>) {
  return db
    .selectFrom('hives')
    .innerJoin('apiaries', 'apiaries.id', 'hives.apiary_id')
    .where('hives.deleted_at', 'is', null)
    .orderBy('hives.sort_order', (order) => order.asc().nullsLast())
    .orderBy('hives.id');
}

function selectHives(context: Reading) {
  const { user } = context;
  return hivesInOrder(context)
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('inspections')
          .select(['inspections.id', 'inspected_local', 'time_zone', 'impression', 'needs_attention'])
          .select(['notes', ifOpen('reminder'), ifOpen('reminder_local')])
          .whereRef('inspections.hive_id', '=', 'hives.id')
          .where('inspections.deleted_at', 'is', null)
          .where('inspections.is_event', '=', false)
          .orderBy('inspections.inspected_at', 'desc')
          .orderBy('inspections.id', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(presentState, (join) => join.onTrue())
    .selectAll('hives')
    .select(['present.state', 'present.since as state_since'])
    .select(['apiaries.name as apiary_name', 'newest.id as newest_id', 'newest.inspected_local'])
    .select(['newest.time_zone', 'newest.impression', 'newest.needs_attention', 'newest.notes'])
    .select(['newest.reminder', 'newest.reminder_local'])
    .select((from) =>
      from
        .selectFrom('inspections')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('inspections.hive_id', '=', 'hives.id')
        .where('inspections.deleted_at', 'is', null)
        .where('inspections.is_event', '=', false)
        .as('inspection_count'),
    )
    .select(
      sql<boolean>`exists (
        select 1 from favourite_hives as favourite
        where favourite.hive_id = hives.id and favourite.user_id = ${user?.id ?? null}
      )`.as('is_favourite'),
    )
    .select(
      sql<string[]>`array(
        select tag from hive_tags where hive_id = hives.id and user_id = ${user?.id ?? null} order by tag
      )`.as('tag_numbers'),
    )
    .select([accessTo(context).as('access'), groupsOf(context).as('group_ids')]);
}

type HivesQuery = ReturnType<typeof selectHives>;
type HiveRow = Awaited<ReturnType<HivesQuery['execute']>>[number];

async function hivesFrom(context: Reading, query: HivesQuery): Promise<Hive[]> {
  const rows = await query.execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const layers = await layersOfHives(context, ids);
  const queens = await queensOfHives(context, ids);
  const devices = await devicesOfHives(context, ids);
  return rows.map((row) => ({
    ...hiveOf(row),
    layers: layers.get(row.id) ?? [],
    queen: queens.get(row.id),
    devices: devices.get(row.id) ?? [],
  }));
}

function hiveOf(row: HiveRow): Omit<Hive, 'layers' | 'queen' | 'devices'> {
  return {
    id: row.id,
    ownerId: row.user_id,
    access: row.access,
    groupIds: row.group_ids,
    apiaryId: row.apiary_id,
    apiaryName: row.apiary_name,
    clientId: row.client_id ?? undefined,
    ...valuesOf(plainHiveFields, row),
    life: row.state === null ? alwaysActive : { state: row.state, since: row.state_since ?? undefined },
    isFavourite: row.is_favourite,
    tagNumbers: row.tag_numbers,
    inspectionCount: row.inspection_count ?? 0,
    lastInspection: lastInspectionOf(row),
    rev: row.rev,
    createdAt: row.created_at,
  };
}

function lastInspectionOf(row: HiveRow): LastInspection | undefined {
  if (row.newest_id === null || row.inspected_local === null || row.time_zone === null) return undefined;
  return {
    id: row.newest_id,
    inspectedLocal: row.inspected_local,
    timeZone: row.time_zone,
    impression: row.impression ?? undefined,
    needsAttention: row.needs_attention ?? undefined,
    notes: row.notes ?? undefined,
    reminder: row.reminder ?? undefined,
    reminderLocal: row.reminder_local ?? undefined,
  };
}
