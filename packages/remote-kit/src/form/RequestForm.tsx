import { Button, type ButtonKind, Notice, Row, Stack } from '@skep/ui';
import { ProblemSummary } from '@skep/ui/form';
import { type ComponentType, Fragment, type ReactNode, type SyntheticEvent, useMemo, useState } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { createNamedFields, FormPlaceContext, type NamedFields } from './named-fields.ts';
import { useFormProblems } from './useFormProblems.ts';
import type { SentFormState } from './useRequestForm.ts';

export interface RequestFormProps<Values extends FieldValues, Output> extends FormPartsProps {
  /** `isDone`: nothing can be typed any more. Default: false. */
  of: SentFormState<Values, Output> & { isDone?: boolean };
  /** For buttons that stand outside of it. Default: none. */
  id?: string;
  /** Prefix of the ids of the fields, where a page has several forms. Default: nothing. */
  idPrefix?: string;
}

interface FormPartsProps {
  /** Default: "Save". */
  submitLabel?: string;
  /** Default: `main`. */
  submitKind?: ButtonKind;
  /** Leaves or closes the form. Default: there is no such button. */
  onCancel?: () => void;
  /** Default: "Cancel". */
  cancelLabel?: string;
  /** Stand after these buttons. */
  moreButtons?: ReactNode;
  /** Instead of all buttons; `false`: they stand elsewhere. */
  buttons?: ReactNode;
  /** The container of a failure's sentence and the buttons, such as a bar in reach of the thumb. Default: a stack. */
  end?: ComponentType<{ children: ReactNode }>;
  /** Above the list of what is wrong with its fields. Default: "Some answers are missing or need correcting". */
  problemsTitle?: string;
  /** A way out of a failure, below its sentence. */
  failureAction?: ReactNode;
  /** Instead of sending, as where a step leads to the next one. */
  onSubmit?: (event: SyntheticEvent) => void;
  /** Tells one form of a page from the others. */
  'aria-label'?: string;
  /** Above everything, as what was typed the last time. Default: nothing. */
  start?: ReactNode;
  children: ReactNode;
}

/**
 * A form from what is wrong with it to its buttons.
 * Accessibility: what is wrong is shown at its field and in a summary above, which takes the focus once for each attempt
 * to save and never from a person who is putting things right.
 */
export function RequestForm<Values extends FieldValues, Output>({
  of: { form, submit, isSending, failure, isDone = false },
  id,
  idPrefix = '',
  onSubmit = submit,
  ...parts
}: RequestFormProps<Values, Output>) {
  const [fields] = useState(createNamedFields);
  const place = useMemo(() => ({ fields, idPrefix }), [fields, idPrefix]);
  return (
    <FormProvider {...form}>
      <FormPlaceContext value={place}>
        <form id={id} noValidate onSubmit={onSubmit} aria-label={parts['aria-label']}>
          <FormParts {...parts} fields={fields} isSending={isSending} failure={failure} isDone={isDone} />
        </form>
      </FormPlaceContext>
    </FormProvider>
  );
}

interface PlacedPartsProps
  extends FormPartsProps,
    Pick<SentFormState<FieldValues, unknown>, 'isSending' | 'failure'> {
  fields: NamedFields;
  isDone: boolean;
}

function FormParts({
  fields,
  failure,
  failureAction,
  problemsTitle,
  end,
  start,
  isDone,
  children,
  ...buttons
}: PlacedPartsProps) {
  const { title, problems, isWhole, attempt } = useFormProblems(fields, failure, problemsTitle);
  const End = end ?? (buttons.buttons === false ? Fragment : EndOfForm);
  return (
    <Stack gap={16}>
      {start}
      <ProblemSummary title={title} problems={problems} attempt={attempt} />
      <Fields inert={isDone}>{children}</Fields>
      <End>
        {isWhole && <Notice kind="problem">{title}</Notice>}
        {failure && failureAction}
        {buttons.buttons ?? <FormButtons {...buttons} />}
      </End>
    </Stack>
  );
}

const Fields = styled.div`
  display: contents;
`;

function EndOfForm({ children }: { children: ReactNode }) {
  return <Stack gap={16}>{children}</Stack>;
}

type FormButtonsProps = Pick<
  PlacedPartsProps,
  'submitLabel' | 'submitKind' | 'isSending' | 'onCancel' | 'cancelLabel' | 'moreButtons'
>;

function FormButtons({
  submitLabel,
  submitKind = 'main',
  isSending,
  onCancel,
  cancelLabel,
  moreButtons,
}: FormButtonsProps) {
  const { formatMessage } = useIntl();
  return (
    <Row gap={12}>
      <Button kind={submitKind} type="submit" isBusy={isSending}>
        {submitLabel ?? formatMessage({ id: 'kit.form.save' })}
      </Button>
      {onCancel && (
        <Button kind="quiet" onClick={onCancel}>
          {cancelLabel ?? formatMessage({ id: 'kit.form.cancel' })}
        </Button>
      )}
      {moreButtons}
    </Row>
  );
}
