import { valibotResolver } from '@hookform/resolvers/valibot';
import * as v from 'valibot';

/**
 * Holds a form to a schema of the domain. What a form holds on the way is wider than what the schema takes (a
 * number may not be answered yet), so its input is open; what comes out is what the schema says.
 */
export function formResolver<Output extends Record<string, unknown>>(
  schema: v.GenericSchema<unknown, Output>,
) {
  return valibotResolver(v.pipe(v.any(), schema));
}
