import { Link } from '@skep/remote-kit';
import { LinkButton, Notice, Row } from '@skep/ui';
import { useIntl } from '../use-intl.ts';

export interface UnknownValuesNoticeProps {
  deviceId: string;
  names: readonly string[];
}

/** A few say what it is about. */
const namesShown = 5;

/** Values of a device that are stored, and that no chart knows the meaning of; nothing where there are none. */
export function UnknownValuesNotice({ deviceId, names }: UnknownValuesNoticeProps) {
  const { formatMessage, formatList } = useIntl();
  if (names.length === 0) return null;
  const shown = names.length > namesShown ? [...names.slice(0, namesShown), '…'] : names;
  return (
    <Notice
      kind="information"
      action={
        <Row>
          <LinkButton to={`/devices/${deviceId}/sensors`} as={Link}>
            {formatMessage({ id: 'devices.unknownLink' })}
          </LinkButton>
        </Row>
      }
    >
      {formatMessage(
        { id: 'devices.unknown' },
        { count: names.length, names: formatList(shown, { type: 'unit' }) },
      )}
    </Notice>
  );
}
