import { feedKinds, type ImportRecordField, treatmentMethods } from '@skep/domain';
import { Heading, Stack, Text, TextField } from '@skep/ui';
import { SelectField } from '@skep/ui/form';
import { useState } from 'react';
import type { FormFieldsProps } from './FormFields.tsx';
import { unsaidFields, withFixed } from './import-mapping.ts';
import { useIntl } from './use-import-files-intl.ts';

/** One value for all rows of what the records need and the file does not say. */
export function FixedFields({ mapping, onChange, isDisabled }: FormFieldsProps) {
  const { formatMessage } = useIntl();
  const fields = unsaidFields(mapping);
  if (fields.length === 0) return null;
  return (
    <Stack gap={16}>
      <Stack gap={4}>
        <Heading level={3}>{formatMessage({ id: 'importFiles.fixed' })}</Heading>
        <Text tone="muted">{formatMessage({ id: 'importFiles.fixedMeans' })}</Text>
      </Stack>
      {fields.map((field) => (
        <FixedField
          key={field}
          field={field}
          text={mapping.fixed?.find((each) => each.field === field)?.text ?? ''}
          isDisabled={isDisabled}
          onChange={(text) => onChange(withFixed(mapping, field, text))}
        />
      ))}
    </Stack>
  );
}

const choices = { method: treatmentMethods, feed: feedKinds } as const;

interface FixedFieldProps {
  field: ImportRecordField;
  text: string;
  isDisabled: boolean;
  onChange: (text: string) => void;
}

function FixedField({ field, text, isDisabled, onChange }: FixedFieldProps) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState(text);
  const label = formatMessage({ id: `importFiles.recordField.${field}` });
  if (field === 'method' || field === 'feed')
    return (
      <SelectField
        label={label}
        isRequired
        isDisabled={isDisabled}
        options={choices[field].map((value) => ({
          value: value as string,
          label: formatMessage({ id: `importFiles.choice.${value}` }),
        }))}
        value={text === '' ? undefined : text}
        onChange={(value) => onChange(value ?? '')}
      />
    );
  return (
    <TextField
      label={label}
      isRequired
      isDisabled={isDisabled}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => typed !== text && onChange(typed)}
    />
  );
}
