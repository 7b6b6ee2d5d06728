import { Link, useQuery, useScreenState } from '@skep/remote-kit';
import { LinkButton, Notice, Row, ScreenStates, Stack, Text, tokens } from '@skep/ui';
import styled from 'styled-components';
import { accountLossesQuery } from './DeleteAccount.graphql.ts';
import { useIntl } from './use-profile-intl.ts';

/** What would be gone, in numbers, and the way to keep a copy of it. */
export function AccountLosses() {
  const { formatMessage } = useIntl();
  // Of this moment: the person may have added something in another tab.
  const result = useQuery(accountLossesQuery, { fetchPolicy: 'network-only' });
  const state = useScreenState(result);
  return (
    <ScreenStates state={state}>
      {result.data && (
        <Notice
          kind="warning"
          action={
            <Row>
              <LinkButton to="/export" as={Link} icon="download">
                {formatMessage({ id: 'shell.profile.exportFirst' })}
              </LinkButton>
            </Row>
          }
        >
          <Stack gap={8}>
            <Text>{formatMessage({ id: 'shell.profile.losses' })}</Text>
            <List>
              {(['apiaries', 'hives', 'queens', 'inspections'] as const).map((kind) => (
                <li key={kind}>
                  {formatMessage(
                    { id: `shell.profile.losses.${kind}` },
                    { count: result.data?.accountLosses[kind] },
                  )}
                </li>
              ))}
              <li>{formatMessage({ id: 'shell.profile.losses.account' })}</li>
            </List>
            <Text>{formatMessage({ id: 'shell.profile.losses.register' })}</Text>
            <Text>{formatMessage({ id: 'shell.profile.losses.groups' })}</Text>
          </Stack>
        </Notice>
      )}
    </ScreenStates>
  );
}

const List = styled.ul`
  margin: 0;
  padding-inline-start: ${tokens.space[24]};
`;
