import { useMutationFeedback, useMutationResult } from '@skep/remote-kit';
import { Row, Text } from '@skep/ui';
import { Switch } from '@skep/ui/form';
import { CopyableText } from '../device/CopyableText.tsx';
import { RenewButton } from '../device/RenewButton.tsx';
import { useIntl } from '../use-intl.ts';
import { RenewWebhookMutation, SetTakesUnsignedMutation } from './SetupScreen.graphql.ts';
import { addressFor } from './senders.ts';

export interface SecretAddressProps {
  path: string;
  takesUnsigned: boolean;
}

/** The address that proves whose messages come to it, and whether others are taken as well. */
export function SecretAddress({ path, takesUnsigned }: SecretAddressProps) {
  const { formatMessage } = useIntl();
  const feedback = useMutationFeedback();
  const setting = useMutationResult(SetTakesUnsignedMutation);
  const renewal = useMutationResult(RenewWebhookMutation);

  const change = (isOn: boolean) => feedback(setting.run({ takesUnsigned: isOn }));

  return (
    <>
      <CopyableText
        label={formatMessage({ id: 'setup.address' })}
        value={addressFor(path, document.baseURI)}
      />
      <Text tone="muted">{formatMessage({ id: 'setup.addressHint' })}</Text>
      <Row gap={8}>
        <RenewButton
          label={formatMessage({ id: 'setup.newAddress' })}
          title={formatMessage({ id: 'setup.newAddressTitle' })}
          text={formatMessage({ id: 'setup.newAddressText' })}
          renewedText={formatMessage({ id: 'setup.newAddressMade' })}
          renew={() => renewal.run({})}
        />
      </Row>
      <Switch
        label={formatMessage({ id: 'setup.takesUnsigned' })}
        hint={formatMessage({ id: 'setup.takesUnsignedHint' })}
        isChecked={takesUnsigned}
        onChange={(isOn) => void change(isOn)}
      />
    </>
  );
}
