import { graphql } from '../generated/index.ts';

export const viewerFields = graphql(`
  fragment ViewerFields on Viewer {
    id
    name
    email
    emailVerified
    language
    acceptedTermsVersion
    isAdmin
    permissions
    deviceTypes
    units {
      weight
      temperature
    }
  }
`);

export const viewerQuery = graphql(`
  query Viewer {
    viewer {
      ...ViewerFields
      badges {
        tab
        count
      }
      news {
        part
        version
      }
    }
  }
`);

/** A part of the question above, whose answer it finds. */
export const badgesQuery = graphql(`
  query Badges {
    viewer {
      id
      badges {
        tab
        count
      }
      news {
        part
        version
      }
    }
  }
`);
