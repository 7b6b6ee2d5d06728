import { type MutationFailure, useFailureText, useSummaryProblems } from '@skep/remote-kit';
import { Button, Card, Heading, Notice, Page, ProblemSummary, Row, Stack } from '@skep/ui';
import type { ReactNode, SubmitEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { AddressFields } from '../apiary-fields/AddressFields.tsx';
import { type ApiaryValues, apiaryLabels } from '../apiary-fields/apiary-values.ts';
import { DetailFields } from '../apiary-fields/DetailFields.tsx';

export interface ApiaryFormPageProps {
  title: string;
  apiaryId: string;
  onSubmit: (event: SubmitEvent) => void;
  onCancel: () => void;
  isSaving: boolean;
  /** What the server said against it, when it was not about a field. */
  failure: MutationFailure | undefined;
  /** Stands beside the title. */
  actions: ReactNode;
}

/** The page of an apiary's form: what is wrong, the fields, and the way out. */
export function ApiaryFormPage({
  title,
  apiaryId,
  onSubmit,
  onCancel,
  isSaving,
  failure,
  actions,
}: ApiaryFormPageProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const failureText = useFailureText();
  const { errors, submitCount } = useFormContext<ApiaryValues>().formState;
  const problems = useSummaryProblems(errors, apiaryLabels(intl));
  return (
    <Page title={title} actions={actions} maxWidth="readable">
      <form noValidate onSubmit={onSubmit}>
        <Stack gap={16}>
          <ProblemSummary
            title={formatMessage({ id: 'hives.problems' })}
            problems={problems}
            attempt={submitCount}
          />
          <Card>
            <Heading level={2}>{formatMessage({ id: 'hives.apiary' })}</Heading>
            <Stack gap={24}>
              <DetailFields />
            </Stack>
          </Card>
          <Card>
            <Heading level={2}>{formatMessage({ id: 'hives.stepName' }, { step: 'address' })}</Heading>
            <Stack gap={24}>
              <AddressFields apiaryId={apiaryId} />
            </Stack>
          </Card>
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
    </Page>
  );
}
