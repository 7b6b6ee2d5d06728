import { isRight, type Right } from '@skep/domain';
import { type Selectable, sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import { containing } from '#platform/database/containing.ts';
import type { Database } from '#platform/database/tables.ts';
import { type Part, type Person, pageSize, type RightChange } from './person.ts';

type Db = Pick<Context, 'db'>;

const personColumns = [
  'id',
  'name',
  'email',
  'is_admin',
  'permissions',
  'email_verified_at',
  'created_at',
  'last_login_at',
  'asked_to_translate_at',
] as const;

export interface PeopleWanted {
  /** Part of a name or an address. */
  search: string | undefined;
  /** Who has this right. */
  right: Right | undefined;
  /** From 1. */
  page: number;
}

/** Who asks to become a translator, who has waited longest first; then the others by name. */
export async function people({ db }: Db, { search, right, page }: PeopleWanted): Promise<Part<Person>> {
  let found = db.selectFrom('users');
  if (search !== undefined) {
    const pattern = containing(search);
    found = found.where((is) => is.or([is('name', 'ilike', pattern), is('email', 'ilike', pattern)]));
  }
  if (right === 'admin') found = found.where('is_admin', '=', true);
  else if (right !== undefined) found = found.where(sql<boolean>`${right} = any(permissions)`);
  const rows = await found
    .select(personColumns)
    .orderBy('asked_to_translate_at', (order) => order.asc().nullsLast())
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { total } = await found.select(countOfAll).executeTakeFirstOrThrow();
  return { rows: rows.map(personOf), total };
}

/** The person, and nobody else changes their rights until the transaction ends. */
export async function personForChange({ db }: Db, id: UserId): Promise<Person | undefined> {
  const row = await db
    .selectFrom('users')
    .select(personColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && personOf(row);
}

export async function insertRightChange(
  { db }: Db,
  change: { at: Date; userId: UserId; adminId: UserId | null; right: Right; isGranted: boolean },
): Promise<void> {
  const { at, userId, adminId, right, isGranted } = change;
  await db
    .insertInto('right_changes')
    .values({ changed_at: at, user_id: userId, admin_id: adminId, right_name: right, granted: isGranted })
    .execute();
}

/** Undefined: there is no request, or it was answered. */
export async function askedToTranslateAt({ db }: Db, id: UserId): Promise<Date | undefined> {
  const { asked_to_translate_at: at } = await db
    .selectFrom('users')
    .select('asked_to_translate_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return at ?? undefined;
}

/** @param at undefined: the request was answered */
export async function setTranslatorRequest({ db }: Db, id: UserId, at: Date | undefined): Promise<void> {
  await db
    .updateTable('users')
    .set({ asked_to_translate_at: at ?? null })
    .where('id', '=', id)
    .execute();
}

/** Newest first; of one person, or of all. */
export async function rightChanges(
  { db }: Db,
  { userId, page }: { userId: UserId | undefined; page: number },
): Promise<Part<RightChange>> {
  let found = db.selectFrom('right_changes').innerJoin('users', 'users.id', 'right_changes.user_id');
  if (userId !== undefined) found = found.where('right_changes.user_id', '=', userId);
  const rows = await found
    .leftJoin('users as admins', 'admins.id', 'right_changes.admin_id')
    .select(['right_changes.id', 'changed_at', 'user_id', 'users.name', 'right_name', 'granted'])
    .select(['admins.id as admin_id', 'admins.name as admin_name'])
    .orderBy('right_changes.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { total } = await found.select(countOfAll).executeTakeFirstOrThrow();
  return {
    total,
    rows: rows.map((row) => ({
      id: row.id,
      at: row.changed_at,
      person: { id: row.user_id, name: row.name },
      admin:
        row.admin_id === null || row.admin_name === null
          ? undefined
          : { id: row.admin_id, name: row.admin_name },
      right: row.right_name,
      isGranted: row.granted,
    })),
  };
}

const countOfAll = sql<number>`count(*)::integer`.as('total');

type PersonRow = Pick<Selectable<Database['users']>, (typeof personColumns)[number]>;

function personOf(row: PersonRow): Person {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    // Permissions of the old service that nobody uses any more are not shown.
    rights: [...(row.is_admin ? (['admin'] as const) : []), ...row.permissions.filter(isRight)],
    askedToTranslateAt: row.asked_to_translate_at ?? undefined,
    emailVerified: row.email_verified_at !== null,
    memberSince: row.created_at,
    lastSignInAt: row.last_login_at ?? undefined,
  };
}
