import { inspectionLimits } from '@skep/domain';
import { useFieldError, useSummaryProblems } from '@skep/remote-kit';
import { Button, Card, Heading, media, Stack, Text, TextField, tokens } from '@skep/ui';
import { DateTimeField, GradeField, localMinute, ProblemSummary, TextArea, YesNoField } from '@skep/ui/form';
import { type ReactNode, useMemo } from 'react';
import { Controller, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { fieldKey } from '../checklist/answers.ts';
import { ChecklistFields } from '../checklist/ChecklistFields.tsx';
import { type ChecklistItem, checklistTree } from '../checklist/checklist-tree.ts';
import type { QuestionFieldProps } from '../checklist/QuestionField.tsx';
import { type InspectionValues, inspectionResolver } from './inspection-values.ts';
import { takeFocus } from './take-focus.ts';

export function useInspectionForm(initial: InspectionValues, items: readonly ChecklistItem[]) {
  const resolver = useMemo(() => inspectionResolver(items), [items]);
  return useForm<InspectionValues>({ defaultValues: initial, resolver, shouldFocusError: false });
}

export interface InspectionFormProps {
  form: UseFormReturn<InspectionValues>;
  checklist: { name: string; items: readonly ChecklistItem[] } | undefined;
  places: QuestionFieldProps['places'];
  onSubmit: (values: InspectionValues) => void;
  /** What the server said of the whole, in words. */
  failure?: string | undefined;
  /** Buttons of the bar that stays within the thumb's reach. */
  actions: ReactNode;
  children?: ReactNode;
}

/** The general questions first, since they are all that a quick visit needs; then the checklist. */
export function InspectionForm({
  form,
  checklist,
  places,
  onSubmit,
  failure,
  actions,
  children,
}: InspectionFormProps) {
  const { formatMessage } = useIntl();
  const labels = useFieldLabels(checklist?.items ?? []);
  const problems = useSummaryProblems(form.formState.errors, labels);
  const categories = useMemo(() => checklistTree(checklist?.items ?? []), [checklist]);
  const inspectedAt = useWatch({ control: form.control, name: 'inspectedAt' });
  const isDated = inspectedAt !== undefined && inspectedAt !== '';
  return (
    <form noValidate onSubmit={form.handleSubmit(onSubmit)}>
      <Stack gap={24}>
        <ProblemSummary
          title={failure ?? formatMessage({ id: 'inspections.problems' })}
          problems={problems}
        />
        {failure !== undefined && problems.length === 0 && (
          <div tabIndex={-1} ref={takeFocus}>
            <Text tone="problem">{failure}</Text>
          </div>
        )}
        {children}
        <Card>
          <Stack gap={24}>
            <WhenField form={form} />
            {!isDated && <Text tone="muted">{formatMessage({ id: 'inspections.dateFirst' })}</Text>}
            <Guarded disabled={!isDated}>
              <GeneralFields form={form} />
            </Guarded>
          </Stack>
        </Card>
        <Guarded disabled={!isDated}>
          <Stack gap={12}>
            {checklist && categories.length > 0 && (
              <>
                <Heading level={2}>{checklist.name}</Heading>
                <ChecklistFields categories={categories} form={form} places={places} />
              </>
            )}
          </Stack>
        </Guarded>
        <SaveBar>{actions}</SaveBar>
      </Stack>
    </form>
  );
}

/** Nothing is asked before the day is known: every answer belongs to a moment. */
function WhenField({ form }: Pick<InspectionFormProps, 'form'>) {
  const { formatMessage } = useIntl();
  const fieldError = useFieldError(form.formState.errors);
  return (
    <Controller
      control={form.control}
      name="inspectedAt"
      render={({ field }) => (
        <DateTimeField
          {...field}
          id="inspectedAt"
          label={formatMessage({ id: 'inspections.when' })}
          isRequired
          max={`${localMinute(new Date()).slice(0, 10)}T23:59`}
          nowLabel={formatMessage({ id: 'inspections.now' })}
          error={fieldError('inspectedAt')}
        />
      )}
    />
  );
}

function GeneralFields({ form }: Pick<InspectionFormProps, 'form'>) {
  const { formatMessage } = useIntl();
  const { control, register } = form;
  const fieldError = useFieldError(form.formState.errors);
  return (
    <Stack gap={24}>
      <Controller
        control={control}
        name="impression"
        render={({ field }) => (
          <GradeField
            {...field}
            id="impression"
            label={formatMessage({ id: 'inspections.impression' })}
            error={fieldError('impression')}
          />
        )}
      />
      <Controller
        control={control}
        name="needsAttention"
        render={({ field }) => (
          <YesNoField
            {...field}
            id="needsAttention"
            isYesBad
            label={formatMessage({ id: 'inspections.needsAttention' })}
            error={fieldError('needsAttention')}
          />
        )}
      />
      <TextArea
        {...register('notes')}
        id="notes"
        maxLength={inspectionLimits.notesLength}
        label={formatMessage({ id: 'inspections.notes' })}
        error={fieldError('notes')}
      />
      <TextField
        {...register('reminder')}
        id="reminder"
        label={formatMessage({ id: 'inspections.reminder' })}
        hint={formatMessage({ id: 'inspections.reminderHint' })}
        error={fieldError('reminder')}
      />
      <Controller
        control={control}
        name="reminderAt"
        render={({ field }) => (
          <DateTimeField
            {...field}
            id="reminderAt"
            isNowHidden
            label={formatMessage({ id: 'inspections.reminderAt' })}
            error={fieldError('reminderAt')}
          />
        )}
      />
    </Stack>
  );
}

/** Names of all fields in the order of the form, for the summary of what is wrong. */
function useFieldLabels(items: readonly ChecklistItem[]): Record<string, string> {
  const { formatMessage } = useIntl();
  const general = [
    'hiveId',
    'inspectedAt',
    'impression',
    'needsAttention',
    'notes',
    'reminder',
    'reminderAt',
  ];
  return Object.fromEntries([
    ...general.map((name) => [name, formatMessage({ id: 'inspections.fieldName' }, { name })]),
    ...items.map(({ id, name }) => [`answers.${fieldKey(id)}`, name]),
  ]);
}

export interface SaveButtonsProps {
  isBusy: boolean;
  /** Given when there is a next hive to go on with. */
  onNext?: (() => void) | undefined;
  onCancel: () => void;
}

export function SaveButtons({ isBusy, onNext, onCancel }: SaveButtonsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <OnlyWide>
        <Button kind="quiet" onClick={onCancel}>
          {formatMessage({ id: 'inspections.cancel' })}
        </Button>
      </OnlyWide>
      {onNext && (
        <Button icon="arrowRight" isBusy={isBusy} onClick={onNext}>
          {formatMessage({ id: 'inspections.saveAndNext' })}
        </Button>
      )}
      <Button kind="main" type="submit" isBusy={isBusy}>
        {formatMessage({ id: 'inspections.save' })}
      </Button>
    </>
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

/** On a phone the top bar leads back, and the thumb's bar is for saving. */
const OnlyWide = styled.div`
  display: contents;
  ${media.phone} {
    display: none;
  }
`;

const SaveBar = styled.div`
  position: sticky;
  z-index: 5;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[8]};
  justify-content: flex-end;
  padding: ${tokens.space[12]};
  border: ${tokens.borderWidth} solid ${tokens.color.border};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.surface};
  /* Above the tabs that the shell keeps at the bottom of a phone. */
  ${media.phone} {
    & > button {
      flex: 1 1 auto;
    }
    bottom: calc(${tokens.size.targetMain} + ${tokens.space[12]} + env(safe-area-inset-bottom));
  }
`;
