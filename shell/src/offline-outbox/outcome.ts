import type { Answer } from '../graphql/send-document.ts';

/** What an answer means for what waits. */
export type Verdict =
  | { kind: 'done' }
  /** Nobody has done it, or nobody knows: it is sent again. `isOffline`: so would be whatever else is sent now. */
  | { kind: 'later'; isOffline: boolean; afterSeconds: number }
  /** It waits for its person. */
  | { kind: 'signIn' }
  /** Sent again it would be refused again: the person has to look. */
  | { kind: 'refused'; code: string }
  /** Somebody else has changed it meanwhile. `theirs`: to what. */
  | { kind: 'conflict'; theirs: Record<string, unknown> };

/** Of the catalogue: 408, 409 while the first one still runs, 425, 429, and what is the service's own fault. */
const laterCodes = new Set([
  'in_progress',
  'too_many_requests',
  'unreachable',
  'maintenance',
  'overloaded',
  'unexpected',
]);

/** No answer came, or that of somebody in the service's place. */
export const unanswered: Verdict = { kind: 'later', isOffline: true, afterSeconds: 0 };

/** @param settledBy codes by which the service says that what is wanted is so already. Default: none does */
export function verdictOf(answer: Answer, settledBy: readonly string[] = []): Verdict {
  const verdict = verdictOfAnswer(answer);
  return verdict.kind === 'refused' && settledBy.includes(verdict.code) ? { kind: 'done' } : verdict;
}

function verdictOfAnswer({ data, errors }: Answer): Verdict {
  const thrown = errors?.[0]?.extensions?.code;
  if (errors && errors.length > 0) return verdictOfCode(typeof thrown === 'string' ? thrown : 'UNEXPECTED');
  const field = Object.entries(data ?? {}).find(([name]) => name !== '__typename')?.[1];
  if (!isObject(field)) return verdictOfCode('UNEXPECTED');
  const { __typename: type, code, retryAfterSeconds } = field;
  if (type === 'Failure') return verdictOfCode(String(code), Number(retryAfterSeconds ?? 0));
  if (String(type).endsWith('Conflict')) {
    return { kind: 'conflict', theirs: isObject(field.current) ? field.current : {} };
  }
  return { kind: 'done' };
}

export function verdictOfCode(code: string, afterSeconds = 0): Verdict {
  const known = code.toLowerCase();
  if (known === 'not_signed_in') return { kind: 'signIn' };
  if (laterCodes.has(known)) return { kind: 'later', isOffline: false, afterSeconds };
  return { kind: 'refused', code: known };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
