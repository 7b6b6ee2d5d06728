import { graphql } from '../generated/index.ts';

export const profileFields = graphql(`
  fragment ProfileFields on Viewer {
    id
    name
    email
    newEmail
    memberSince
    acceptedTermsVersion
    units {
      weight
      temperature
    }
  }
`);

export const profileQuery = graphql(`
  query Profile {
    viewer {
      ...ProfileFields
      timeZone
      storage {
        ...StorageFields
      }
    }
  }
`);
