import { NamedField, useFormValue } from '@skep/remote-kit/form';
import { media, TextField, tokens } from '@skep/ui';
import { SelectField } from '@skep/ui/form';
import styled from 'styled-components';
import { SteppedAnswerField } from '../checklist-inputs/AnswerFields.tsx';
import { hiveKey } from '../inspection-form/inspection-values.ts';
import { useIntl } from '../inspection-form/use-form-intl.ts';
import type { InspectionFormState } from '../inspection-form/useInspectionForm.ts';
import type { GridColumn } from './grid-columns.ts';

export interface GridCellProps {
  form: InspectionFormState;
  hive: { id: string; name: string };
  column: GridColumn;
  /** Its question is above it in any case. Default: only where there is room for a head; on a phone the cell has it. */
  isQuestionAbove?: boolean;
}

/** One answer of one hive: empty is as for all. */
export function GridCell({ form, hive, column, isQuestionAbove = false }: GridCellProps) {
  const { formatMessage } = useIntl();
  const name = `own.${hiveKey(hive.id)}.${column.key}` as const;
  const { value = '', onChange } = useFormValue(form, name);
  const asForAll = formatMessage({ id: 'inspect.asForAll' });
  return (
    <NamedField name={name} label={`${column.label} – ${hive.name}`}>
      {(field) => (
        <>
          {!isQuestionAbove && <Question aria-hidden="true">{column.label}</Question>}
          {column.number ? (
            <SteppedAnswerField
              field={{ ...field, isLabelHidden: true }}
              item={column.number}
              value={value}
              onChange={onChange}
            />
          ) : column.choices ? (
            <SelectField
              {...field}
              isLabelHidden
              options={column.choices}
              placeholder={asForAll}
              value={value === '' ? undefined : value}
              onChange={(next) => onChange(next ?? '')}
            />
          ) : (
            <TextField
              {...field}
              isLabelHidden
              placeholder={asForAll}
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
          )}
        </>
      )}
    </NamedField>
  );
}

/** Where no head is above: see HiveGrid. */
const Question = styled.span`
  display: none;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.sizeSmall};
  ${media.phone} {
    display: block;
  }
`;
