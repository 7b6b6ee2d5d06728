import type { Sheet } from '@skep/sheets';
import { sql } from 'kysely';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { ChecklistId, PrintId } from '#platform/context/ids.ts';

/** A checklist that was printed: what a photo of it is read by. */
export interface Print {
  id: PrintId;
  checklistId: ChecklistId;
  name: string;
  pages: number;
  appVersion: string | undefined;
  firstPrintedAt: Date;
  lastPrintedAt: Date;
}

/** As an old app drew it, or as we have laid it out. */
export type PrintContent = { kind: 'svg'; svg: string } | { kind: 'sheet'; sheet: Sheet };

export interface NewPrint extends Pick<Print, 'checklistId' | 'name' | 'pages' | 'appVersion'> {
  content: PrintContent;
  fingerprint: string | undefined;
}

const columns = ['id', 'checklist_id', 'name', 'pages', 'app_version', 'created_at', 'last_print'] as const;

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

/** A print is its owner's alone. */
function select({ db, user }: SignedInContext) {
  return db.selectFrom('checklist_svgs').select(columns).where('user_id', '=', user.id);
}

/** The newest first. */
export async function ownPrints(context: SignedInContext): Promise<Print[]> {
  return (await select(context).orderBy('id', 'desc').execute()).map(printOf);
}

export async function printById(context: SignedInContext, id: PrintId): Promise<Print | undefined> {
  const row = await select(context).where('id', '=', id).executeTakeFirst();
  return row && printOf(row);
}

export async function contentOfPrint(
  { db, user }: SignedInContext,
  id: PrintId,
): Promise<PrintContent | undefined> {
  const row = await db
    .selectFrom('checklist_svgs')
    .select(['svg', 'layout'])
    .where('user_id', '=', user.id)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row?.layout) return { kind: 'sheet', sheet: row.layout };
  return row && { kind: 'svg', svg: row.svg ?? '' };
}

/** What was printed before alike keeps its id and its first date. */
export async function keepPrint({ db, user, clock }: SignedInContext, print: NewPrint): Promise<PrintId> {
  const at = clock.now();
  const { content } = print;
  const { id } = await db
    .insertInto('checklist_svgs')
    .values({
      user_id: user.id,
      checklist_id: print.checklistId,
      name: print.name,
      svg: content.kind === 'svg' ? content.svg : null,
      layout: content.kind === 'sheet' ? sql`${JSON.stringify(content.sheet)}::jsonb` : null,
      fingerprint: print.fingerprint ?? null,
      pages: print.pages,
      app_version: print.appVersion ?? null,
      created_at: at,
      last_print: at,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'checklist_id', 'fingerprint']).doUpdateSet({ last_print: at }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function countOfPrints({ db, user }: SignedInContext): Promise<number> {
  const { count } = await db
    .selectFrom('checklist_svgs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** @returns whether there was one. */
export async function deletePrint({ db, user }: SignedInContext, id: PrintId): Promise<boolean> {
  const gone = await db
    .deleteFrom('checklist_svgs')
    .where('user_id', '=', user.id)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Names of where hives stand. */
export async function apiaryNames(
  { db }: Pick<Context, 'db'>,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('apiaries')
    .select(['id', 'name'])
    .where(sql<boolean>`id = any(${[...ids]}::int[])`)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function printOf(row: Row): Print {
  return {
    id: row.id,
    checklistId: row.checklist_id,
    name: row.name,
    pages: row.pages,
    appVersion: row.app_version ?? undefined,
    firstPrintedAt: row.created_at,
    lastPrintedAt: row.last_print,
  };
}
