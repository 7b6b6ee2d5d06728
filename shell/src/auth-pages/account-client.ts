import type { MutationClient } from '@skep/remote-kit';
import { type Answer, sendDocument } from '../graphql/send-document.ts';

export interface AccountClientOptions {
  graphqlUrl: string;
  language: () => string;
}

/** In Apollo's form, so that one place reads both. */
class RefusedAnswer extends Error {
  override readonly name = 'RefusedAnswer';
  readonly errors: Answer['errors'];

  constructor(errors: Answer['errors']) {
    super('The server refused.');
    this.errors = errors;
  }
}

/** Sends the mutations of the account pages, which need no cache: Apollo would double what their visitor waits for. */
export function createAccountClient({ graphqlUrl, language }: AccountClientOptions): MutationClient {
  return {
    async mutate({ mutation, variables, context }) {
      const headers = { ...context.headers, 'accept-language': language() };
      const answer = await sendDocument({ url: graphqlUrl, document: mutation, variables, headers });
      if (answer.errors) throw new RefusedAnswer(answer.errors);
      return answer;
    },
  };
}
