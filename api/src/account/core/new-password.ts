import { type FieldProblemCode, hasName } from '@skep/domain';
import { fieldProblem } from '#platform/input/forms.ts';
import { hashPassword } from './passwords.ts';

/**
 * The hash of a password that nobody guesses among their first fifty thousand tries, nor from the person's name.
 * The form has held it to its length and its kinds of characters. Slow by intent: call it outside of a transaction.
 * @throws AppError invalid_input at `password`.
 */
export async function hashNewPassword(
  password: string,
  person: { name: string; email: string },
): Promise<string> {
  const problem = await problemOf(password, person);
  if (problem !== undefined) throw fieldProblem('password', problem);
  return hashPassword(password);
}

async function problemOf(
  password: string,
  { name, email }: { name: string; email: string },
): Promise<FieldProblemCode | undefined> {
  if (hasName(password, [name, email])) return 'password_has_name';
  const common = await commonPasswords();
  return formsOf(password).some((form) => common.has(form)) ? 'password_common' : undefined;
}

/** Our rule asks for a capital and a special character: people take a common password and add them at its ends. */
function formsOf(password: string): string[] {
  const typed = password.normalize('NFKC').toLowerCase();
  return [typed, /[\p{L}\p{N}].*[\p{L}\p{N}]/su.exec(typed)?.[0] ?? ''];
}

let known: Promise<ReadonlySet<string>> | undefined;

/** The list is unpacked when the first new password comes. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set<string>(dictionary['passwords-common']),
  );
  return known;
}
