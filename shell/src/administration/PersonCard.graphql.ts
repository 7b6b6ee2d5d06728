import { graphql } from '../generated/index.ts';

export const personFields = graphql(`
  fragment PersonFields on Person {
    id
    name
    email
    emailVerified
    rights
    askedToTranslateAt
    memberSince
    lastSignInAt
  }
`);
