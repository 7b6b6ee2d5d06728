import { AppError, type FieldProblem, type FieldProblemCode, fieldProblemsOf } from '@skep/domain';
import { type GenericSchema, type InferOutput, safeParse } from 'valibot';

/**
 * Holds input to a form of packages/domain, the same that the screen uses.
 * @param inside the field that holds the input, such as `queen.`.
 * @throws AppError invalid_input
 */
export function readForm<Form extends GenericSchema>(
  form: Form,
  input: unknown,
  inside = '',
): InferOutput<Form> {
  const result = safeParse(form, input);
  if (result.success) return result.output;
  const fields: FieldProblem[] = fieldProblemsOf(result.issues).map((problem) => ({
    ...problem,
    path: `${inside}${problem.path}`,
  }));
  throw new AppError('invalid_input', { fields });
}

/** An error of one field. */
export function fieldProblem(
  path: string,
  code: FieldProblemCode,
  params?: FieldProblem['params'],
): AppError {
  return new AppError('invalid_input', { fields: [{ path, code, ...(params && { params }) }] });
}
