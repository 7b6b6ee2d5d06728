import type { Sheet } from '@skep/sheets';
import { sql } from 'kysely';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { ChecklistId, PrintId, UserId } from '#platform/context/ids.ts';

/** A checklist that was printed: what a photo of it is read by. */
export interface Print {
  id: PrintId;
  /** The Print ID on its paper: of one that came back from an archive the number that it had. */
  paperId: number;
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

const columns = [
  'id',
  'printed_as',
  'checklist_id',
  'name',
  'pages',
  'app_version',
  'created_at',
  'last_print',
] as const;

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

/** A print is its owner's alone. */
function select({ db, user }: SignedInContext) {
  return db.selectFrom('checklist_svgs').select(columns).where('user_id', '=', user.id);
}

/** The newest first. */
export async function ownPrints(context: SignedInContext): Promise<Print[]> {
  return (await select(context).orderBy('id', 'desc').execute()).map(printOf);
}

/** The one with this Print ID on its paper: what came back from an archive keeps the number that was printed. */
export async function printOnPaper(
  { db }: Pick<Context, 'db'>,
  ownerId: UserId,
  printId: number,
): Promise<PrintId | undefined> {
  const row = await db
    .selectFrom('checklist_svgs')
    .select('id')
    .where('user_id', '=', ownerId)
    .where(sql<boolean>`coalesce(printed_as, id) = ${printId}`)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.id;
}

export async function printById(context: SignedInContext, id: PrintId): Promise<Print | undefined> {
  const row = await select(context).where('id', '=', id).executeTakeFirst();
  return row && printOf(row);
}

/** Print IDs of sheets that an old app drew exactly like this: of the person, where one is known. */
export async function printsWithSvg(
  { db, user }: Pick<Context, 'db' | 'user'>,
  svg: string,
): Promise<number[]> {
  const rows = await db
    .selectFrom('checklist_svgs')
    .select(sql<number>`coalesce(printed_as, id)`.as('printId'))
    .where('svg', '=', svg)
    .$if(user !== undefined, (query) => query.where('user_id', '=', user?.id ?? (0 as UserId)))
    .orderBy('id', 'desc')
    .limit(5)
    .execute();
  return rows.map(({ printId }) => printId);
}

export function contentOfPrint(context: SignedInContext, id: PrintId): Promise<PrintContent | undefined> {
  return contentOwnedBy(context, context.user.id, id);
}

export async function contentOwnedBy(
  { db }: Pick<Context, 'db'>,
  ownerId: UserId,
  id: PrintId,
): Promise<PrintContent | undefined> {
  const row = await db
    .selectFrom('checklist_svgs')
    .select(['svg', 'layout'])
    .where('user_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row?.layout) return { kind: 'sheet', sheet: row.layout };
  return row && { kind: 'svg', svg: row.svg ?? '' };
}

/** What was printed before alike keeps its id and its first date. */
export async function keepPrint(context: SignedInContext, print: NewPrint): Promise<PrintId> {
  for (;;) {
    const id = await insertPrint(context, print);
    if (!(await isOnOtherPaper(context, id))) return id;
    // A print from an archive has this number on its paper: two with the same number could not be distinguished.
    await deletePrint(context, id);
  }
}

async function isOnOtherPaper({ db, user }: SignedInContext, id: PrintId): Promise<boolean> {
  const other = await db
    .selectFrom('checklist_svgs')
    .select('id')
    .where('user_id', '=', user.id)
    .where('printed_as', '=', id)
    .where('id', '!=', id)
    .executeTakeFirst();
  return other !== undefined;
}

async function insertPrint({ db, user, clock }: SignedInContext, print: NewPrint): Promise<PrintId> {
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

/** What can be changed of a print; the picture only of one that an old app drew. */
export interface PrintChanges extends Partial<Pick<Print, 'name' | 'pages' | 'appVersion'>> {
  svg?: string;
  isPrintedAgain: boolean;
}

export async function updatePrint(
  { db, user, clock }: SignedInContext,
  id: PrintId,
  { svg, name, pages, appVersion, isPrintedAgain }: PrintChanges,
): Promise<void> {
  const drawn = sql<string | null>`case when layout is null then ${svg ?? null}::text end`;
  await db
    .updateTable('checklist_svgs')
    .set((print) => ({
      name: name ?? print.ref('name'),
      pages: pages ?? print.ref('pages'),
      app_version: appVersion ?? print.ref('app_version'),
      svg: svg === undefined ? print.ref('svg') : drawn,
      last_print: isPrintedAgain ? clock.now() : print.ref('last_print'),
    }))
    .where('user_id', '=', user.id)
    .where('id', '=', id)
    .execute();
}

export async function countOfPrints({ db, user }: SignedInContext): Promise<number> {
  const { count } = await db
    .selectFrom('checklist_svgs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Bytes of all prints of somebody: of a sheet that an old app drew its picture, of ours the layout as it is stored. */
export async function printBytesOf({ db }: Pick<Context, 'db'>, ownerId: UserId): Promise<number> {
  const { bytes } = await db
    .selectFrom('checklist_svgs')
    .select(
      sql<number>`coalesce(sum(coalesce(octet_length(svg), 0) + coalesce(pg_column_size(layout), 0)), 0)`.as(
        'bytes',
      ),
    )
    .where('user_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return bytes;
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
    paperId: row.printed_as ?? row.id,
    checklistId: row.checklist_id,
    name: row.name,
    pages: row.pages,
    appVersion: row.app_version ?? undefined,
    firstPrintedAt: row.created_at,
    lastPrintedAt: row.last_print,
  };
}
