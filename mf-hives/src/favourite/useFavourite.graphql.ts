import { graphql } from '../generated/gql.ts';

export const FavouriteHiveMutation = graphql(`
  mutation FavouriteHive($id: ID!, $isFavourite: Boolean!) {
    setFavouriteHive(id: $id, isFavourite: $isFavourite) {
      ... on FavouriteHive {
        id
        isFavourite
      }
      ... on Failure {
        code
        requestId
        retryAfterSeconds
        fields {
          path
          code
          limit
        }
      }
    }
  }
`);

export const FavouriteApiaryMutation = graphql(`
  mutation FavouriteApiary($id: ID!, $isFavourite: Boolean!) {
    setFavouriteApiary(id: $id, isFavourite: $isFavourite) {
      ... on FavouriteApiary {
        id
        isFavourite
      }
      ... on Failure {
        code
        requestId
        retryAfterSeconds
        fields {
          path
          code
          limit
        }
      }
    }
  }
`);
