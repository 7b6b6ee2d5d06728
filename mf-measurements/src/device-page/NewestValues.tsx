import { Button, Card, Heading, Row, Stack, Text, tokens, wholeWords } from '@skep/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useMeasuredText } from '../device/useMeasuredText.ts';
import { useMomentText } from '../device/useMomentText.ts';
import { useIntl } from '../use-intl.ts';
import { type MeasuredQuantity, namedValues } from './named-values.ts';

export interface NewestValuesProps {
  newest: { measuredAt: string; values: readonly { name: string; value: number }[] } | null | undefined;
  quantities: readonly MeasuredQuantity[];
}

/** A base sends some twenty, most of them bands of sound. */
const shownAtFirst = 8;

/** What the device measured last, with what people follow first. */
export function NewestValues({ newest, quantities }: NewestValuesProps) {
  const { formatMessage } = useIntl();
  const measuredText = useMeasuredText();
  const momentText = useMomentText();
  const [isWhole, setIsWhole] = useState(false);
  const values = namedValues(newest?.values ?? [], quantities);
  const shown = isWhole ? values : values.slice(0, shownAtFirst);
  return (
    <Card as="section">
      <Stack gap={12}>
        <Heading level={2}>{formatMessage({ id: 'devices.newest' })}</Heading>
        <Text tone="muted" size="small">
          {newest ? momentText(newest.measuredAt) : formatMessage({ id: 'devices.newestNone' })}
        </Text>
        <Values>
          {shown.map(({ key, name, value, unit }) => (
            <div key={key}>
              <dt>{name}</dt>
              <dd>{measuredText(value, unit)}</dd>
            </div>
          ))}
        </Values>
        {shown.length < values.length && (
          <Row>
            <Button kind="quiet" icon="chevronDown" onClick={() => setIsWhole(true)}>
              {formatMessage({ id: 'devices.newestAll' }, { count: values.length })}
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  );
}

const Values = styled.dl`
  display: grid;
  gap: ${tokens.space[8]};
  margin: 0;
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${tokens.space[16]};
  }
  dt {
    ${wholeWords}
  }
  dd {
    flex: none;
    margin: 0;
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
    font-weight: ${tokens.font.weightBold};
  }
`;
