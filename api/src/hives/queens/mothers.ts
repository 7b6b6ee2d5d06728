import { requireRight } from '#platform/access/access.ts';
import type { Context } from '#platform/context/context.ts';
import type { QueenId } from '#platform/context/ids.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { lineOf, queenById } from './store.ts';

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
