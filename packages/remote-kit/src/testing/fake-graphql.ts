import {
  ApolloClient,
  ApolloLink,
  InMemoryCache,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client';
import type { DefinitionNode } from 'graphql';
import { Observable } from 'rxjs';

/** Answers one operation, at the edge of the house: everything above is the real thing. */
export interface FakeAnswer {
  operationName: string;
  /** Undefined: it never answers, so that loading can be seen. */
  answer: ((variables: OperationVariables) => object) | undefined;
  /** How long the server takes. Default: no time. */
  afterMs?: number;
}

/**
 * What an operation answers; throw in `data` for a network that fails. The data is plain: fragment masks are a
 * matter of types, and a server knows none.
 */
export function answering<Variables extends OperationVariables>(
  document: TypedDocumentNode<unknown, Variables>,
  data: (variables: Variables) => object,
): FakeAnswer {
  return { operationName: nameOf(document.definitions), answer: (variables) => data(variables as Variables) };
}

/** An operation that never answers. */
export function neverAnswering(document: TypedDocumentNode<unknown, never>): FakeAnswer {
  return { operationName: nameOf(document.definitions), answer: undefined };
}

/** An Apollo client whose server is these answers; an operation without one fails like a dead network. */
export function fakeApolloClient(answers: readonly FakeAnswer[] = []): ApolloClient {
  return new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(({ operationName, variables }) => {
      return new Observable((observer) => {
        // The newest answer wins, so that a test can change its mind.
        const found = answers.findLast((candidate) => candidate.operationName === operationName);
        if (found && !found.answer) return;
        const give = () => {
          try {
            if (!found?.answer) throw new TypeError(`No answer for ${operationName}`);
            observer.next({ data: { ...found.answer(variables) } });
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

function nameOf(definitions: readonly DefinitionNode[]): string {
  const operation = definitions.find((definition) => definition.kind === 'OperationDefinition');
  return operation?.name?.value ?? '';
}
