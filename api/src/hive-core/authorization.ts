import { type RawBuilder, sql } from 'kysely';
import { type Access, viewerOf } from '#platform/access/access.ts';
import type { Viewer } from '#platform/access/viewer.ts';
import type { Context } from '#platform/context/context.ts';
import type { GroupId, UserId } from '#platform/context/ids.ts';

/*
 * The one source of who may see or edit what of a hive, for lists and for single things alike: conditions and columns
 * that a query asks of its rows. What belongs to a hive (queens, inspections, events, devices, apiaries) asks it of the
 * hive. Others than the owner are in the view `hive_rights`, which reads what groups, dashboards and research keep.
 */

export type Asking = Pick<Context, 'user' | 'guest' | 'clock'>;

/** The columns of a query that say of which hive a row is, and when it happened if that counts. */
export interface RowOfHive {
  hiveId: string;
  ownerId: string;
  at?: string;
}

const hives: RowOfHive = { hiveId: 'hives.id', ownerId: 'hives.user_id' };

/** Whether the viewer may see what the row tells: a condition that indexes on the owner and on the hive answer. */
export function isSeen(asking: Asking, row: RowOfHive = hives): RawBuilder<boolean> {
  const viewer = viewerOf(asking);
  const isOwn = sql<boolean>`${sql.ref(row.ownerId)} = ${userIdOf(viewer)}`;
  if (isOwnerAtMost(viewer)) return isOwn;
  if (row.at !== undefined) return sql`(${isOwn} or ${isGranted(asking, row)})`;
  return sql`(${isOwn} or ${sql.ref(row.hiveId)} = any(${sharedHives(asking)}))`;
}

/**
 * The same in parts that have no row in common: own rows, and those of others. An index answers each in its own order,
 * and none the two together, so that the newest of very many are found without the others.
 */
export function seenInParts(asking: Asking, row: RowOfHive): RawBuilder<boolean>[] {
  const viewer = viewerOf(asking);
  const isOwn = sql<boolean>`${sql.ref(row.ownerId)} = ${userIdOf(viewer)}`;
  if (isOwnerAtMost(viewer)) return [isOwn];
  const isShared = sql`${sql.ref(row.hiveId)} = any(${sharedHives(asking)})`;
  return [isOwn, sql`((${isOwn}) is not true and ${isShared} and ${isSeen(asking, row)})`];
}

/** What the viewer may do with the hive of the row. */
export function accessTo(asking: Asking, row: RowOfHive = hives): RawBuilder<Access> {
  const viewer = viewerOf(asking);
  const isOwn = sql`${sql.ref(row.ownerId)} = ${userIdOf(viewer)}`;
  if (isOwnerAtMost(viewer)) return sql`case when ${isOwn} then 'owner' else 'none' end`;
  return sql`case when ${isOwn} then 'owner'
    when ${isGranted(asking, row, sql`may_edit`)} then 'edit'
    when ${isGranted(asking, row)} then 'see' else 'none' end`;
}

/** The groups in which the viewer sees the hive of the row; its owner is in all that it is shared in. */
export function groupsOf(asking: Asking, row: RowOfHive = hives): RawBuilder<GroupId[]> {
  if (isOwnerAtMost(viewerOf(asking))) return sql`array[]::integer[]`;
  return sql`array(
    select distinct group_id from hive_rights
    where hive_id = ${sql.ref(row.hiveId)} and group_id is not null and ${isOfViewer(asking)} order by group_id
  )`;
}

/**
 * From when to when the viewer sees what happened at the hive of the row, null for ever: rows of `seen_from` and
 * `seen_until`, none for who does not see it at all. For what lasts, as a device's time on a hive.
 */
export function timesSeen(asking: Asking, row: RowOfHive = hives) {
  return sql<{ seen_from: Date | null; seen_until: Date | null }>`(
    select null::timestamptz as seen_from, null::timestamptz as seen_until
    where ${sql.ref(row.ownerId)} = ${userIdOf(viewerOf(asking))}
    union select seen_from, seen_until from hive_rights
    where hive_id = ${sql.ref(row.hiveId)} and ${isOfViewer(asking)}
  )`;
}

/** Whether the viewer may see an apiary, the row `apiaries`: their own, and that of a hive that they see. */
export function isApiarySeen(asking: Asking): RawBuilder<boolean> {
  const viewer = viewerOf(asking);
  const isOwn = sql<boolean>`apiaries.user_id = ${userIdOf(viewer)}`;
  if (isOwnerAtMost(viewer)) return isOwn;
  return sql`(${isOwn} or apiaries.id = any(${apiariesOf(sharedHives(asking))}))`;
}

