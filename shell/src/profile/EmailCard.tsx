import { Button, Card, Heading, Row, Stack, Text } from '@skep/ui';
import { useState } from 'react';
import { ChangeEmail } from './ChangeEmail.tsx';
import { ConfirmNewEmail } from './ConfirmNewEmail.tsx';
import { useIntl } from './use-profile-intl.ts';

export interface EmailCardProps {
  email: string;
  /** Wanted, and not confirmed yet. */
  newEmail: string | undefined;
  /** Of the mail, when its link was opened. */
  mailedCode: string | undefined;
}

/** The address that the person signs in with, and the way to another. */
export function EmailCard({ email, newEmail, mailedCode }: EmailCardProps) {
  const { formatMessage } = useIntl();
  const [isOpened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <Card as="section">
      <Heading level={2} look={3}>
        {formatMessage({ id: 'shell.profile.email' })}
      </Heading>
      <Stack gap={4}>
        <Text isBold>{email}</Text>
        <Text size="small" tone="muted">
          {formatMessage({ id: 'shell.profile.emailText' })}
        </Text>
      </Stack>
      {newEmail !== undefined && !isOpened && (
        // Another address has another code.
        <ConfirmNewEmail key={newEmail} email={email} newEmail={newEmail} mailedCode={mailedCode} />
      )}
      {newEmail === undefined && mailedCode !== undefined && !isOpened && (
        <Text tone="muted">{formatMessage({ id: 'shell.profile.nothingToConfirm' })}</Text>
      )}
      {isOpened ? (
        <ChangeEmail wanted={newEmail} onClose={close} />
      ) : (
        <Row>
          <Button kind={newEmail === undefined ? 'plain' : 'quiet'} onClick={() => setOpened(true)}>
            {formatMessage({
              id: newEmail === undefined ? 'shell.profile.changeEmail' : 'shell.profile.sendAgain',
            })}
          </Button>
        </Row>
      )}
    </Card>
  );
}
