import { useMutationResult, useNotify } from '@skep/remote-kit';
import { Button, Card, Heading, Notice, Row, Stack, Text } from '@skep/ui';
import { useState } from 'react';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { providerAttempt } from '../provider/provider-attempt.ts';
import { ProveAgain } from './ProveAgain.tsx';
import { providerFields, startProviderLinkMutation, unlinkProviderMutation } from './ProviderCard.graphql.ts';
import { securityQuery } from './SecurityScreen.graphql.ts';
import { useIntl } from './use-security-intl.ts';
import { useFinishLink } from './useFinishLink.ts';

export interface ProviderCardProps {
  provider: FragmentType<typeof providerFields>;
  /** Whether the second factor is on. */
  needsCode: boolean;
  hasPasskeys: boolean;
}

/** The identity provider of this service, and whether it opens the account. */
export function ProviderCard({ provider, ...guard }: ProviderCardProps) {
  const { formatMessage, formatDate } = useIntl();
  const { name, linkedAt, email, hasPassword, canUnlink } = readFragment(providerFields, provider);
  const [isOpen, setOpen] = useState(false);
  const isLinking = useFinishLink(name);
  const form = { name, ...guard, onClose: () => setOpen(false) };
  const mayChange = linkedAt ? canUnlink : true;
  return (
    <Card as="section">
      <Heading level={2} look={3}>
        {formatMessage({ id: 'shell.security.provider' }, { name })}
      </Heading>
      {linkedAt ? (
        <Text>
          {formatMessage(
            { id: email ? 'shell.security.providerLinkedAs' : 'shell.security.providerLinked' },
            { date: formatDate(linkedAt, { dateStyle: 'medium' }), email },
          )}
        </Text>
      ) : (
        <Text tone="muted">{formatMessage({ id: 'shell.security.providerText' }, { name })}</Text>
      )}
      {!hasPassword && (
        <Notice kind="information">{formatMessage({ id: 'shell.security.noPassword' }, { name })}</Notice>
      )}
      {isOpen && (linkedAt ? <Unlink {...form} /> : <Link {...form} />)}
      {!isOpen && mayChange && (
        <Row>
          <Button isBusy={isLinking} onClick={() => setOpen(true)}>
            {formatMessage({
              id: linkedAt ? 'shell.security.unlinkProvider' : 'shell.security.linkProvider',
            })}
          </Button>
        </Row>
      )}
    </Card>
  );
}

interface FormProps {
  name: string;
  needsCode: boolean;
  hasPasskeys: boolean;
  onClose: () => void;
}

/** Proves who it is, and goes to the provider. */
function Link({ name: _name, onClose, ...guard }: FormProps) {
  const { formatMessage } = useIntl();
  const { run } = useMutationResult(startProviderLinkMutation);
  return (
    <ProveAgain
      {...guard}
      idPrefix="provider-"
      send={run}
      onSent={({ address, browserKey }) => {
        providerAttempt.keep('link', { browserKey, path: '/security' });
        window.location.assign(address);
      }}
      submitLabel={formatMessage({ id: 'shell.security.next' })}
      onCancel={onClose}
    />
  );
}

function Unlink({ name, onClose, ...guard }: FormProps) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const { run } = useMutationResult(unlinkProviderMutation, { refetchQueries: [securityQuery] });

  function notifyDone() {
    notify({ kind: 'success', text: formatMessage({ id: 'shell.security.providerUnlinked' }, { name }) });
    onClose();
  }

  return (
    <Stack gap={16}>
      <Text>{formatMessage({ id: 'shell.security.unlinkProviderText' }, { name })}</Text>
      <ProveAgain
        {...guard}
        idPrefix="provider-"
        send={run}
        onSent={notifyDone}
        submitLabel={formatMessage({ id: 'shell.security.unlinkProvider' })}
        submitKind="danger"
        onCancel={onClose}
      />
    </Stack>
  );
}
