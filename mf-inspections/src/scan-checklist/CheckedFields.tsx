import { Button, Heading, Stack } from '@skep/ui';
import { type ReactNode, useState } from 'react';
import type { QuestionFieldProps } from '../checklist-inputs/QuestionField.tsx';
import type { InspectionFormState } from '../inspection-form/useInspectionForm.ts';
import { FieldToCheckRow } from './FieldToCheckRow.tsx';
import type { FieldToCheck } from './read-fields.ts';
import { useIntl } from './use-from-paper-intl.ts';
import type { Checking } from './useChecking.ts';

export interface CheckedFieldsProps {
  form: InspectionFormState;
  fields: readonly FieldToCheck[];
  checking: Checking;
  places: QuestionFieldProps['places'];
  /** Of the pages that are laid flat, by id. */
  pictures: ReadonlyMap<string, string | undefined>;
}

const groups = [
  { group: 'asked', title: 'fromPaper.asked' },
  { group: 'read', title: 'fromPaper.readFields' },
] as const;

/** Field by field next to its picture: unsure ones, read ones, and empty ones on request. */
export function CheckedFields({ form, fields, checking, places, pictures }: CheckedFieldsProps) {
  const { formatMessage } = useIntl();
  const row = (field: FieldToCheck) => (
    <FieldToCheckRow
      key={field.key}
      id={checking.idOf(field)}
      form={form}
      field={field}
      places={places}
      picture={pictures.get(field.read.pageId)}
      state={checking.stateOf(field)}
      onChecked={() => checking.check(field)}
    />
  );
  return (
    <>
      {groups.map(({ group, title }) => {
        const some = fields.filter((field) => field.group === group);
        if (some.length === 0) return null;
        return (
          <Stack key={group} gap={12} as="section">
            <Heading level={2}>{formatMessage({ id: title }, { count: some.length })}</Heading>
            {some.map(row)}
          </Stack>
        );
      })}
      <EmptyFields fields={fields.filter(({ group }) => group === 'empty')} row={row} />
    </>
  );
}

/** Most of a sheet is empty: it is shown to who looks for it. */
function EmptyFields({
  fields,
  row,
}: {
  fields: readonly FieldToCheck[];
  row: (field: FieldToCheck) => ReactNode;
}) {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  if (fields.length === 0) return null;
  return (
    <Stack gap={12} as="section">
      <div>
        <Button
          kind="quiet"
          icon={isOpen ? 'chevronUp' : 'chevronDown'}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {formatMessage({ id: 'fromPaper.emptyFields' }, { count: fields.length })}
        </Button>
      </div>
      {isOpen && fields.map(row)}
    </Stack>
  );
}
