import { graphql } from '../generated/index.ts';

/** What the bees of a hive are counted by. */
export const CountedHiveQuery = graphql(`
  query CountedHive($id: ID!) {
    hive(id: $id) {
      id
      layers {
        id
        kind
        frameCount
      }
      dimensions {
        frameWidthCm
        frameHeightCm
      }
    }
  }
`);

export const MakeSampleCodeMutation = graphql(`
  mutation MakeSampleCode($hiveId: ID!, $sampleCode: String!) {
    makeSampleCode(hiveId: $hiveId, sampleCode: $sampleCode) {
      ... on SampleCode {
        sampleCode
      }
      ...FailureParts
    }
  }
`);

export const DeleteSampleCodeMutation = graphql(`
  mutation DeleteSampleCode($code: String!) {
    deleteSampleCode(code: $code) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);
