import { Button, Card, Heading, Notice, Row, Stack, Text } from '@skep/ui';
import type { Quantity } from '../device/quantity-options.ts';
import { useMeasuredText } from '../device/useMeasuredText.ts';
import { useIntl } from '../use-intl.ts';
import { TestValueRow } from './TestValueRow.tsx';
import { useTestMessage } from './useTestMessage.ts';

export interface TestMessageProps {
  deviceId: string;
  /** What its definitions make something of. */
  inputs: readonly string[];
  quantities: readonly Quantity[];
}

/** Values as the device would send them, and what would be stored of them. Nothing is. */
export function TestMessage({ deviceId, inputs, quantities }: TestMessageProps) {
  const { formatMessage } = useIntl();
  const test = useTestMessage(deviceId, inputs);
  const measuredText = useMeasuredText();
  const quantityOf = (key: string) => quantities.find((quantity) => quantity.key === key);
  return (
    <Card as="section">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          test.run();
        }}
      >
        <Stack gap={16}>
          <Heading level={2}>{formatMessage({ id: 'setup.test' })}</Heading>
          <Text tone="muted">{formatMessage({ id: 'setup.testAbout' })}</Text>
          {test.rows.map((row) => (
            <TestValueRow
              key={row.id}
              row={row}
              quantities={quantities}
              onChange={test.change}
              onRemove={test.rows.length > 1 ? () => test.remove(row.id) : undefined}
            />
          ))}
          <Row gap={8}>
            <Button kind="main" type="submit" isBusy={test.isRunning}>
              {formatMessage({ id: 'setup.try' })}
            </Button>
            <Button icon="add" onClick={test.add}>
              {formatMessage({ id: 'setup.addValue' })}
            </Button>
          </Row>
          {test.outcome.kind === 'problem' && <Notice kind="problem">{test.outcome.text}</Notice>}
          {test.outcome.kind === 'tested' && (
            <Notice kind="success">
              <Stack gap={4}>
                <span>{formatMessage({ id: 'setup.wouldBe' }, { count: test.outcome.values.length })}</span>
                {test.outcome.values.map(({ name, value }) => (
                  <span key={name}>
                    {formatMessage(
                      { id: 'setup.value' },
                      {
                        name: quantityOf(name)?.name ?? name,
                        key: name,
                        value: measuredText(value, quantityOf(name)?.unit, 3),
                      },
                    )}
                  </span>
                ))}
              </Stack>
            </Notice>
          )}
        </Stack>
      </form>
    </Card>
  );
}
