import { instantOfSentTime } from '@skep/domain';
import { fieldProblem } from '#platform/input/forms.ts';

/** @throws AppError invalid_input at `at`, as old clients call it by `config.errors.names` of their route. */
export function instantIn(text: string): Date {
  const at = instantOfSentTime(text, 'UTC');
  if (at === undefined) throw fieldProblem('at', 'not_a_date');
  return at;
}