/** What the viewer may do with an apiary: sharing a hive shows where it is, and never more. */
export function accessToApiary(asking: Asking): RawBuilder<Access> {
  const isOwn = sql`apiaries.user_id = ${userIdOf(viewerOf(asking))}`;
  return sql`case when ${isOwn} then 'owner' when ${isApiarySeen(asking)} then 'see' else 'none' end`;
}

/** Whether the viewer sees the exact place of the row's hive: its owner does, and people to whom it is shown. */
export function isPlaceShown(asking: Asking, row: RowOfHive = hives): RawBuilder<boolean> {
  const isOwn = sql`${sql.ref(row.ownerId)} = ${userIdOf(viewerOf(asking))}`;
  return sql`((${isOwn} or ${sql.ref(row.hiveId)} = any(${sharedHives(asking, sql`shows_place`)})) is true)`;
}

/** The same of an apiary, the row `apiaries`: by any of the hives that stand there. */
export function isApiaryPlaceShown(asking: Asking): RawBuilder<boolean> {
  const viewer = viewerOf(asking);
  const isOwn = sql<boolean>`apiaries.user_id = ${userIdOf(viewer)}`;
  if (isOwnerAtMost(viewer)) return isOwn;
  return sql`((${isOwn} or apiaries.id = any(${apiariesOf(sharedHives(asking, sql`shows_place`))})) is true)`;
}

/** An array that a query reads once, however many rows ask it. */
function sharedHives(asking: Asking, isMore = sql`true`) {
  return sql`array(select hive_id from hive_rights where ${isOfViewer(asking)} and ${isMore})`;
}

function apiariesOf(hiveIds: RawBuilder<unknown>) {
  return sql`array(
    select hives.apiary_id from hives where hives.deleted_at is null and hives.id = any(${hiveIds})
  )`;
}

/**
 * Rows of `user_id`, `hive_id` and `shows_place`: which hives groups show to which people now, and whether they show
 * their places; for hives whose places are returned together.
 */
export function hivesShownToPeople(now: Date) {
  return sql<never>`(
    select own.user_id, shown.hive_id, shown.shows_place
    from group_people as own join hive_rights as shown on shown.audience = 'group' and shown.audience_id = own.group_id
    where shown.ends_at is null or shown.ends_at > ${now}::timestamptz
  )`;
}

/** Nothing is shared in a group of theirs, as with most people: an index in the order of a list stays of use. */
function isOwnerAtMost(viewer: Viewer): boolean {
  return viewer.kind === 'nobody' || ('userId' in viewer && !viewer.isShownHivesOfOthers);
}

function userIdOf(viewer: Viewer): UserId | null {
  return 'userId' in viewer ? viewer.userId : null;
}

function isGranted(asking: Asking, row: RowOfHive, isMore = sql`true`): RawBuilder<boolean> {
  const at = row.at === undefined ? undefined : sql.ref(row.at);
  const isThen =
    at === undefined
      ? sql`true`
      : sql`(seen_from is null or seen_from <= ${at}) and (seen_until is null or ${at} < seen_until)`;
  return sql`exists (
    select 1 from hive_rights
    where hive_id = ${sql.ref(row.hiveId)} and ${isOfViewer(asking)} and ${isThen} and ${isMore}
  )`;
}

function isOfViewer(asking: Asking): RawBuilder<boolean> {
  return sql`${isAudienceOf(viewerOf(asking))}
    and (ends_at is null or ends_at > ${asking.clock.now()}::timestamptz)`;
}

/** Who else than the owner may see a hive: see `hive_rights`. */
export type Audience = 'group' | 'dashboard' | 'research';

/** A person's groups are an array that a query reads once, and no join: so its plan is good without statistics too. */
function isAudienceOf(viewer: Viewer): RawBuilder<boolean> {
  switch (viewer.kind) {
    case 'person':
    case 'program':
      return sql`audience = 'group' and audience_id = any(array(
        select own.group_id from group_people as own where own.user_id = ${viewer.userId}
      ))`;
    case 'dashboard':
      return sql`audience = 'dashboard' and audience_id = ${viewer.dashboardId}`;
    case 'research':
      return sql`audience = 'research' and audience_id = ${viewer.researchId}`;
    case 'nobody':
      return sql`false`;
  }
}
