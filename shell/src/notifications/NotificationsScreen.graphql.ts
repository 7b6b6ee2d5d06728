import { graphql } from '../generated/index.ts';

export const waysQuery = graphql(`
  query Ways {
    ways {
      pushKey
      pushDevices {
        ...PushDeviceFields
      }
      quietHours {
        from
        until
        timeZone
      }
      webhooks {
        ...OwnWebhookFields
      }
    }
    morningNotice {
      at
      timeZone
      isPushed
      isMailed
    }
  }
`);
