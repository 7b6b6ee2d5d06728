import { type MutationFailure, useFailureText, useSummaryProblems } from '@skep/remote-kit';
import { Button, Notice, Page, ProblemSummary, Row, Stack } from '@skep/ui';
import type { ReactNode, SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { buildLabels } from '../hive-build/build-labels.ts';
import { HiveFields, type HiveFieldsProps } from './HiveFields.tsx';

export interface HiveFormPageProps extends HiveFieldsProps {
  title: string;
  onSubmit: (event: SubmitEvent) => void;
  onCancel: () => void;
  isSaving: boolean;
  /** What the server said against it, when it was not about a field. */
  failure: MutationFailure | undefined;
  /** Stands below the form. */
  below?: ReactNode;
  /** Stands beside the title. */
  actions?: ReactNode;
}

/** The page of a hive's form: what is wrong, the fields, and the way out. */
export function HiveFormPage(props: HiveFormPageProps) {
  const { title, onSubmit, onCancel, isSaving, failure, below, actions, ...fields } = props;
  const intl = useIntl();
  const { formatMessage } = intl;
  const failureText = useFailureText();
  const { errors } = fields.form.formState;
  const problems = useSummaryProblems(errors, {
    name: formatMessage({ id: 'hives.name' }),
    apiaryId: formatMessage({ id: 'hives.apiary' }),
    order: formatMessage({ id: 'hives.order' }),
    ...buildLabels(intl, fields.form.watch('layers').length),
  });

  return (
    <Page title={title} actions={actions}>
      <form noValidate onSubmit={onSubmit}>
        <Stack gap={16}>
          <ProblemSummary
            title={formatMessage({ id: 'hives.problems' })}
            problems={problems}
            attempt={fields.form.formState.submitCount}
          />
          <HiveFields {...fields} />
          {failure && problems.length === 0 && <Notice kind="problem">{failureText(failure)}</Notice>}
          <Row gap={12}>
            <Button kind="main" type="submit" isBusy={isSaving}>
              {formatMessage({ id: 'hives.save' })}
            </Button>
            <Button kind="quiet" onClick={onCancel}>
              {formatMessage({ id: 'hives.cancel' })}
            </Button>
          </Row>
        </Stack>
      </form>
      {below}
    </Page>
  );
}
