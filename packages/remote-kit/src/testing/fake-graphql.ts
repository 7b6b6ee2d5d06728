import { ApolloClient, ApolloLink } from '@apollo/client';
import { Observable } from 'rxjs';
import { createPageCache } from '../page-cache.ts';
import type { FakeAnswer } from './fake-gateway.ts';
import { answeredData } from './slice-schema.ts';

/** An Apollo client whose server is these answers; an operation without one fails like a dead network. */
export function fakeApolloClient(answers: readonly FakeAnswer[] = []): ApolloClient {
  return new ApolloClient({
    cache: createPageCache(),
    link: new ApolloLink(({ operationName = '', query, variables }) => {
      return new Observable((observer) => {
        // The newest answer wins, so that a test can change its mind.
        const found = answers.findLast((candidate) => candidate.operationName === operationName);
        if (found && !found.answer) return;
        const give = () => {
          try {
            if (!found?.answer) throw new TypeError(`No answer for ${operationName}`);
            const { schema, answer } = found;
            const request = { schema, operationName, document: query, variableValues: variables };
            observer.next({ data: answeredData({ ...request, rootValue: answer(variables) }) });
            observer.complete();
          } catch (error) {
            observer.error(error);
          }
        };
        if (found?.afterMs) setTimeout(give, found.afterMs);
        else queueMicrotask(give);
      });
    }),
  });
}
