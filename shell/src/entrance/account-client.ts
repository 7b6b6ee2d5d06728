import type { MutationClient } from '@skep/remote-kit';
import { hashOf } from '../graphql/document-hash.ts';

export interface AccountClientOptions {
  graphqlUrl: string;
  language: () => string;
}

/** Told as Apollo tells it, so that one place reads both. */
class RefusedAnswer extends Error {
  readonly statusCode: number;
  readonly errors: unknown;

  constructor(statusCode: number, errors: unknown) {
    super(`The server answered ${statusCode}.`);
    this.statusCode = statusCode;
    this.errors = errors;
  }
}

/** Sends the mutations of the account pages, which need no cache: Apollo would double what their visitor waits for. */
export function createAccountClient({ graphqlUrl, language }: AccountClientOptions): MutationClient {
  return {
    async mutate({ mutation, variables, context }) {
      const response = await fetch(graphqlUrl, {
        method: 'POST',
        headers: { ...context.headers, 'content-type': 'application/json', 'accept-language': language() },
        body: JSON.stringify({ ...(await sentForm(mutation)), variables }),
      });
      const answer: unknown = await response.json().catch(() => undefined);
      if (typeof answer !== 'object' || answer === null || 'errors' in answer) {
        throw new RefusedAnswer(response.status, answer && Reflect.get(answer, 'errors'));
      }
      return answer;
    },
  };
}

/** Shipped documents are known to the gateway by their hash; work in progress is sent as text. */
async function sentForm(mutation: Parameters<MutationClient['mutate']>[0]['mutation']) {
  if (process.env.NODE_ENV === 'development') return { query: (await import('graphql')).print(mutation) };
  return { extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(mutation) } } };
}
