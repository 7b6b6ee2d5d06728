import { sql } from 'kysely';
import { requireRight } from '#platform/access/access.ts';
import type { Context } from '#platform/context/context.ts';
import type { QueenId } from '#platform/context/ids.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { queenById } from './store.ts';

/**
 * A mother is a queen of the same person, and no descendant of her daughter.
 * @param daughterId undefined for a queen who is only being made.
 * @throws AppError not_found for a queen who is not the person's; invalid_input at `path`.
 */
export async function requireMother(
  context: Context,
  motherId: QueenId,
  daughterId: QueenId | undefined,
  path: string,
): Promise<void> {
  requireRight(context, 'see', await queenById(context, motherId));
  if (daughterId === undefined) return;
  if ((await lineOf(context, motherId)).includes(daughterId)) throw fieldProblem(path, 'own_descendant');
}

/** She herself, her mother, her mother's mother and so on. */
async function lineOf({ db }: Pick<Context, 'db'>, id: QueenId): Promise<QueenId[]> {
  const { rows } = await sql<{ id: QueenId; mother_id: QueenId | null }>`
    with recursive line as (
      select id, mother_id from queens where id = ${id}
      union select queens.id, queens.mother_id from queens join line on queens.id = line.mother_id
    ) select id, mother_id from line`.execute(db);
  return rows.map((row) => row.id);
}
