import { useNavigation } from '@skep/remote-kit';
import { FilterChip, Row } from '@skep/ui';
import type { InboxStatus } from '../generated/graphql.ts';
import { useIntl } from '../use-intl.ts';
import { inboxPath, inboxStatuses } from './inbox-address.ts';
import { statusLooks } from './status-looks.ts';

export interface InboxFiltersProps {
  deviceId: string;
  status: InboxStatus | undefined;
}

/** One kind of messages, or all. */
export function InboxFilters({ deviceId, status: chosen }: InboxFiltersProps) {
  const { formatMessage } = useIntl();
  const navigation = useNavigation();
  return (
    <Row gap={8}>
      {inboxStatuses.map((status) => (
        <FilterChip
          key={status}
          label={formatMessage({ id: `inbox.status.${status}` })}
          sign={statusLooks[status].icon}
          isOn={status === chosen}
          onChange={(isOn) =>
            navigation.go(inboxPath(deviceId, { status: isOn ? status : undefined }), { replace: true })
          }
        />
      ))}
    </Row>
  );
}
