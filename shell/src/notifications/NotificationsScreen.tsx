import { useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { Page, ScreenStates, Stack } from '@skep/ui';
import { type BrowserPush, browserPush } from './browser-push.ts';
import { MorningNoticeCard } from './MorningNoticeCard.tsx';
import { waysQuery } from './NotificationsScreen.graphql.ts';
import { PushCard } from './PushCard.tsx';
import { QuietHoursCard } from './QuietHoursCard.tsx';
import { useIntl } from './use-notification-intl.ts';
import { WebhooksCard } from './WebhooksCard.tsx';

export { notificationMessages as texts } from './notification-messages.ts';

export interface ScreenProps {
  /** Default: of this browser. */
  push?: BrowserPush;
}

/** The person's channels: their devices, their quiet hours, what is sent each morning, and their programs. */
export function Screen({ push = browserPush }: ScreenProps) {
  const title = useIntl().formatMessage({ id: 'shell.notifications.title' });
  useTitle(title);
  const result = useQuery(waysQuery, { fetchPolicy: 'cache-and-network' });
  const state = useScreenState(result);
  const { ways, morningNotice } = result.data ?? {};
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates state={state}>
        {ways && morningNotice && (
          <Stack gap={24}>
            <PushCard devices={ways.pushDevices} pushKey={ways.pushKey} push={push} />
            <QuietHoursCard quietHours={ways.quietHours ?? undefined} />
            <MorningNoticeCard notice={morningNotice} />
            <WebhooksCard webhooks={ways.webhooks} />
          </Stack>
        )}
      </ScreenStates>
    </Page>
  );
}
