import { v5 as idWithin, v7 as newId } from 'uuid';

/** What a person wants done once, however often it has to be sent. */
export interface Attempt {
  id: string;
  /** What is wanted, as text. */
  options: string;
}

/**
 * The same attempt where the same is sent again, a new one where something else is.
 * @param draftId of the draft that is sent: sent from it, the same input is the same attempt in another tab too, and
 * after the page was loaded again. Default: it comes from no draft
 */
export function attemptOf(variables: unknown, open: Attempt | undefined, draftId?: string): Attempt {
  const options = JSON.stringify(variables);
  if (open?.options === options) return open;
  return { id: draftId === undefined ? newId() : idWithin(options, draftId), options };
}

/** After these nobody can tell whether it was done: sent again it is the same attempt. */
const openCodes: ReadonlySet<unknown> = new Set([
  'UNREACHABLE',
  'MAINTENANCE',
  'OVERLOADED',
  'UNEXPECTED',
  'IN_PROGRESS',
]);

/** Whether the answer leaves open what came of the attempt. */
export function leavesOpen(answer: object): boolean {
  return 'code' in answer && openCodes.has(answer.code);
}
