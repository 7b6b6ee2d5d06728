import type { ApolloClient } from '@apollo/client';
import { useApolloClient as useWholeClient } from '@apollo/client/react';

/**
 * Apollo's hooks over the page's one client and cache. They come from here and not from Apollo, so that a first visit
 * loads what of Apollo is used, and no remote brings a second client.
 */
export { useQuery } from '@apollo/client/react';

/** The client without its mutations: those go by `useMutationResult`, which gives them the id that the gateway asks for. */
export const useApolloClient: () => Omit<ApolloClient, 'mutate'> = useWholeClient;
