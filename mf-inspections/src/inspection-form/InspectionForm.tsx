import { EntityForm, FormBar, type SavedFormState } from '@skep/remote-kit/form';
import { Card, Heading, Notice, Stack, Text, tokens } from '@skep/ui';
import { type ReactNode, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { ChecklistFields } from '../checklist-inputs/ChecklistFields.tsx';
import { type ChecklistItem, checklistTree } from '../checklist-inputs/checklist-tree.ts';
import type { QuestionFieldProps } from '../checklist-inputs/QuestionField.tsx';
import { ReadingsField } from '../readings/ReadingsField.tsx';
import { GeneralFields, WhenField } from './GeneralFields.tsx';
import type { FoundInspection, InspectionValues } from './inspection-values.ts';
import type { LastTime } from './last-time.ts';
import { SaveButtons } from './SaveButtons.tsx';
import { useIntl } from './use-form-intl.ts';

export interface InspectionFormProps {
  saved: SavedFormState<InspectionValues, FoundInspection>;
  checklist: { name: string; items: readonly ChecklistItem[] } | undefined;
  places: QuestionFieldProps['places'];
  /** Given when there is a next hive to go on with. */
  onNext?: (() => void) | undefined;
  /** What was seen of the hive before. Default: nothing is shown of it. */
  last?: LastTime | undefined;
  /** One form for several hives. Default: for one. */
  isOfMany?: boolean;
  /** Below the name of the checklist, as the choice of another. Default: nothing. */
  checklistHead?: ReactNode;
  /** Between the general part and the checklist. Default: nothing. */
  middle?: ReactNode;
}

/** The general questions first, since they are all that a quick visit needs; then the checklist. */
export function InspectionForm({
  saved,
  checklist,
  places,
  last,
  isOfMany = false,
  ...parts
}: InspectionFormProps) {
  const { formatMessage } = useIntl();
  const { form, isSending, cancel } = saved;
  const categories = useMemo(() => checklistTree(checklist?.items ?? []), [checklist]);
  const isDated = Boolean(useWatch({ control: form.control, name: 'inspectedAt' }));
  return (
    <EntityForm
      of={saved}
      end={FormBar}
      buttons={<SaveButtons isBusy={isSending} onNext={parts.onNext} onCancel={cancel} />}
    >
      <ForGloves>
        {last?.inspection?.nextNotes && (
          <Notice kind="information">
            {formatMessage({ id: 'inspect.notedForNow' }, { text: last.inspection.nextNotes })}
          </Notice>
        )}
        <Card>
          <Stack gap={24}>
            <WhenField form={form} />
            {!isDated && <Text tone="muted">{formatMessage({ id: 'inspections.dateFirst' })}</Text>}
            <Guarded disabled={!isDated}>
              <GeneralFields form={form} last={last} isOfMany={isOfMany} />
            </Guarded>
          </Stack>
        </Card>
        <Guarded disabled={!isDated}>
          <ReadingsField form={form} isOfMany={isOfMany} />
        </Guarded>
        {parts.middle && <Guarded disabled={!isDated}>{parts.middle}</Guarded>}
        {checklist && (
          <Guarded disabled={!isDated}>
            <Stack gap={12}>
              <Heading level={2}>{checklist.name}</Heading>
              {parts.checklistHead}
              <ChecklistFields categories={categories} form={form} places={places} before={last?.answers} />
            </Stack>
          </Guarded>
        )}
      </ForGloves>
    </EntityForm>
  );
}

/** It only disables what is in it: a group without a name would be read out. */
const Guarded = styled.fieldset.attrs({ role: 'none' })`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  &:disabled {
    opacity: 0.5;
  }
`;

/** Whatever is pressed is as large as a thumb in a glove. */
const ForGloves = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[16]};
  @media (pointer: coarse) {
    button,
    select,
    label:has(> input),
    input:not([type='radio'], [type='checkbox']) {
      min-height: ${tokens.size.targetMain};
    }
  }
`;
