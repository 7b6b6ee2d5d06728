import { SavedForm, type SavedFormState } from '@skep/remote-kit/form';
import { Card, Heading, Stack, Text } from '@skep/ui';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { ChecklistFields } from '../checklist/ChecklistFields.tsx';
import { type ChecklistItem, checklistTree } from '../checklist/checklist-tree.ts';
import type { QuestionFieldProps } from '../checklist/QuestionField.tsx';
import { useIntl } from '../use-intl.ts';
import { GeneralFields, WhenField } from './GeneralFields.tsx';
import type { FoundInspection, InspectionValues } from './inspection-values.ts';
import { SaveBar, SaveButtons } from './SaveBar.tsx';

export interface InspectionFormProps {
  saved: SavedFormState<InspectionValues, FoundInspection>;
  checklist: { name: string; items: readonly ChecklistItem[] } | undefined;
  places: QuestionFieldProps['places'];
  /** Given when there is a next hive to go on with. */
  onNext?: (() => void) | undefined;
}

/** The general questions first, since they are all that a quick visit needs; then the checklist. */
export function InspectionForm({ saved, checklist, places, onNext }: InspectionFormProps) {
  const { formatMessage } = useIntl();
  const { form, isSending, cancel } = saved;
  const categories = useMemo(() => checklistTree(checklist?.items ?? []), [checklist]);
  const isDated = Boolean(useWatch({ control: form.control, name: 'inspectedAt' }));
  return (
    <SavedForm
      of={saved}
      end={SaveBar}
      buttons={<SaveButtons isBusy={isSending} onNext={onNext} onCancel={cancel} />}
    >
      <Card>
        <Stack gap={24}>
          <WhenField form={form} />
          {!isDated && <Text tone="muted">{formatMessage({ id: 'inspections.dateFirst' })}</Text>}
          <Guarded disabled={!isDated}>
            <GeneralFields form={form} />
          </Guarded>
        </Stack>
      </Card>
      {checklist && categories.length > 0 && (
        <Guarded disabled={!isDated}>
          <Stack gap={12}>
            <Heading level={2}>{checklist.name}</Heading>
            <ChecklistFields categories={categories} form={form} places={places} />
          </Stack>
        </Guarded>
      )}
    </SavedForm>
  );
}

const Guarded = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  &:disabled {
    opacity: 0.5;
  }
`;
