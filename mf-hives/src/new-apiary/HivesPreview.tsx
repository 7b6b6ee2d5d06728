import { Heading, HiveDrawing, Stack, Text, tokens } from '@skep/ui';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { NewApiaryValues } from './apiary-values.ts';
import { previewNames } from './preview.ts';

export interface HivesPreviewProps {
  hives: NewApiaryValues['hives'];
}

/** The hives as they will stand there, while they are being numbered. */
export function HivesPreview({ hives }: HivesPreviewProps) {
  const { formatMessage } = useIntl();
  const { amount, prefix, firstNumber, layers, color } = hives;
  const names = previewNames(amount, prefix.trim(), firstNumber);
  return (
    <Stack gap={12}>
      <Heading level={3}>{formatMessage({ id: 'hives.preview' })}</Heading>
      {names.length === 0 ? (
        <Text tone="muted">{formatMessage({ id: 'hives.previewEmpty' })}</Text>
      ) : (
        <Ground>
          {names.map((name) => (
            <Place key={name}>
              <HiveDrawing layers={layers} color={color} size="small" label="" />
              <Text size="small">{name}</Text>
            </Place>
          ))}
        </Ground>
      )}
    </Stack>
  );
}

const Ground = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${tokens.space[16]};
  margin: 0;
  padding: ${tokens.space[16]};
  border-radius: ${tokens.radius.large};
  background: ${tokens.color.sunken};
  list-style: none;
`;

const Place = styled.li`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${tokens.space[4]};
  max-width: 7rem;
  text-align: center;
`;
