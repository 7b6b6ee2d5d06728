import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { createPageCache } from '@skep/remote-kit';
import type { PageSettings } from '../page-settings.ts';
import { askedBy } from './gateway-request.ts';
import { sendDocument } from './send-document.ts';

export interface ClientOptions {
  settings: PageSettings;
  token: () => string | undefined;
  language: () => string;
  /** Keeps what may wait for a network. Default: none, whatever is saved needs one. */
  waiting?: ApolloLink;
  /** Answers when the server cannot be reached. Default: none, the failure is told. */
  lastAnswers?: ApolloLink;
  /** The server no longer knows the token that a request carried. */
  onTokenRefused: () => void;
}

/** The one Apollo client of the page, with its cache for all remotes. */
export function createApolloClient({
  settings,
  token,
  language,
  waiting,
  lastAnswers,
  onTokenRefused,
}: ClientOptions): ApolloClient {
  const refusals = new ErrorLink(({ error }) => {
    const isRefused =
      CombinedGraphQLErrors.is(error) &&
      error.errors.some(({ extensions }) => extensions?.code === 'NOT_SIGNED_IN');
    if (isRefused && token() !== undefined) onTokenRefused();
  });
  return new ApolloClient({
    cache: createPageCache(),
    link: ApolloLink.from([
      refusals,
      ...(waiting ? [waiting] : []),
      ...(lastAnswers ? [lastAnswers] : []),
      sendingLink(settings.graphqlUrl, () => askedBy(token(), language())),
    ]),
  });
}

function sendingLink(url: string, own: () => Record<string, string>): ApolloLink {
  return new ApolloLink(
    ({ query: document, operationName, variables, getContext }) =>
      new Observable((observer) => {
        const leaving = new AbortController();
        const headers = { ...getContext().headers, ...own() };
        sendDocument({ url, document, operationName, variables, headers, signal: leaving.signal }).then(
          (answer) => {
            observer.next(answer);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
        return () => leaving.abort();
      }),
  );
}
