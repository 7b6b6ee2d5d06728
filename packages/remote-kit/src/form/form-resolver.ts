import { toNestErrors } from '@hookform/resolvers';
import { fieldProblemsOf } from '@skep/domain';
import type { FieldValues, Resolver } from 'react-hook-form';
import * as v from 'valibot';
import { fieldErrorOf } from './field-errors.ts';

/**
 * Holds a form to a schema of the domain. What a form holds on the way is wider than what the schema takes (a
 * number may not be answered yet), so its input is open; what comes out is what the schema says.
 */
export function formResolver<Values extends FieldValues, Output extends FieldValues>(
  schema: v.GenericSchema<unknown, Output>,
): Resolver<Values, unknown, Output> {
  return (values, _context, options) => {
    const { success, output, issues } = v.safeParse(schema, values);
    if (success) return { values: output, errors: {} };
    const errors = fieldProblemsOf(issues).map(
      ({ path, code, params }) => [path, fieldErrorOf('rule', code, params?.max ?? params?.min)] as const,
    );
    return { values: {}, errors: toNestErrors<Values>(Object.fromEntries(errors), options) };
  };
}
