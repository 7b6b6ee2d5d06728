import { Stack, tokens } from '@skep/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { useIntl } from '../use-intl.ts';
import { CopyableText } from './CopyableText.tsx';
import { DeviceFactsFragment } from './DeviceFacts.graphql.ts';
import { useMomentText } from './useMomentText.ts';

export interface DeviceFactsProps {
  device: FragmentType<typeof DeviceFactsFragment>;
  /** Names of device types by their keys. */
  typeNames: ReadonlyMap<string, string>;
}

/** What is known of a device; what nobody has said is left out. */
export function DeviceFacts({ device, typeNames }: DeviceFactsProps) {
  const { formatMessage, formatNumber } = useIntl();
  const momentText = useMomentText();
  const facts = readFragment(DeviceFactsFragment, device);
  const { hive, intervalMinutes: minutes, transmissionRatio } = facts;
  const ratio = transmissionRatio ?? 1;
  const volts = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return (
    <Stack gap={8}>
      <List>
        <Fact name={formatMessage({ id: 'devices.hive' })}>
          {hive
            ? formatMessage({ id: 'devices.hiveOfApiary' }, { hive: hive.name, apiary: hive.apiary.name })
            : formatMessage({ id: 'devices.noHive' })}
        </Fact>
        <Fact name={formatMessage({ id: 'devices.lastMessage' })}>
          {facts.lastMessageAt
            ? momentText(facts.lastMessageAt)
            : formatMessage({ id: 'devices.neverHeard' })}
        </Fact>
        {facts.batteryVolts != null && (
          <Fact name={formatMessage({ id: 'devices.battery' })}>
            {formatMessage({ id: 'devices.volts' }, { volts: formatNumber(facts.batteryVolts, volts) })}
          </Fact>
        )}
        {minutes != null && (
          <Fact name={formatMessage({ id: 'devices.interval' })}>
            {formatMessage({ id: ratio > 1 ? 'devices.everyBatch' : 'devices.every' }, { minutes, ratio })}
          </Fact>
        )}
        <Fact name={formatMessage({ id: 'devices.type' })}>{typeNames.get(facts.type) ?? facts.type}</Fact>
        {facts.firmwareVersion && (
          <Fact name={formatMessage({ id: 'devices.firmware' })}>{facts.firmwareVersion}</Fact>
        )}
      </List>
      {facts.isOwner && <CopyableText label={formatMessage({ id: 'devices.key' })} value={facts.key} />}
    </Stack>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Name>{name}</Name>
      <Value>{children}</Value>
    </div>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: ${tokens.space[12]} ${tokens.space[16]};
  margin: 0;
`;

const Name = styled.dt`
  font-size: ${tokens.font.sizeSmall};
  color: ${tokens.color.textMuted};
`;

const Value = styled.dd`
  margin: 0;
  overflow-wrap: anywhere;
`;
