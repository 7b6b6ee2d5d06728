import { graphql } from '../generated/gql.ts';

export const FavouriteHiveMutation = graphql(`
  mutation FavouriteHive($id: ID!, $isFavourite: Boolean!) {
    setFavouriteHive(id: $id, isFavourite: $isFavourite) {
      ... on FavouriteHive {
        id
        isFavourite
      }
      ...FailureParts
    }
  }
`);

export const FavouriteGroupMutation = graphql(`
  mutation FavouriteGroup($id: ID!, $isFavourite: Boolean!) {
    setFavouriteGroup(id: $id, isFavourite: $isFavourite) {
      ... on FavouriteGroup {
        id
        isFavourite
      }
      ...FailureParts
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
      ...FailureParts
    }
  }
`);
