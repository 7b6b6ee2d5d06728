import { Button, Card, Heading, Row, Text } from '@skep/ui';
import { useState } from 'react';
import { DeleteAccount } from './DeleteAccount.tsx';
import { useIntl } from './use-profile-intl.ts';

/** The end of the account. */
export function DeleteCard() {
  const { formatMessage } = useIntl();
  const [isOpened, setOpened] = useState(false);
  return (
    <Card as="section">
      <Heading level={2} look={3}>
        {formatMessage({ id: 'shell.profile.delete' })}
      </Heading>
      {isOpened ? (
        <DeleteAccount onClose={() => setOpened(false)} />
      ) : (
        <>
          <Text tone="muted">{formatMessage({ id: 'shell.profile.deleteText' })}</Text>
          <Row>
            <Button icon="trash" onClick={() => setOpened(true)}>
              {formatMessage({ id: 'shell.profile.openDelete' })}
            </Button>
          </Row>
        </>
      )}
    </Card>
  );
}
