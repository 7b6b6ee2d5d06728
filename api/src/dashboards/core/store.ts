import type { DashboardForm } from '@skep/domain';
import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { DashboardId, HiveId, UserId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';
import { deleteInBatches } from '#platform/database/delete-batch.ts';
import type { PictureKey, StoredPicture } from '#platform/pictures/stored-pictures.ts';
import { columnsOf, valuesOf } from '#platform/resource/fields.ts';
import type { Dashboard, DashboardOpening } from './dashboard.ts';
import { dashboardFields } from './dashboard-fields.ts';

type Db = Pick<Context, 'db'>;
type DbAndClock = Pick<Context, 'db' | 'clock'>;

/** The owner of the hives is checked at each reading too: a hive that was given away is on no dashboard. */
const hiveIds = sql<HiveId[]>`array(
  select hives.id from dashboard_hives as shown join hives on hives.id = shown.hive_id
  where shown.dashboard_id = dashboards.id and hives.user_id = dashboards.user_id and hives.deleted_at is null
  order by shown.position
)`.as('hive_ids');

function selectDashboards({ db }: Db) {
  return db.selectFrom('dashboards').selectAll().select(hiveIds);
}

/** A person's, by title. */
export async function dashboardsOf(context: Db, ownerId: UserId): Promise<Dashboard[]> {
  const rows = await selectDashboards(context)
    .where('user_id', '=', ownerId)
    .orderBy(sql`lower(title)`)
    .orderBy('id')
    .execute();
  return rows.map(dashboardOf);
}

export async function dashboardById(context: Db, id: DashboardId): Promise<Dashboard | undefined> {
  const row = await selectDashboards(context).where('id', '=', id).executeTakeFirst();
  return row && dashboardOf(row);
}

/** The same, locked against changes until the transaction ends. */
export async function dashboardForEdit(context: Db, id: DashboardId): Promise<Dashboard | undefined> {
  const row = await selectDashboards(context).where('id', '=', id).forUpdate().executeTakeFirst();
  return row && dashboardOf(row);
}

/** What a code opens, and in which version: nothing once its owner may have no dashboards any more. */
export function openedBy({ db }: Db, code: string) {
  return db
    .selectFrom('dashboards')
    .innerJoin('users', 'users.id', 'dashboards.user_id')
    .select(['dashboards.id', 'dashboards.rev'])
    .where('code', '=', code)
    .where(sql<boolean>`'dashboard' = any(users.permissions)`)
    .executeTakeFirst();
}

function dashboardOf(
  row: Awaited<ReturnType<ReturnType<typeof selectDashboards>['executeTakeFirstOrThrow']>>,
): Dashboard {
  return {
    id: row.id,
    ownerId: row.user_id,
    code: row.code,
    ...valuesOf(dashboardFields, row),
    hiveIds: row.hive_ids,
    logo: logoOf(row),
    rev: row.rev,
  };
}

function logoOf({ logo_key: key, logo_extension: extension }: Record<string, unknown>) {
  return typeof key === 'string' && typeof extension === 'string' ? { key, extension } : undefined;
}

/** @returns undefined where the code is taken. */
export async function insertDashboard(
  { db, clock }: DbAndClock,
  ownerId: UserId,
  code: string,
  form: DashboardForm,
): Promise<DashboardId | undefined> {
  const now = clock.now();
  const row = await db
    .insertInto('dashboards')
    .values({
      ...columnsOf(dashboardFields, form),
      ...{ user_id: ownerId, code, logo_key: null, logo_extension: null },
      ...{ created_at: now, updated_at: now },
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row !== undefined) await setHives({ db }, row.id, form.hiveIds);
  return row?.id;
}

export async function updateDashboard(context: DbAndClock, id: DashboardId, form: DashboardForm) {
  await setColumns(context, id, columnsOf(dashboardFields, form));
  await setHives(context, id, form.hiveIds);
}

export async function setCode(context: DbAndClock, id: DashboardId, code: string): Promise<void> {
  await setColumns(context, id, { code });
}

/** @param logo undefined: none any more. */
export async function setLogo(context: DbAndClock, id: DashboardId, logo: StoredPicture | undefined) {
  await setColumns(context, id, { logo_key: logo?.key ?? null, logo_extension: logo?.extension ?? null });
}

async function setColumns({ db, clock }: DbAndClock, id: DashboardId, columns: object): Promise<void> {
  await db
    .updateTable('dashboards')
    .set((row) => ({ ...columns, rev: row('rev', '+', 1), updated_at: clock.now() }))
    .where('id', '=', id)
    .execute();
}

async function setHives({ db }: Db, id: DashboardId, ids: readonly number[]): Promise<void> {
  await db.deleteFrom('dashboard_hives').where('dashboard_id', '=', id).execute();
  await sql`
    insert into dashboard_hives (dashboard_id, hive_id, position)
    select ${id}::int, hive_id, place from unnest(${[...ids]}::int[]) with ordinality as chosen (hive_id, place)
  `.execute(db);
}

export async function deleteDashboard({ db }: Db, id: DashboardId): Promise<void> {
  await db.deleteFrom('dashboards').where('id', '=', id).execute();
}

/** A hive that is deleted is on no dashboard any more, from the moment on in which it goes. */
export async function takeHivesFromDashboards({ db }: Db, ids: readonly HiveId[]): Promise<void> {
  await sql`
    with gone as (delete from dashboard_hives where hive_id = ${anyOf(ids)} returning dashboard_id)
    update dashboards set rev = rev + 1 where id in (select dashboard_id from gone)
  `.execute(db);
}

/** For how many days they are stored. */
const openingDays = 60;

export async function countOpening({ db, clock }: DbAndClock, id: DashboardId): Promise<void> {
  await db
    .insertInto('dashboard_openings')
    .values({ dashboard_id: id, day: clock.now().toISOString().slice(0, 10), count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['dashboard_id', 'day']).doUpdateSet({ count: sql`dashboard_openings.count + 1` }),
    )
    .execute();
}

/** Of each dashboard the days on which anybody opened it, the newest first. */
export async function openingsOf(
  { db }: Db,
  ids: readonly DashboardId[],
): Promise<Map<DashboardId, DashboardOpening[]>> {
  const rows = await db
    .selectFrom('dashboard_openings')
    .selectAll()
    .where('dashboard_id', '=', anyOf(ids))
    .orderBy('day', 'desc')
    .execute();
  const byId = new Map<DashboardId, DashboardOpening[]>();
  for (const { dashboard_id: id, day, count } of rows)
    byId.set(id, [...(byId.get(id) ?? []), { day, count }]);
  return byId;
}

export async function forgetOldOpenings({ db, clock }: DbAndClock): Promise<void> {
  const first = new Date(clock.now().getTime() - openingDays * 86_400_000).toISOString().slice(0, 10);
  await deleteInBatches({ db }, 'dashboard_openings', sql<boolean>`day < ${first}`);
}

export async function logoByKey({ db }: Db, key: PictureKey): Promise<StoredPicture | undefined> {
  const row = await db
    .selectFrom('dashboards')
    .select(['logo_key', 'logo_extension'])
    .where('logo_key', '=', key)
    .executeTakeFirst();
  return row && logoOf(row);
}

export async function logoKeys({ db }: Db): Promise<Set<PictureKey>> {
  const rows = await db.selectFrom('dashboards').select('logo_key').execute();
  return new Set(rows.flatMap(({ logo_key }) => logo_key ?? []));
}
