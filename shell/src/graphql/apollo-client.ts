import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { createPageCache } from '@skep/remote-kit';
import type { PageSettings } from '../page-settings.ts';
import { requestHeaders } from './gateway-request.ts';
import { sendDocument } from './send-document.ts';

export interface ClientOptions {
  settings: PageSettings;
  token: () => string | undefined;
  language: () => string;
  /** Keeps what may wait for a network. Default: none, whatever is saved needs one. */
  waiting?: ApolloLink;
  /** Answers when the server cannot be reached. Default: none, the failure is shown. */
  lastAnswers?: ApolloLink;
  /** The server no longer knows the token that a request carried. */
  onTokenRefused: (token: string) => void;
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
  const refusals = new ErrorLink(({ error, operation }) => {
    const isRefused =
      CombinedGraphQLErrors.is(error) &&
      error.errors.some(({ extensions }) => extensions?.code === 'NOT_SIGNED_IN');
    const { sentWith } = operation.getContext();
    if (isRefused && typeof sentWith === 'string') onTokenRefused(sentWith);
  });
  return new ApolloClient({
    cache: createPageCache(),
    link: ApolloLink.from([
      refusals,
      ...(waiting ? [waiting] : []),
      ...(lastAnswers ? [lastAnswers] : []),
      sendingLink(settings.graphqlUrl, token, language),
    ]),
  });
}

let awaited = 0;

/** Whether the page awaits an answer. */
export const isAwaiting = () => awaited > 0;

function sendingLink(url: string, token: () => string | undefined, language: () => string): ApolloLink {
  return new ApolloLink(
    ({ query: document, operationName, variables, getContext, setContext }) =>
      new Observable((observer) => {
        const leaving = new AbortController();
        const sentWith = token();
        setContext({ sentWith });
        awaited += 1;
        const headers = { ...getContext().headers, ...requestHeaders(sentWith, language()) };
        const sending = sendDocument({
          ...{ url, document, operationName, variables, headers },
          signal: leaving.signal,
        });
        sending
          .finally(() => {
            awaited -= 1;
          })
          .then(
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
