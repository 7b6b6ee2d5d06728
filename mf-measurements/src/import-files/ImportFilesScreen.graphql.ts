import { graphql } from '../generated/gql.ts';

export const FileImportsQuery = graphql(`
  query FileImports {
    fileImports {
      id
      name
      state
      stored
      progressPercent
      createdAt
    }
  }
`);

export const FileImportQuery = graphql(`
  query FileImport($id: ID!) {
    fileImport(id: $id) {
      id
      ...FileImportParts
    }
    devices {
      id
      name
    }
    quantities {
      key
      name
      unit
    }
  }
`);

export const FileImportFragment = graphql(`
  fragment FileImportParts on FileImportDetails {
    id
    importedBefore
    followers
    leftOutSheets {
      name
      reason
    }
    titles
    file {
      id
      name
      source
      state
      fault
      stored
      progressPercent
    }
    mapping {
      kind
      encoding
      separator
      skippedRows
      hasHeader
      hasDecimalComma
      dateOrder
      timeZone
      target
      columns {
        role
        quantity
        unit
        name
        isUnitUnsure
      }
      names {
        name
        target
      }
      fixed {
        field
        text
      }
    }
    samples {
      cells
      name
      time
      values {
        quantity
        value
      }
      said {
        field
        text
      }
      problems {
        column
        reason
      }
    }
    items {
      key
      name
    }
    hives {
      id
      name
    }
    counted {
      rows
      fresh
      there
      repeated
      shared
      refused
      unchosen
      leftOut
      differing
      first
      last
      names {
        name
        rows
        target
      }
    }
  }
`);

export const MapImportMutation = graphql(`
  mutation MapImport($id: ID!, $mapping: ImportMappingInput!) {
    mapImport(id: $id, mapping: $mapping) {
      ... on FileImportDetails {
        id
        ...FileImportParts
      }
      ...FailureParts
    }
  }
`);

export const CountImportMutation = graphql(`
  mutation CountImport($id: ID!) {
    countImport(id: $id) {
      ... on FileImportDetails {
        id
        ...FileImportParts
      }
      ...FailureParts
    }
  }
`);

export const StartImportMutation = graphql(`
  mutation StartImport($id: ID!) {
    startImport(id: $id) {
      ... on FileImportDetails {
        id
        ...FileImportParts
      }
      ...FailureParts
    }
  }
`);

export const UndoImportMutation = graphql(`
  mutation UndoImport($id: ID!) {
    undoImport(id: $id) {
      ... on FileImportDetails {
        id
        ...FileImportParts
      }
      ...FailureParts
    }
  }
`);

export const DeleteImportMutation = graphql(`
  mutation DeleteImport($id: ID!) {
    deleteImport(id: $id) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);

export const ImportRefusalsQuery = graphql(`
  query ImportRefusals($id: ID!) {
    importRefusals(id: $id) {
      row
      column
      reason
      written
    }
  }
`);
