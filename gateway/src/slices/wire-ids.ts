/** Largest id that the service can have (a database integer). */
export const maxId = 2_147_483_647;

/** An id as the wire has it, a number. Undefined for a text that no thing can have as its id. */
export function wireId(id: string): number | undefined {
  const number = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : Number.NaN;
  return number <= maxId ? number : undefined;
}
