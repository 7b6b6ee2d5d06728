import { accessTo, isSeen, type RowOfHive } from '#hive-core/authorization.ts';
import type { Access } from '#platform/access/access.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { HiveId, QueenId, SampleCodeId, UserId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';
import { allCategories } from '#platform/taxonomy/catalogue.ts';

type Db = Pick<Context, 'db'>;

/** What marks a sample that goes to a laboratory. */
export interface SampleCode {
  id: SampleCodeId;
  sampleCode: string;
  hiveId: HiveId;
  queenId: QueenId | undefined;
  /** `YYYY-MM-DD HH:MM:SS` on the clock of who took it. */
  sampledAt: string | undefined;
  /** Of who asks, to the hive. */
  access: Access;
  createdAt: Date;
}

const row: RowOfHive = { hiveId: 'sample_codes.hive_id', ownerId: 'sample_codes.user_id' };

function select(context: SignedInContext) {
  return context.db
    .selectFrom('sample_codes')
    .innerJoin('hives', 'hives.id', 'sample_codes.hive_id')
    .innerJoin('apiaries', 'apiaries.id', 'hives.apiary_id')
    .selectAll('sample_codes')
    .select(accessTo(context, row).as('access'))
    .where('hives.deleted_at', 'is', null);
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

function codeOf(row: Row): SampleCode {
  return {
    id: row.id,
    sampleCode: row.code,
    hiveId: row.hive_id,
    queenId: row.queen_id ?? undefined,
    sampledAt: row.sampled_local ?? undefined,
    access: row.access,
    createdAt: row.created_at,
  };
}

/** Of hives that the viewer sees, the newest first. */
export async function seenCodes(context: SignedInContext, limit: number): Promise<SampleCode[]> {
  const rows = await select(context)
    .where(isSeen(context, row))
    .orderBy('sample_codes.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(codeOf);
}

export async function codeByText(context: SignedInContext, code: string): Promise<SampleCode | undefined> {
  const found = await select(context).where('sample_codes.code', '=', code).executeTakeFirst();
  return found && codeOf(found);
}

export interface NewSampleCode {
  sampleCode: string;
  ownerId: UserId;
  authorId: UserId;
  hiveId: HiveId;
  queenId: QueenId | undefined;
  sampledAt: string | undefined;
}

/** @returns false when another sample has this code. */
export async function insertCode({ db }: Db, sample: NewSampleCode, at: Date): Promise<boolean> {
  const written = await db
    .insertInto('sample_codes')
    .values({
      code: sample.sampleCode,
      user_id: sample.ownerId,
      author_id: sample.authorId,
      hive_id: sample.hiveId,
      queen_id: sample.queenId ?? null,
      sampled_local: sample.sampledAt ?? null,
      created_at: at,
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}

export async function deleteCode({ db }: Db, id: SampleCodeId): Promise<void> {
  await db.deleteFrom('sample_codes').where('id', '=', id).execute();
}

const sampleItemIds = allCategories.filter(({ input }) => input === 'sample_code').map(({ id }) => id);

/** Whether an inspection of its hive names it. */
export async function isInInspection(
  { db }: Db,
  { sampleCode, hiveId }: Pick<SampleCode, 'sampleCode' | 'hiveId'>,
): Promise<boolean> {
  const item = await db
    .selectFrom('inspection_items')
    .innerJoin('inspections', 'inspections.id', 'inspection_items.inspection_id')
    .select('inspection_items.id')
    .where('inspections.hive_id', '=', hiveId)
    .where('inspections.deleted_at', 'is', null)
    .where('inspection_items.category_id', '=', anyOf(sampleItemIds))
    .where('inspection_items.value', '=', sampleCode)
    .executeTakeFirst();
  return item !== undefined;
}

export async function newestCodeOfHive({ db }: Db, hiveId: HiveId): Promise<string | undefined> {
  const newest = await db
    .selectFrom('sample_codes')
    .select('code')
    .where('hive_id', '=', hiveId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.code;
}

export async function isQueenOfHive({ db }: Db, queenId: QueenId, hiveId: HiveId): Promise<boolean> {
  const queen = await db
    .selectFrom('queens')
    .select('id')
    .where('id', '=', queenId)
    .where('hive_id', '=', hiveId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return queen !== undefined;
}
