import { IconButton, Row, tokens } from '@skep/ui';
import { NumberField, SelectField } from '@skep/ui/form';
import styled from 'styled-components';
import { type Quantity, quantityOptions } from '../device/quantity-options.ts';
import { useIntl } from '../use-intl.ts';
import type { TestValue } from './useTestMessage.ts';

export interface TestValueRowProps {
  row: TestValue;
  quantities: readonly Quantity[];
  onChange: (row: TestValue) => void;
  /** Undefined for the only one. */
  onRemove: (() => void) | undefined;
}

export function TestValueRow({ row, quantities, onChange, onRemove }: TestValueRowProps) {
  const { formatMessage } = useIntl();
  return (
    <Row gap={12} align="end">
      <Wide>
        <SelectField
          label={formatMessage({ id: 'setup.quantity' })}
          isRequired
          options={quantityOptions(quantities, [row.name])}
          value={row.name}
          onChange={(name) => onChange({ ...row, name: name ?? row.name })}
        />
      </Wide>
      <Wide>
        <NumberField
          label={formatMessage({ id: 'setup.number' })}
          // As devices send them, whatever the person reads.
          unit={quantities.find(({ key }) => key === row.name)?.unit ?? undefined}
          decimals={3}
          step={1}
          value={row.value}
          onChange={(value) => onChange({ ...row, value })}
        />
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
