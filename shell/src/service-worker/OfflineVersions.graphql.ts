import { graphql } from '../generated/index.ts';

export const offlineVersionsQuery = graphql(`
  query OfflineVersions {
    offlineVersions {
      part
      version
    }
  }
`);
