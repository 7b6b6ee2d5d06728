import { Link } from '@skep/remote-kit';
import { LinkButton, Notice, Row } from '@skep/ui';
import { useIntl } from '../use-intl.ts';

export interface UnknownValuesNoticeProps {
  device: { id: string; unknownQuantities: readonly { name: string }[] };
}

/** A few say what it is about. */
const namesShown = 5;

/** Values of a device that are stored, and that no chart knows the meaning of; nothing where there are none. */
export function UnknownValuesNotice({ device }: UnknownValuesNoticeProps) {
  const { formatMessage, formatList } = useIntl();
  const names = device.unknownQuantities.map(({ name }) => name);
  if (names.length === 0) return null;
  const shown = names.length > namesShown ? [...names.slice(0, namesShown), '…'] : names;
  return (
    <Notice
      kind="information"
      action={
        <Row>
          <LinkButton to={`/devices/${device.id}/sensors`} as={Link}>
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
