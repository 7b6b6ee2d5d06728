import { graphql } from '../generated/index.ts';

export const backupsFields = graphql(`
  fragment BackupsFields on Backups {
    plan {
      isOn
      hour
      timeZone
      storedMax
      recipient
    }
    place
    isNextToData
    hasPassphrase
    runs {
      id
      startedAt
      endedAt
      isAutomatic
      file
      sizeBytes
      failure
    }
  }
`);

export const backupsQuery = graphql(`
  query Backups {
    backups {
      ...BackupsFields
    }
  }
`);

export const saveBackupPlanMutation = graphql(`
  mutation SaveBackupPlan($input: BackupPlanInput!) {
    saveBackupPlan(input: $input) {
      ... on Backups {
        ...BackupsFields
      }
      ...FailureParts
    }
  }
`);

export const startBackupMutation = graphql(`
  mutation StartBackup {
    startBackup {
      ... on Backups {
        ...BackupsFields
      }
      ...FailureParts
    }
  }
`);
