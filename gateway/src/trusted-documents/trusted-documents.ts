import { usePersistedOperations as persistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import { NoSchemaIntrospectionCustomRule } from 'graphql';
import { createGraphQLError, type Plugin } from 'graphql-yoga';

/**
 * Operations that remotes were built with, by the SHA-256 of their text. Read again for each request, so that a
 * remote is published without restarting the gateway; a Map will do.
 */
export interface TrustedDocuments {
  get: (hash: string) => string | undefined | Promise<string | undefined>;
}

export interface TrustedDocumentsOptions {
  documents: TrustedDocuments;
  /** True takes any document and tells the schema: for the explorer and for work on a remote. */
  isDevelopment: boolean;
}

/** Runs what remotes bring by its hash; anything else in development only. */
export function trustedOperations({ documents, isDevelopment }: TrustedDocumentsOptions): Plugin {
  return {
    onPluginInit({ addPlugin }) {
      addPlugin(
        persistedOperations({
          getPersistedOperation: async (hash) => (await documents.get(hash)) ?? null,
          allowArbitraryOperations: isDevelopment,
          customErrors: {
            notFound: () => refusal('This operation is not known.'),
            keyNotFound: () => refusal('Name an operation by the hash of its document.'),
            persistedQueryOnly: () => refusal('Only known operations run here.'),
          },
        }),
      );
    },
    onValidate({ addValidationRule }) {
      if (!isDevelopment) addValidationRule(NoSchemaIntrospectionCustomRule);
    },
  };
}

function refusal(message: string) {
  return createGraphQLError(message, { extensions: { code: 'UNREADABLE_REQUEST', http: { status: 400 } } });
}
