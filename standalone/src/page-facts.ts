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
const cachedMs = 5000;

/** Asks the api at this address. While it does not answer, what it said last counts. */
export function factsAt(restUrl: string, now = Date.now): () => Promise<PageFacts> {
  let facts = noFacts;
  let readAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (now() - readAt < cachedMs && !facts.isFirstRun) return facts;
    readAt = now();
    const signal = AbortSignal.timeout(cachedMs);
    const answer = await fetch(`${restUrl}/api/page-settings`, { signal }).catch(() => undefined);
    if (answer?.status === 200) facts = factsOf(await answer.json());
    return facts;
  };
}

interface WireFacts {
  is_first_run: boolean;
  sign_up: PageFacts['signUp'];
  support_email: string | null;
  operator: Record<keyof Operator, string | null>;
}

function factsOf({ is_first_run, sign_up, support_email, operator }: WireFacts): PageFacts {
  return {
    isFirstRun: is_first_run,
    signUp: sign_up,
    supportEmail: support_email ?? undefined,
    operator: {
      name: operator.name ?? undefined,
      address: operator.address ?? undefined,
      contact: operator.contact ?? undefined,
    },
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
