import { graphql } from '../../generated/gql.ts';

export const ScannedTagQuery = graphql(`
  query ScannedTag($code: String!) {
    scannedHiveTag(code: $code) {
      number
      tag {
        ...OpenedTag
      }
    }
  }
`);

export const TagOfNumberQuery = graphql(`
  query TagOfNumber {
    hiveTags {
      id
      number
      ...OpenedTag
    }
  }
`);

export const OpenedTagFragment = graphql(`
  fragment OpenedTag on HiveTag {
    id
    action
    hive {
      id
      name
      canEdit
      deviceIds
    }
  }
`);
