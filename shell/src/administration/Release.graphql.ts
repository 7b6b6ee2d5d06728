import { graphql } from '../generated/index.ts';

export const releaseQuery = graphql(`
  query Release {
    release {
      running
      isCheckOn
      newest {
        version
        url
        isNewer
        checkedAt
      }
    }
  }
`);
