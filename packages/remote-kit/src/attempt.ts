import { v7 as newId } from 'uuid';

/** What a person wants done once, however often it has to be sent. */
export interface Attempt {
  id: string;
  /** What is wanted, as text. */
  wish: string;
}

/** The same attempt where the same is sent again, a new one where something else is. */
export function attemptOf(variables: unknown, open: Attempt | undefined): Attempt {
  const wish = JSON.stringify(variables);
  return open?.wish === wish ? open : { id: newId(), wish };
}

/** After these nobody can tell whether it was done: sent again it is the same attempt. */
const openCodes: ReadonlySet<unknown> = new Set(['UNREACHABLE', 'MAINTENANCE', 'UNEXPECTED', 'IN_PROGRESS']);

/** Whether the answer leaves open what came of the attempt. */
export function leavesOpen(answer: object): boolean {
  return 'code' in answer && openCodes.has(answer.code);
}
