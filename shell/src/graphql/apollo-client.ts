import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { createPageCache } from '@skep/remote-kit';
import type { PageSettings } from '../page-settings.ts';
import { hashOf } from './document-hash.ts';

export interface ClientOptions {
  settings: PageSettings;
  token: () => string | undefined;
  language: () => string;
  /** Answers when the server cannot be reached. Default: none, the failure is told. */
  lastAnswers?: ApolloLink;
  /** The server no longer knows the token that a request carried. */
  onTokenRefused: () => void;
}

/**
 * The one Apollo client of the page, with its cache for all remotes. Outside of development an operation is sent by
 * the hash of its document: the gateway knows no other.
 */
export function createApolloClient({
  settings,
  token,
  language,
  lastAnswers,
  onTokenRefused,
}: ClientOptions): ApolloClient {
  const isByHash = settings.mode !== 'development';
  const identify = new ApolloLink((operation, forward) => {
    const bearer = token();
    operation.setContext(({ headers }) => ({
      headers: {
        ...headers,
        'accept-language': language(),
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      },
      http: { includeQuery: !isByHash, includeExtensions: isByHash },
    }));
    const hash = hashOf(operation.query);
    if (isByHash && hash !== undefined) {
      operation.extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
    }
    return forward(operation);
  });
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
      identify,
      ...(lastAnswers ? [lastAnswers] : []),
      new HttpLink({ uri: settings.graphqlUrl }),
    ]),
  });
}
