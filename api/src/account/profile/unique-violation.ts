import { fieldProblem } from '#platform/input/forms.ts';

const uniqueViolation = '23505';
const fieldOfIndex: Readonly<Record<string, string>> = { users_name: 'name', users_email: 'email' };

/**
 * Runs what writes a name or an address. Asking first whether somebody has it would leave a moment between asking and
 * writing; the index of the database leaves none.
 * @throws AppError invalid_input already_taken
 */
export async function unlessTaken<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    const path = takenField(error);
    if (path === undefined) throw error;
    throw fieldProblem(path, 'already_taken');
  }
}

function takenField(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('constraint' in error)) return undefined;
  return error.code === uniqueViolation ? fieldOfIndex[String(error.constraint)] : undefined;
}
