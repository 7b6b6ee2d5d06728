import { Link, useParams, useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { Card, Grid, Heading, LinkButton, Page, Row, ScreenStates, Stack } from '@skep/ui';
import { useState } from 'react';
import { ConnectionChip } from '../device/ConnectionChip.tsx';
import { DeviceCurves } from '../device/DeviceCurves.tsx';
import { DeviceFacts } from '../device/DeviceFacts.tsx';
import { UnknownValuesNotice } from '../device/UnknownValuesNotice.tsx';
import { useNotThereState } from '../device/useNotThereState.ts';
import type { DeviceQuery as DeviceAnswer } from '../generated/graphql.ts';
import { ScaleNotice } from '../scale-check/ScaleNotice.tsx';
import { useIntl } from '../use-intl.ts';
import { usePollWhile } from '../usePollWhile.ts';
import { DevicePageLinks } from './DevicePageLinks.tsx';
import { DeviceQuery } from './DeviceScreen.graphql.ts';
import { HiveHistory } from './HiveHistory.tsx';
import { NewestValues } from './NewestValues.tsx';
import { NewKeyButton } from './NewKeyButton.tsx';
import { unknownNames } from './named-values.ts';
import { PastQuestion } from './PastQuestion.tsx';
import { QuarantineCard } from './QuarantineCard.tsx';

/** One device: what is known of it, where it stood, and the ways to what it sends. */
export function DeviceScreen() {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const result = useQuery(DeviceQuery, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const device = result.data?.device;
  const quarantine = result.data?.deviceQuarantine;
  const [isAccepted, setIsAccepted] = useState(false);
  usePollWhile(result, isAccepted && (quarantine?.count ?? 0) > 0);
  const state = useNotThereState(useScreenState(result), device);
  const title = device?.name ?? formatMessage({ id: 'devices.one' });
  useTitle(title);
  return (
    <Page title={title}>
      <ScreenStates state={state}>
        {result.data && device && (
          <Stack gap={16}>
            {quarantine && (
              <QuarantineCard
                quarantine={quarantine}
                isAccepted={isAccepted}
                onAccepted={() => setIsAccepted(true)}
              />
            )}
            <UnknownValuesNotice deviceId={id} names={unknownNames(device, result.data.quantities)} />
            {device.isOwner && isScale(device) && <ScaleNotice deviceId={id} />}
            {result.data.devicePast && <PastQuestion past={result.data.devicePast} />}
            <Content answer={result.data} />
          </Stack>
        )}
      </ScreenStates>
    </Page>
  );
}

function isScale({ newest }: NonNullable<DeviceAnswer['device']>): boolean {
  return newest?.values.some(({ name }) => name === 'weight_kg') === true;
}

function Content({ answer: { device, deviceHives, deviceTypes, quantities } }: { answer: DeviceAnswer }) {
  const { formatMessage } = useIntl();
  if (!device) return null;
  return (
    <Stack gap={16}>
      {device.isOwner && <DevicePageLinks id={device.id} />}
      <Grid minColumn={320} gap={16}>
        <Card as="section">
          <Stack gap={16}>
            <Row justify="between" align="start">
              <Heading level={2}>{formatMessage({ id: 'devices.facts' })}</Heading>
              <ConnectionChip connection={device.connection} />
            </Row>
            <DeviceCurves device={device} />
            <DeviceFacts
              device={device}
              typeNames={new Map(deviceTypes.map(({ key, name }) => [key, name]))}
            />
            {device.isOwner && (
              <Row gap={8}>
                <LinkButton to={`/devices/${device.id}/edit`} as={Link} icon="edit">
                  {formatMessage({ id: 'devices.edit' })}
                </LinkButton>
                <NewKeyButton id={device.id} />
              </Row>
            )}
          </Stack>
        </Card>
        <NewestValues newest={device.newest} quantities={quantities} />
        <HiveHistory places={deviceHives} />
      </Grid>
    </Stack>
  );
}
