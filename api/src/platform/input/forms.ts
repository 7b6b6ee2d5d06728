import { AppError, type FieldProblem, fieldProblemsOf } from '@skep/domain';
import { type GenericSchema, type InferOutput, safeParse } from 'valibot';

/**
 * Holds input to a form of packages/domain, the same that the screen uses.
 * @param wireNames names of the wire for fields that it calls otherwise: by path, or made from the path.
 * @throws AppError invalid_input, in the names of the wire.
 */
export function readForm<Form extends GenericSchema>(
  form: Form,
  input: unknown,
  wireNames: Readonly<Record<string, string>> | ((path: string) => string) = {},
): InferOutput<Form> {
  const result = safeParse(form, input);
  if (result.success) return result.output;
  const wirePath =
    typeof wireNames === 'function' ? wireNames : (path: string): string => wireNames[path] ?? path;
  const fields: FieldProblem[] = fieldProblemsOf(result.issues).map((problem) => ({
    ...problem,
    path: wirePath(problem.path),
  }));
  throw new AppError('invalid_input', { fields });
}
