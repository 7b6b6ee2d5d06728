import { Chip, Heading, Row, Stack, Text, tokens } from '@skep/ui';
import styled from 'styled-components';
import type { Quantity } from '../device/quantity-options.ts';
import { useMeasuredText } from '../device/useMeasuredText.ts';
import type { Trial } from './codec-values.ts';
import { useIntl } from './use-codec-intl.ts';
import { useCodecFailureText } from './useCodecFailureText.ts';

interface CodecResultCardProps {
  result: Trial['results'][number];
  quantities: readonly Quantity[];
}

/** What the codec made of one message: the values that would be stored, or why there are none. */
export function CodecResultCard({ result, quantities }: CodecResultCardProps) {
  const { formatMessage, formatNumber } = useIntl();
  const failureText = useCodecFailureText();
  const measuredText = useMeasuredText();
  const { bytes, port, data, warnings, failure, message, values, expected, isAsExpected } = result;
  const valueText = ({ name, value }: { name: string; value: number }) => {
    const quantity = quantities.find(({ key }) => key === name);
    return quantity === undefined
      ? `${name}: ${formatNumber(value, { maximumSignificantDigits: 8 })}`
      : `${quantity.name}: ${measuredText(value, quantity.unit)}`;
  };
  return (
    <Stack as="li" gap={8}>
      <Row justify="between" gap={8}>
        <Heading level={3}>{formatMessage({ id: 'codecs.result' }, { bytes: bytes || '–', port })}</Heading>
        {isAsExpected !== null && (
          <Chip tone={isAsExpected ? 'success' : 'warning'} icon={isAsExpected ? 'check' : 'warning'}>
            {formatMessage({ id: isAsExpected ? 'codecs.asExpected' : 'codecs.notAsExpected' })}
          </Chip>
        )}
      </Row>
      {failure !== null && <Text>{failureText(failure, message ?? '')}</Text>}
      {warnings.map((warning) => (
        <Text key={warning}>{formatMessage({ id: 'inbox.note.codec_warning' }, { message: warning })}</Text>
      ))}
      {values.map((value) => (
        <Text key={value.name}>{valueText(value)}</Text>
      ))}
      {data !== null && <Json aria-label={formatMessage({ id: 'codecs.answer' })}>{data}</Json>}
      {isAsExpected === false && expected !== null && (
        <>
          <Text tone="muted">{formatMessage({ id: 'codecs.expected' })}</Text>
          <Json aria-label={formatMessage({ id: 'codecs.expected' })}>{expected}</Json>
        </>
      )}
    </Stack>
  );
}

const Json = styled.code`
  display: block;
  padding: ${tokens.space[8]};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.sunken};
  overflow-wrap: anywhere;
`;
