import { Field } from '@skep/remote-kit/form';
import { IconButton, Row, tokens } from '@skep/ui';
import { NumberField, SelectField } from '@skep/ui/form';
import styled from 'styled-components';
import { type Quantity, quantityOptions } from '../device/quantity-options.ts';
import { useIntl } from '../use-intl.ts';
import type { TestMessageState } from './useTestMessage.ts';

export interface TestValueRowProps extends Pick<TestMessageState, 'form'> {
  /** Its place among the rows. */
  index: number;
  /** Of what it holds a value. */
  name: string;
  quantities: readonly Quantity[];
  /** Undefined for the only one. */
  onRemove: (() => void) | undefined;
}

export function TestValueRow({ form, index, name, quantities, onRemove }: TestValueRowProps) {
  const { formatMessage } = useIntl();
  return (
    <Row gap={12} align="end">
      <Wide>
        <Field form={form} name={`values.${index}.name`} label={formatMessage({ id: 'setup.quantity' })}>
          {({ onChange, ...field }) => (
            <SelectField
              {...field}
              isRequired
              options={quantityOptions(quantities, [name])}
              onChange={(chosen) => onChange(chosen ?? name)}
            />
          )}
        </Field>
      </Wide>
      <Wide>
        <Field
          form={form}
          name={`values.${index}.value`}
          label={formatMessage({ id: 'setup.number' })}
          ownText={(code) => (code === 'required' ? formatMessage({ id: 'setup.noValue' }) : undefined)}
        >
          {(field) => (
            <NumberField
              {...field}
              // As devices send them, whatever the person reads.
              unit={quantities.find(({ key }) => key === name)?.unit ?? undefined}
              decimals={3}
              step={1}
            />
          )}
        </Field>
      </Wide>
      {onRemove && (
        <IconButton icon="trash" label={formatMessage({ id: 'setup.removeValue' })} onClick={onRemove} />
      )}
    </Row>
  );
}

const Wide = styled.div`
  flex: 1 1 calc(${tokens.space[48]} * 4);
  min-width: 0;
`;
