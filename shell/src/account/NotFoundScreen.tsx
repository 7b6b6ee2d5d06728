import { useTitle } from '@skep/remote-kit';
import { Heading, LinkButton, Stack, Text } from '@skep/ui';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';

/** Where a wrong address ends, signed in or not. */
export function NotFoundScreen() {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'shell.account.notFoundTitle' });
  useTitle(title);
  return (
    <Stack gap={16}>
      <Heading level={1}>{title}</Heading>
      <Text>{formatMessage({ id: 'shell.account.notFoundText' })}</Text>
      <LinkButton to="/" as={Link} kind="main" isWide>
        {formatMessage({ id: 'shell.account.toStart' })}
      </LinkButton>
    </Stack>
  );
}
