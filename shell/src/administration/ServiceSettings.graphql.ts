import { graphql } from '../generated/index.ts';

export const serviceSettingsFields = graphql(`
  fragment ServiceSettingsFields on ServiceSettings {
    settings {
      name
      value
      isSet
      variable
      isFixed
    }
    changes {
      id
      changedAt
      adminName
      setting
      value
      isSet
    }
  }
`);

export const serviceSettingsQuery = graphql(`
  query ServiceSettings {
    serviceSettings {
      ...ServiceSettingsFields
    }
  }
`);

export const saveServiceSettingsMutation = graphql(`
  mutation SaveServiceSettings($values: [SettingValueInput!]!) {
    saveServiceSettings(values: $values) {
      ... on ServiceSettings {
        ...ServiceSettingsFields
      }
      ...FailureParts
    }
  }
`);
