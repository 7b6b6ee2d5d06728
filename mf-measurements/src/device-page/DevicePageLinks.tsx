import { Link } from '@skep/remote-kit';
import { type IconName, LinkButton, Row } from '@skep/ui';
import { useIntl } from '../use-intl.ts';

const pages = [
  { part: 'setup', icon: 'settings' },
  { part: 'inbox', icon: 'mail' },
  { part: 'sensors', icon: 'temperature' },
  { part: 'calibrate', icon: 'weight' },
  { part: 'scale', icon: 'check' },
] as const satisfies readonly { part: string; icon: IconName }[];

/** Links to the other pages about a device. */
export function DevicePageLinks({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage({ id: 'devices.ways' })}>
      <Row gap={8}>
        {pages.map(({ part, icon }) => (
          <LinkButton key={part} to={`/devices/${id}/${part}`} as={Link} icon={icon}>
            {formatMessage({ id: `devices.way.${part}` })}
          </LinkButton>
        ))}
      </Row>
    </nav>
  );
}
