import { graphql } from '../generated/index.ts';

export const storageFields = graphql(`
  fragment StorageFields on Storage {
    usedBytes
    maxBytes
    kinds {
      kind
      bytes
    }
  }
`);
