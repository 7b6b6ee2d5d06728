import { graphql } from '../generated/index.ts';

export const PhotoPartsFragment = graphql(`
  fragment PhotoParts on Photo {
    id
    url
    thumbUrl
    caption
    widthPx
    heightPx
    canEdit
  }
`);

export const PhotosQuery = graphql(`
  query Photos($ids: [ID!]!) {
    photos(ids: $ids) {
      id
      ...PhotoParts
    }
  }
`);

export const CaptionPhotoMutation = graphql(`
  mutation CaptionPhoto($id: ID!, $caption: String) {
    captionPhoto(id: $id, caption: $caption) {
      ... on Photo {
        id
        ...PhotoParts
      }
      ...FailureParts
    }
  }
`);
