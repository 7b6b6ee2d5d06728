import { graphql } from '../generated/index.ts';

export const setMorningNoticeMutation = graphql(`
  mutation SetMorningNotice($notice: MorningNoticeInput!) {
    setMorningNotice(notice: $notice) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);
