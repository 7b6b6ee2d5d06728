import { graphql } from '../generated/gql.ts';

export const AttachmentPartsFragment = graphql(`
  fragment AttachmentParts on Attachment {
    id
    kind
    fileName
    isChosen
    addedAt
    authorName
    url
    thumbUrl
  }
`);

export const AttachmentsQuery = graphql(`
  query Attachments($of: AttachmentSubject!, $id: ID!) {
    attachments(of: $of, id: $id) {
      canEdit
      attachments {
        ...AttachmentParts
      }
    }
  }
`);

export const ChooseAttachmentMutation = graphql(`
  mutation ChooseAttachment($id: ID!, $isChosen: Boolean!) {
    chooseAttachment(id: $id, isChosen: $isChosen) {
      ... on Attachment {
        id
        isChosen
      }
      ...FailureParts
    }
  }
`);

export const DeleteAttachmentMutation = graphql(`
  mutation DeleteAttachment($id: ID!) {
    deleteAttachment(id: $id) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);
