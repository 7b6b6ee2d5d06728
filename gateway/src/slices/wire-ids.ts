import { AppError } from '@skep/domain';

/** Largest id that the service can have (a database integer). */
export const maxId = 2_147_483_647;

/** An id as the wire has it, a number. Undefined for a text that no thing can have as its id. */
export function wireId(id: string): number | undefined {
  const number = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : Number.NaN;
  return number <= maxId ? number : undefined;
}

/**
 * The id of what a mutation is about.
 * @throws AppError not_found, as for any other id of nothing.
 */
export function requiredWireId(id: string): number {
  const number = wireId(id);
  if (number === undefined) throw new AppError('not_found');
  return number;
}

/**
 * An id that a form chose.
 * @param path of the field in the input.
 * @throws AppError invalid_input
 */
export function chosenWireId(id: string, path: string): number {
  const number = wireId(id);
  if (number === undefined)
    throw new AppError('invalid_input', { fields: [{ path, code: 'unknown_choice' }] });
  return number;
}
