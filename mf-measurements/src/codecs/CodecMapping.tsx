import { type CodecField, importUnits } from '@skep/domain';
import { Card, Grid, Heading, Stack } from '@skep/ui';
import { SelectField } from '@skep/ui/form';
import { type Quantity, quantityOptions } from '../device/quantity-options.ts';
import { useIntl } from './use-codec-intl.ts';

interface CodecMappingProps {
  /** Of all values that the codec gave. */
  names: readonly string[];
  fields: readonly CodecField[];
  quantities: readonly Quantity[];
  onChange: (fields: CodecField[]) => void;
}

/** Which quantity, in which unit, each value of the codec is. */
export function CodecMapping({ names, fields, quantities, onChange }: CodecMappingProps) {
  const { formatMessage } = useIntl();
  if (names.length === 0) return null;
  const change = (name: string, field: CodecField | undefined) =>
    onChange([...fields.filter((each) => each.name !== name), ...(field === undefined ? [] : [field])]);
  return (
    <Card as="section">
      <Stack gap={16}>
        <Heading level={2}>{formatMessage({ id: 'codecs.mapping' })}</Heading>
        {names.map((name) => (
          <MappedValue
            key={name}
            name={name}
            field={fields.find((each) => each.name === name)}
            quantities={quantities}
            onChange={(field) => change(name, field)}
          />
        ))}
      </Stack>
    </Card>
  );
}

interface MappedValueProps {
  name: string;
  field: CodecField | undefined;
  quantities: readonly Quantity[];
  onChange: (field: CodecField | undefined) => void;
}

function MappedValue({ name, field, quantities, onChange }: MappedValueProps) {
  const { formatMessage } = useIntl();
  const stored = quantities.find(({ key }) => key === field?.quantity)?.unit ?? '';
  const units = importUnits(stored);
  return (
    <Stack as="section" gap={8}>
      <Heading level={3}>{name}</Heading>
      <Grid minColumn={200} gap={16}>
        <SelectField
          id={`codec-${name}-quantity`}
          label={formatMessage({ id: 'sensors.unknown.quantity' })}
          placeholder={formatMessage({ id: 'codecs.ownName' })}
          options={quantityOptions(quantities)}
          value={field?.quantity}
          onChange={(quantity) =>
            onChange(quantity === undefined ? undefined : { name, quantity, unit: undefined })
          }
          isSearched
        />
        {field !== undefined && units.length > 1 && (
          <SelectField
            id={`codec-${name}-unit`}
            label={formatMessage({ id: 'sensors.unknown.unit' })}
            options={units.map((each) => ({ value: each, label: each }))}
            value={field.unit ?? stored}
            onChange={(unit) => onChange({ ...field, unit: unit === stored ? undefined : unit })}
            isAlwaysChosen
          />
        )}
      </Grid>
    </Stack>
  );
}
