import { Button, Card, Divider, Heading, Notice, Row, Stack, Text } from '@skep/ui';
import { useId, useState } from 'react';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { canUsePasskeys } from '../passkeys/browser-passkeys.ts';
import { DeletePasskey } from './DeletePasskey.tsx';
import { KeyUse } from './KeyUse.tsx';
import { NewPasskey } from './NewPasskey.tsx';
import { passkeyFields } from './PasskeysCard.graphql.ts';
import { RenamePasskey } from './RenamePasskey.tsx';
import { useIntl } from './use-security-intl.ts';

export interface PasskeysCardProps {
  passkeys: readonly FragmentType<typeof passkeyFields>[];
  /** Whether the second factor is on. */
  needsCode: boolean;
}

/** Keys on devices, by which the person signs in without a password. */
export function PasskeysCard({ passkeys, needsCode }: PasskeysCardProps) {
  const { formatMessage } = useIntl();
  const [isAdding, setAdding] = useState(false);
  const own = readFragment(passkeyFields, passkeys);
  const guard = { needsCode, hasPasskeys: own.length > 0 };
  return (
    <Card as="section">
      <Heading level={2} look={3}>
        {formatMessage({ id: 'shell.security.passkeys' })}
      </Heading>
      <Text tone="muted">{formatMessage({ id: 'shell.security.passkeysText' })}</Text>
      {own.length > 0 && (
        <Stack as="ul" gap={12}>
          {own.map((passkey, index) => (
            <Stack key={passkey.id} as="li" gap={12}>
              {index > 0 && <Divider />}
              <Passkey {...passkey} {...guard} />
            </Stack>
          ))}
        </Stack>
      )}
      {isAdding && <NewPasskey {...guard} onClose={() => setAdding(false)} />}
      {!isAdding && canUsePasskeys() && (
        <Row>
          <Button onClick={() => setAdding(true)}>
            {formatMessage({ id: 'shell.security.addPasskey' })}
          </Button>
        </Row>
      )}
      {!canUsePasskeys() && (
        <Notice kind="information">{formatMessage({ id: 'shell.security.noPasskeysHere' })}</Notice>
      )}
    </Card>
  );
}

interface PasskeyProps {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt?: string | null;
  needsCode: boolean;
  hasPasskeys: boolean;
}

function Passkey({ id, name, createdAt, lastUsedAt, ...guard }: PasskeyProps) {
  const { formatMessage } = useIntl();
  const nameId = useId();
  const [opened, setOpened] = useState<'rename' | 'delete'>();
  const close = () => setOpened(undefined);
  return (
    <Stack gap={12}>
      <Row justify="between" gap={8}>
        <Stack gap={4}>
          <Text isBold id={nameId}>
            {name}
          </Text>
          <KeyUse createdAt={createdAt} lastUsedAt={lastUsedAt} />
        </Stack>
        {!opened && (
          <Row gap={8}>
            <Button aria-describedby={nameId} onClick={() => setOpened('rename')}>
              {formatMessage({ id: 'shell.security.renamePasskey' })}
            </Button>
            <Button aria-describedby={nameId} onClick={() => setOpened('delete')}>
              {formatMessage({ id: 'shell.security.deletePasskey' })}
            </Button>
          </Row>
        )}
      </Row>
      {opened === 'rename' && <RenamePasskey id={id} name={name} onClose={close} />}
      {opened === 'delete' && <DeletePasskey id={id} name={name} {...guard} onClose={close} />}
    </Stack>
  );
}
