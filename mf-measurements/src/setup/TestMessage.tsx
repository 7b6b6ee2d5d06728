import { RequestForm } from '@skep/remote-kit/form';
import { Button, Card, Heading, Notice, Stack, Text } from '@skep/ui';
import type { Quantity } from '../device/quantity-options.ts';
import { useMeasuredText } from '../device/useMeasuredText.ts';
import { useIntl } from '../use-intl.ts';
import { TestValueRow } from './TestValueRow.tsx';
import { type TestMessageState, useTestMessage } from './useTestMessage.ts';

export interface TestMessageProps {
  deviceId: string;
  /** What its definitions make something of. */
  inputs: readonly string[];
  quantities: readonly Quantity[];
}

/** Values as the device would send them, and what would be stored of them. Nothing is. */
export function TestMessage({ deviceId, inputs, quantities }: TestMessageProps) {
  const { formatMessage } = useIntl();
  const { rows, add, remove, tested, ...sent } = useTestMessage(deviceId, inputs);
  return (
    <Card as="section">
      <Heading level={2}>{formatMessage({ id: 'setup.test' })}</Heading>
      <Text tone="muted">{formatMessage({ id: 'setup.testAbout' })}</Text>
      <RequestForm
        of={sent}
        submitLabel={formatMessage({ id: 'setup.try' })}
        moreButtons={
          <Button icon="add" onClick={add}>
            {formatMessage({ id: 'setup.addValue' })}
          </Button>
        }
      >
        {rows.map(({ id, name }, index) => (
          <TestValueRow
            key={id}
            form={sent.form}
            index={index}
            name={name}
            quantities={quantities}
            onRemove={rows.length > 1 ? () => remove(id) : undefined}
          />
        ))}
      </RequestForm>
      {tested && <Tested values={tested} quantities={quantities} />}
    </Card>
  );
}

interface TestedProps extends Pick<TestMessageProps, 'quantities'> {
  values: NonNullable<TestMessageState['tested']>;
}

function Tested({ values, quantities }: TestedProps) {
  const { formatMessage } = useIntl();
  const measuredText = useMeasuredText();
  return (
    <Notice kind="success">
      <Stack gap={4}>
        <span>{formatMessage({ id: 'setup.wouldBe' }, { count: values.length })}</span>
        {values.map(({ name: key, value }) => {
          const { name = key, unit } = quantities.find((quantity) => quantity.key === key) ?? {};
          return (
            <span key={key}>
              {formatMessage({ id: 'setup.value' }, { name, key, value: measuredText(value, unit, 3) })}
            </span>
          );
        })}
      </Stack>
    </Notice>
  );
}
