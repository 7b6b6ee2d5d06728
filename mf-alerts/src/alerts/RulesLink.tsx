import { Link } from '@skep/remote-kit';
import { LinkButton } from '@skep/ui';
import { useIntl } from '../use-intl.ts';

export function RulesLink() {
  const { formatMessage } = useIntl();
  return (
    <LinkButton to="/alertrules" as={Link} icon="settings">
      {formatMessage({ id: 'alerts.rules' })}
    </LinkButton>
  );
}
