import { setTimeout } from 'node:timers/promises';
import type { PageSettings } from '@skep/api';
import type { Operator } from './shell-page.ts';

/** What pages have to know of the service. What the environment of a web server sets is stronger. */
export type PageFacts = PageSettings;

/** Of a service that has people and whose administration sets nothing. */
export const noFacts: PageFacts = {
  isFirstRun: false,
  signUp: 'open',
  supportEmail: undefined,
  operator: { name: undefined, address: undefined, contact: undefined },
};

/** How long an answer is good for: each page needs one. */
const cachedMs = { here: 1000, elsewhere: 5000 };
/** No page waits longer for a database or an api that does not answer. */
const waitMs = 2000;

/** The facts of the service in this process. */
export const factsOf = (read: () => Promise<PageFacts>) => cached(read, cachedMs.here, Date.now);

/** The facts of the api at this address. */
export function factsAt(restUrl: string, now = Date.now): () => Promise<PageFacts> {
  const read = async () => {
    const signal = AbortSignal.timeout(waitMs);
    const answer = await fetch(`${restUrl}/api/v1/page-settings`, { signal });
    if (!answer.ok) throw new Error(`The api answered with ${answer.status}.`);
    const facts: PageFacts = await answer.json();
    return facts;
  };
  return cached(read, cachedMs.elsewhere, now);
}

/** While nobody answers, what was said last counts. */
function cached(read: () => Promise<PageFacts>, ms: number, now: () => number): () => Promise<PageFacts> {
  let facts = noFacts;
  let readAt = Number.NEGATIVE_INFINITY;
  const refresh = async () => {
    facts = await read();
  };
  return async () => {
    if (now() - readAt < ms && !facts.isFirstRun) return facts;
    readAt = now();
    const refreshing = refresh().catch(() => undefined);
    await Promise.race([refreshing, setTimeout(waitMs, undefined, { ref: false })]);
    return facts;
  };
}

/** Who runs this installation: as the environment of this process says it, else as its administration does. */
export function operatorOf(ours: Operator | undefined, facts: Pick<PageFacts, 'operator'>): Operator {
  return {
    name: ours?.name ?? facts.operator.name,
    address: ours?.address ?? facts.operator.address,
    contact: ours?.contact ?? facts.operator.contact,
  };
}

/** While there is no account, people make the first one in place of signing in; afterwards they cannot. */
export function accountPageInstead(
  path: string,
  { isFirstRun }: Pick<PageFacts, 'isFirstRun'>,
): string | undefined {
  if (isFirstRun && /^\/sign-(in|up)$/.test(path)) return '/first-run';
  return !isFirstRun && path === '/first-run' ? '/sign-in' : undefined;
}
