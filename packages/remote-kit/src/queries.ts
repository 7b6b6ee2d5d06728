/**
 * Apollo's hooks over the page's one client and cache. They come from here and not from Apollo, so that a first visit
 * loads what of Apollo is used, and no remote brings a second client.
 */
export { useApolloClient, useQuery } from '@apollo/client/react';
