import { remoteMessages, withTexts } from '@skep/remote-kit';
import { Button, Dialog, Row, Stack } from '@skep/ui';
import { profileMessages } from '../profile/profile-messages.ts';
import { useIntl } from '../profile/use-profile-intl.ts';
import { useShell } from '../shell-context.ts';
import { NewTerms } from './NewTerms.tsx';

const WithProfileTexts = withTexts(remoteMessages(profileMessages));

/** Over whatever page a visit begins with: read them, accept them, or see them again next time. */
export function NewTermsDialog() {
  return (
    <WithProfileTexts>
      <NewTermsToAccept />
    </WithProfileTexts>
  );
}

function NewTermsToAccept() {
  const { formatMessage } = useIntl();
  const { hasNewTerms, navigation } = useShell();
  const close = () => hasNewTerms.set(false);

  function read() {
    close();
    navigation.go('/terms');
  }

  return (
    <Dialog isOpen title={formatMessage({ id: 'shell.terms.title' })} onClose={close}>
      <Stack gap={16}>
        <NewTerms />
        <Row>
          <Button icon="note" onClick={read}>
            {formatMessage({ id: 'shell.profile.readTerms' })}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
