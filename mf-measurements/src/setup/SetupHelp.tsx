import { Card, Heading, Stack, tokens } from '@skep/ui';
import { SelectField } from '@skep/ui/form';
import { useState } from 'react';
import styled from 'styled-components';
import { CopyableText } from '../device/CopyableText.tsx';
import { useIntl } from '../use-intl.ts';
import { SecretAddress, type SecretAddressProps } from './SecretAddress.tsx';
import { exampleFor, type Sender, senderNames, senders } from './senders.ts';

interface SetupHelpProps {
  deviceKey: string;
  webhook: SecretAddressProps;
  /** How this device most likely sends. */
  first: Sender;
}

/** What has to be entered where, for each way of sending. */
export function SetupHelp({ deviceKey, webhook, first }: SetupHelpProps) {
  const { formatMessage } = useIntl();
  const [sender, setSender] = useState<Sender>(first);
  const nameOf = (each: Sender) =>
    each === 'direct' || each === 'another' ? formatMessage({ id: `setup.${each}` }) : senderNames[each];
  return (
    <Card as="section">
      <Stack gap={16}>
        <Heading level={2}>{formatMessage({ id: 'setup.help' })}</Heading>
        <SelectField
          label={formatMessage({ id: 'setup.sender' })}
          isRequired
          options={senders.map((value) => ({ value, label: nameOf(value) }))}
          value={sender}
          onChange={(value) => value && setSender(value)}
        />
        <Steps>
          {formatMessage({ id: `setup.steps.${sender}` })
            .split('\n')
            .map((step) => (
              <li key={step}>{step}</li>
            ))}
        </Steps>
        <SecretAddress {...webhook} />
        <CopyableText label={formatMessage({ id: 'devices.key' })} value={deviceKey} />
        {sender === 'direct' && (
          <CopyableText label={formatMessage({ id: 'setup.example' })} value={exampleFor(deviceKey)} />
        )}
      </Stack>
    </Card>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: ${tokens.space[8]};
  margin: 0;
  padding-inline-start: ${tokens.space[24]};
`;
