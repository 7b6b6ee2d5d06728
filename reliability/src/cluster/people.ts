import { hash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

const home = '{ apiaries { id name hives { id } } viewer { id } }';
const createApiary =
  'mutation ($input: CreateApiaryInput!) { createApiary(input: $input) { ... on Apiary { id } ... on Failure { code } } }';

/** What the people of a test ask, for the gateway to know. */
export const documentsOfPeople = Object.fromEntries(
  [home, createApiary].map((text) => [hash('sha256', text), text]),
);

export interface People {
  /** Names of the apiaries that each has been told to have, by the person's token. */
  confirmed: ReadonlyMap<string, readonly string[]>;
  /** Asks whether a person has each of them, once. */
  namesOf: (token: string) => Promise<string[]>;
  /**
   * Settled when each person has been answered to something that they ask from now on, and with that all before.
   * @returns the longest time for which somebody has waited since this was last asked, in milliseconds
   */
  longestWaitMs: () => Promise<number>;
  /** Asks nothing new, and waits until everybody is answered. */
  finish: () => Promise<void>;
}

/** An answer in a form that a person can use; everything else is tried again, as the app does with what is waiting. */
type Data = { apiaries?: { name: string }[]; createApiary?: { id?: string; code?: string } };

/**
 * People who look at home again and again, and each fourth time make an apiary: sent again under the same id until it
 * is answered.
 */
export function clickSteadily(
  url: string,
  tokens: readonly string[],
  { everyMs }: { everyMs: number },
): People {
  const confirmed = new Map<string, string[]>(tokens.map((token) => [token, []]));
  let isOver = false;
  let longestMs = 0;
  /** How many answers each person has had. */
  const answers = new Map<string, number>(tokens.map((token) => [token, 0]));

  async function answered(token: string, text: string, variables: object): Promise<Data> {
    const id = randomUUID();
    const begin = performance.now();
    for (;;) {
      const data = await ask(url, { token, id, text, variables }).catch((error: unknown) => {
        if (error instanceof NotPassing) throw error;
        return undefined;
      });
      if (data !== undefined) {
        longestMs = Math.max(longestMs, performance.now() - begin);
        answers.set(token, (answers.get(token) ?? 0) + 1);
        return data;
      }
      await pause(250);
    }
  }

  async function click(token: string): Promise<void> {
    for (let count = 0; !isOver; count += 1) {
      if (count % 4 === 3) {
        const name = `Orchard ${randomUUID().slice(0, 8)}`;
        await answered(token, createApiary, { input: apiaryNamed(name) });
        confirmed.get(token)?.push(name);
      } else await answered(token, home, {});
      await pause(everyMs * (0.5 + Math.random()));
    }
  }

  const clicking = Promise.all(tokens.map(click));
  // It is told when everybody is waited for.
  let isBroken = false;
  clicking.catch(() => {
    isBroken = true;
  });
  return {
    confirmed,
    async namesOf(token) {
      const { apiaries = [] } = await answered(token, home, {});
      return apiaries.map(({ name }) => name);
    },
    async longestWaitMs() {
      // The first answer may be to what was asked before.
      const wanted = [...answers].map(([token, count]) => [token, count + 2] as const);
      while (!isBroken && wanted.some(([token, count]) => (answers.get(token) ?? 0) < count)) await pause(50);
      const waited = longestMs;
      longestMs = 0;
      return Math.round(waited);
    },
    async finish() {
      isOver = true;
      await clicking;
    },
  };
}

function apiaryNamed(name: string) {
  const hives = { amount: 0, prefix: 'Hive', firstNumber: 1, layers: [] };
  return { name, isRoofed: false, address: {}, hives };
}

/** What the app asks again by itself. */
const passing = new Set(['MAINTENANCE', 'IN_PROGRESS']);

/** It would be refused again. */
class NotPassing extends Error {}

interface SentRequest {
  token: string;
  id: string;
  text: string;
  variables: object;
}

/** @returns undefined for what may be asked again */
async function ask(url: string, { token, id, text, variables }: SentRequest): Promise<Data | undefined> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': id,
    },
    body: JSON.stringify({
      variables,
      extensions: { persistedQuery: { version: 1, sha256Hash: hash('sha256', text) } },
    }),
    signal: AbortSignal.timeout(20_000),
  });
  const { data, errors }: { data?: Data; errors?: unknown } = await answer.json();
  if (errors !== undefined || data == null) return undefined;
  const code = data.createApiary?.code;
  if (code === undefined) return data;
  if (passing.has(code)) return undefined;
  throw new NotPassing(`An apiary was refused: ${code}.`);
}
