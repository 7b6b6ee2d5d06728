import { Heading, LinkButton, Stack, Text } from '@skep/ui';
import { useIntl } from './use-account-intl.ts';
import { usePageTitle } from './usePageTitle.ts';

/** Where a wrong address ends, signed in or not. */
export function NotFoundScreen() {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'shell.account.notFoundTitle' });
  usePageTitle(title);
  return (
    <Stack gap={16}>
      <Heading level={1}>{title}</Heading>
      <Text>{formatMessage({ id: 'shell.account.notFoundText' })}</Text>
      <LinkButton to="/" kind="main" isWide>
        {formatMessage({ id: 'shell.account.toStart' })}
      </LinkButton>
    </Stack>
  );
}
