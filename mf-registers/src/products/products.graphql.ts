import { graphql } from '../generated/gql.ts';

export const ProductFragment = graphql(`
  fragment Product on TreatmentProduct {
    id
    name
    substance
    method
    dose
    withdrawalDays
    supplier
    supplierAddress
    isShared
    ownerName
  }
`);

export const ProductsQuery = graphql(`
  query TreatmentProducts {
    treatmentProducts {
      id
      ...Product
    }
  }
`);

export const KeepProductMutation = graphql(`
  mutation KeepTreatmentProduct($input: TreatmentProductInput!) {
    keepTreatmentProduct(input: $input) {
      __typename
      ... on TreatmentProduct {
        id
        ...Product
      }
      ...FailureParts
    }
  }
`);

export const DeleteProductMutation = graphql(`
  mutation DeleteTreatmentProduct($id: ID!) {
    deleteTreatmentProduct(id: $id) {
      __typename
      ...FailureParts
    }
  }
`);
