import { type Selectable, sql } from 'kysely';
import { type Asking, accessToApiary, isApiaryPlaceShown, isApiarySeen } from '#hive-core/authorization.ts';
import type { Access } from '#platform/access/access.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { ApiaryId, UserId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';
import { containing } from '#platform/database/containing.ts';
import { earlierRow } from '#platform/database/revisions.ts';
import type { Database } from '#platform/database/tables.ts';
import { columnsOf, valuesOf } from '#platform/resource/fields.ts';
import { type Apiary, type ApiaryFields, apiaryFields } from './apiary.ts';

type Db = Pick<Context, 'db'>;
type Changing = Pick<SignedInContext, 'db' | 'user'>;
/** The viewer: what is read is returned as they see it. */
type Reading = Pick<Context, 'db'> & Asking;

export interface ApiaryFilter {
  /** Without those shared in groups. */
  isOwn?: boolean | undefined;
  ids?: readonly ApiaryId[] | undefined;
  search?: string | undefined;
}

export interface Slice {
  offset: number;
  limit: number;
}

/** The apiaries that the viewer sees, by name. */
export async function seenApiaries(
  context: Reading,
  filter: ApiaryFilter,
  slice: Slice | undefined,
): Promise<Apiary[]> {
  const query = select(context, filter)
    .selectAll()
    .select(asSeenBy(context))
    .orderBy(sql`lower(name)`)
    .orderBy('id');
  const rows = await (slice === undefined ? query : query.offset(slice.offset).limit(slice.limit)).execute();
  return rows.map(apiaryOf);
}

export async function countApiaries(context: Reading, filter: ApiaryFilter): Promise<number> {
  const { count } = await select(context, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function select(context: Reading, { isOwn = false, ids, search }: ApiaryFilter) {
  const seen = context.db.selectFrom('apiaries').where(isApiarySeen(context)).where('deleted_at', 'is', null);
  const query = isOwn ? seen.where('user_id', '=', context.user?.id ?? null) : seen;
  const among = ids === undefined ? query : query.where('id', '=', anyOf(ids));
  if (search === undefined) return among;
  const pattern = containing(search);
  return among.where(({ or, eb }) =>
    or([
      eb('name', 'ilike', pattern),
      eb('city', 'ilike', pattern),
      // Otherwise a hidden street could be found letter by letter.
      eb('street', 'ilike', pattern).and(isApiaryPlaceShown(context)),
    ]),
  );
}

export async function apiaryById(context: Reading, id: ApiaryId): Promise<Apiary | undefined> {
  const row = await context.db
    .selectFrom('apiaries')
    .selectAll()
    .select(asSeenBy(context))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row && apiaryOf(row);
}

/** An apiary as it was in an older version, if that is still known. */
export async function earlierApiary({ db }: Db, held: Apiary, rev: number): Promise<Apiary | undefined> {
  const row = await earlierRow({ db }, { table: 'apiaries', id: held.id, rev });
  const { isFavourite: is_favourite, isPlaceShown: is_place_shown, access } = held;
  return row && apiaryOf({ ...row, is_favourite, is_place_shown, access });
}

/** The same, locked against changes until the transaction ends. */
export async function apiaryForEdit(context: Reading, id: ApiaryId): Promise<Apiary | undefined> {
  await context.db.selectFrom('apiaries').select('id').where('id', '=', id).forUpdate().execute();
  return apiaryById(context, id);
}

export async function apiaryByClientId(
  context: Reading,
  ownerId: UserId,
  clientId: string,
): Promise<Apiary | undefined> {
  const row = await context.db
    .selectFrom('apiaries')
    .selectAll()
    .select(asSeenBy(context))
    .where('user_id', '=', ownerId)
    .where('client_id', '=', clientId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row && apiaryOf(row);
}

export interface NewApiary extends ApiaryFields {
  ownerId: UserId;
  clientId: string | undefined;
}

export async function insertApiary({ db }: Db, apiary: NewApiary, at: Date): Promise<ApiaryId> {
  const { id } = await db
    .insertInto('apiaries')
    .values({
      ...columnsOf(apiaryFields, apiary),
      user_id: apiary.ownerId,
      client_id: apiary.clientId ?? null,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Its revision goes up by one. */
export async function updateApiary({ db }: Db, id: ApiaryId, apiary: ApiaryFields, at: Date): Promise<void> {
  await db
    .updateTable('apiaries')
    .set((row) => ({ ...columnsOf(apiaryFields, apiary), rev: row('rev', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .execute();
}

export async function markApiaryDeleted({ db }: Db, id: ApiaryId, at: Date): Promise<void> {
  await db.updateTable('apiaries').set({ deleted_at: at }).where('id', '=', id).execute();
}

/** Of the person who asks; twice is once. */
export async function insertFavourite({ db, user }: Changing, id: ApiaryId, at: Date): Promise<void> {
  await db
    .insertInto('favourite_apiaries')
    .values({ user_id: user.id, apiary_id: id, created_at: at })
    .onConflict((known) => known.doNothing())
    .execute();
}

export async function deleteFavourite({ db, user }: Changing, id: ApiaryId): Promise<void> {
  await db
    .deleteFrom('favourite_apiaries')
    .where('user_id', '=', user.id)
    .where('apiary_id', '=', id)
    .execute();
}

/** What each apiary of a query is to who asks. */
function asSeenBy(context: Reading) {
  const isFavourite = sql<boolean>`exists (
    select 1 from favourite_apiaries as favourite
    where favourite.apiary_id = apiaries.id and favourite.user_id = ${context.user?.id ?? null}
  )`;
  return [
    isFavourite.as('is_favourite'),
    accessToApiary(context).as('access'),
    isApiaryPlaceShown(context).as('is_place_shown'),
  ] as const;
}

interface ApiaryRow extends Selectable<Database['apiaries']> {
  is_favourite: boolean;
  access: Access;
  is_place_shown: boolean;
}

function apiaryOf(row: ApiaryRow): Apiary {
  return {
    id: row.id,
    ownerId: row.user_id,
    access: row.access,
    isPlaceShown: row.is_place_shown,
    clientId: row.client_id ?? undefined,
    ...valuesOf(apiaryFields, row),
    isFavourite: row.is_favourite,
    rev: row.rev,
    createdAt: row.created_at,
  };
}
