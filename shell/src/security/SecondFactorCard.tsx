import { Button, Card, CardHeader, Chip, Heading, Notice, Row, Text } from '@skep/ui';
import { useState } from 'react';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { NewRecoveryCodes } from './NewRecoveryCodes.tsx';
import { secondFactorFields } from './SecondFactorCard.graphql.ts';
import { SetUpSecondFactor } from './SetUpSecondFactor.tsx';
import { SwitchOffSecondFactor } from './SwitchOffSecondFactor.tsx';
import { SwitchOnPasskeys } from './SwitchOnPasskeys.tsx';
import { useIntl } from './use-security-intl.ts';

export interface SecondFactorCardProps {
  secondFactor: FragmentType<typeof secondFactorFields>;
  hasPasskeys: boolean;
}

/** So few left that the person should think of new ones. */
const fewCodes = 3;

/** Whether signing in asks for a code of an app as well, and how to change it. */
export function SecondFactorCard({ secondFactor, hasPasskeys }: SecondFactorCardProps) {
  const { formatMessage, formatDate } = useIntl();
  // What was opened stays until it is done: setting up ends with the recovery codes, when it is on already.
  const [opened, setOpened] = useState<'setUp' | 'passkeys' | 'newCodes' | 'switchOff'>();
  const { onSince, hasApp, recoveryCodesLeft } = readFragment(secondFactorFields, secondFactor);
  const close = () => setOpened(undefined);
  return (
    <Card as="section">
      <CardHeader>
        <Heading level={2} look={3}>
          {formatMessage({ id: 'shell.security.secondFactor' })}
        </Heading>
        <Chip tone={onSince ? 'success' : 'neutral'} icon={onSince ? 'lock' : 'unlock'}>
          {formatMessage({ id: onSince ? 'shell.security.on' : 'shell.security.off' })}
        </Chip>
      </CardHeader>
      <Text tone="muted">{formatMessage({ id: 'shell.security.secondFactorText' })}</Text>
      {onSince && !opened && (
        <>
          <Text>
            {formatMessage(
              { id: 'shell.security.onSince' },
              { date: formatDate(onSince, { dateStyle: 'long' }), count: recoveryCodesLeft },
            )}
          </Text>
          {!hasApp && <Text>{formatMessage({ id: 'shell.security.passkeysAlone' })}</Text>}
          {recoveryCodesLeft < fewCodes && (
            <Notice kind="warning">{formatMessage({ id: 'shell.security.fewCodes' })}</Notice>
          )}
          <Row>
            <Button onClick={() => setOpened('newCodes')}>
              {formatMessage({ id: 'shell.security.newCodes' })}
            </Button>
            <Button onClick={() => setOpened('switchOff')}>
              {formatMessage({ id: 'shell.security.switchOff' })}
            </Button>
          </Row>
        </>
      )}
      {!onSince && !opened && (
        <Row>
          <Button kind="main" onClick={() => setOpened('setUp')}>
            {formatMessage({ id: 'shell.security.setUp' })}
          </Button>
          {hasPasskeys && (
            <Button onClick={() => setOpened('passkeys')}>
              {formatMessage({ id: 'shell.security.usePasskeys' })}
            </Button>
          )}
        </Row>
      )}
      {opened === 'setUp' && <SetUpSecondFactor hasPasskeys={hasPasskeys} onClose={close} />}
      {opened === 'passkeys' && <SwitchOnPasskeys onClose={close} />}
      {opened === 'newCodes' && <NewRecoveryCodes hasPasskeys={hasPasskeys} onClose={close} />}
      {opened === 'switchOff' && <SwitchOffSecondFactor hasPasskeys={hasPasskeys} onClose={close} />}
    </Card>
  );
}
