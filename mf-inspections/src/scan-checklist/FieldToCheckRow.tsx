import { Field, NamedField, TypedField, useFormValue } from '@skep/remote-kit/form';
import { Button, Card, Chip, media, Row, Stack, Text, TextField, tokens } from '@skep/ui';
import { DateTimeField, GradeField, localMinute, TextArea, YesNoField } from '@skep/ui/form';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import type { ChecklistItem } from '../checklist-inputs/checklist-tree.ts';
import { QuestionField, type QuestionFieldProps } from '../checklist-inputs/QuestionField.tsx';
import type { InspectionFormState } from '../inspection-form/useInspectionForm.ts';
import { GridCell } from '../new-inspection/GridCell.tsx';
import { CutOut } from './CutOut.tsx';
import type { FieldToCheck, GeneralName } from './read-fields.ts';
import { useIntl } from './use-from-paper-intl.ts';

export interface FieldToCheckRowProps {
  form: InspectionFormState;
  field: FieldToCheck;
  places: QuestionFieldProps['places'];
  /** Of the page that it is on; undefined: there is none any more. */
  picture: string | undefined;
  /** `open`: it needs a check and nobody has looked. */
  state: 'open' | 'checked' | 'unasked';
  /** The person has looked: it is right as it is. */
  onChecked: () => void;
  /** By which it is found, to be gone to. */
  id: string;
}

/**
 * What was read next to the picture of its place.
 * Accessibility: a group named by the question; enter says that it is right, and goes to the next that is open.
 */
export function FieldToCheckRow(props: FieldToCheckRowProps) {
  const { form, field, places, picture, state, onChecked, id } = props;
  const { formatMessage } = useIntl();
  const { read, place } = field;
  // It may not stay empty.
  const isDateMissing = field.key === 'inspectedAt' && field.value === '';
  const name = place.kind === 'cell' ? `${place.hive.name}: ${place.column.label}` : read.label;

  function enterIsRight(event: KeyboardEvent) {
    const isLine = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
    if (event.key !== 'Enter' || !isLine) return;
    event.preventDefault();
    onChecked();
  }

  return (
    <Card>
      <SideBySide id={id} role="group" aria-label={name} onKeyDown={enterIsRight}>
        {picture && (
          <CutOut
            src={picture}
            area={read.area}
            label={formatMessage({ id: 'fromPaper.cutOut' }, { label: name })}
          />
        )}
        <Stack gap={8}>
          {state !== 'unasked' && (
            <Row>
              <Chip
                tone={state === 'open' ? 'warning' : 'success'}
                icon={state === 'open' ? 'attention' : 'check'}
              >
                {formatMessage({ id: state === 'open' ? 'fromPaper.pleaseCheck' : 'fromPaper.checked' })}
              </Chip>
            </Row>
          )}
          {place.kind === 'item' && (
            <ItemField form={form} item={place.item} name={field.key} places={places} />
          )}
          {place.kind === 'general' && <GeneralField form={form} name={place.name} />}
          {place.kind === 'cell' && (
            <>
              <Text isBold>{name}</Text>
              <GridCell form={form} hive={place.hive} column={place.column} isQuestionAbove />
            </>
          )}
          {state === 'open' && !isDateMissing && (
            <Row>
              <Button icon="check" onClick={onChecked}>
                {formatMessage({ id: field.value === '' ? 'fromPaper.staysEmpty' : 'fromPaper.isRight' })}
              </Button>
            </Row>
          )}
        </Stack>
      </SideBySide>
    </Card>
  );
}

interface ItemFieldProps {
  form: InspectionFormState;
  item: ChecklistItem;
  name: string;
  places: QuestionFieldProps['places'];
}

function ItemField({ form, item, name, places }: ItemFieldProps) {
  const path = `answers.${name}` as const;
  const { value, onChange } = useFormValue(form, path);
  return (
    <NamedField name={path} label={item.name}>
      {(parts) => (
        <QuestionField {...parts} item={item} value={value ?? ''} onChange={onChange} places={places} />
      )}
    </NamedField>
  );
}

const lastMinute = () => `${localMinute(new Date()).slice(0, 10)}T23:59`;

/** What every inspection has, as its own form asks it. */
function GeneralField({ form, name }: { form: InspectionFormState; name: GeneralName }) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: name === 'inspectedAt' ? 'inspections.when' : `inspections.${name}` });
  switch (name) {
    case 'inspectedAt':
      return (
        <Field form={form} name={name} label={label}>
          {(parts) => <DateTimeField {...parts} isRequired max={lastMinute()} />}
        </Field>
      );
    case 'reminderAt':
      return (
        <Field form={form} name={name} label={label}>
          {(parts) => <DateTimeField {...parts} isNowHidden />}
        </Field>
      );
    case 'impression':
      return (
        <Field form={form} name={name} label={label}>
          {(parts) => <GradeField {...parts} />}
        </Field>
      );
    case 'needsAttention':
      return (
        <Field form={form} name={name} label={label}>
          {(parts) => <YesNoField {...parts} isYesBad />}
        </Field>
      );
    case 'notes':
      return (
        <TypedField form={form} name={name} label={label}>
          {(parts) => <TextArea {...parts} />}
        </TypedField>
      );
    case 'reminder':
      return (
        <TypedField form={form} name={name} label={label}>
          {(parts) => <TextField {...parts} />}
        </TypedField>
      );
  }
}

const SideBySide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: ${tokens.space[16]};
  align-items: start;
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.space[8]};
  }
`;
