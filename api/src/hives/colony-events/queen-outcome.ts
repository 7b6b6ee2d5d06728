import { type QueenFate, queenFates } from '@skep/domain';
import { fieldProblem } from '#platform/input/forms.ts';

/** What becomes of a queen who leaves. @throws AppError invalid_input */
export function fateOf(text: string | undefined, unless: QueenFate): QueenFate {
  if (text === undefined) return unless;
  const fate = queenFates.find((name) => name === text);
  if (fate === undefined) throw fieldProblem('fate', 'unknown_choice');
  return fate;
}
