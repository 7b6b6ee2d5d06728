import {
  isFailure,
  type MutationFailure,
  setServerProblems,
  useFailureText,
  useFormGuard,
  useNavigation,
  useNotify,
  useSummaryProblems,
} from '@skep/remote-kit';
import { Button, Card, Heading, Notice, Page, ProblemSummary, Row, Stack } from '@skep/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { EditedQueenFragment } from './edited-queen.graphql.ts';
import type { KnownQueenFragment } from './KnownQueens.graphql.ts';
import { KnownQueens } from './KnownQueens.tsx';
import { QueenFields, type QueenFieldsProps } from './QueenFields.tsx';
import { newQueen, sentQueen, valuesOfQueen } from './queen-values.ts';
import { useCreateQueen } from './useCreateQueen.ts';
import { useDeleteQueen } from './useDeleteQueen.ts';
import { useQueenForm } from './useQueenForm.ts';
import { useUpdateQueen } from './useUpdateQueen.tsx';

type Queen = FragmentType<typeof EditedQueenFragment> & FragmentType<typeof KnownQueenFragment>;

export interface QueenFormProps extends Pick<QueenFieldsProps, 'races' | 'mothers'> {
  title: string;
  hiveId: string;
  /** Undefined: the hive has none yet. */
  present: Queen | undefined;
  earlier: readonly Queen[];
}

const fields = ['name', 'raceId', 'birthDate', 'color', 'line', 'tree', 'description', 'motherId'] as const;

/** The present queen's form; with "new queen" it becomes that of her successor, and she stands among the earlier. */
export function QueenForm({ title, hiveId, present, earlier, races, mothers }: QueenFormProps) {
  const { formatMessage } = useIntl();
  const navigation = useNavigation();
  const notify = useNotify();
  const failureText = useFailureText();
  const edited = readFragment(EditedQueenFragment, present);
  const [isNew, setIsNew] = useState(edited === undefined);
  const [failure, setFailure] = useState<MutationFailure>();
  const form = useQueenForm(edited ? valuesOfQueen(edited) : newQueen);
  const guard = useFormGuard(form.formState.isDirty);
  const creation = useCreateQueen(hiveId);
  const update = useUpdateQueen(edited, form);
  const deletion = useDeleteQueen();
  const labels = Object.fromEntries(
    fields.map((name) => [name, formatMessage({ id: 'hives.queenField' }, { name })]),
  );
  const problems = useSummaryProblems(form.formState.errors, labels);
  const leave = () => guard.leave(() => navigation.back('/'));

  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    const answer = isNew ? await creation.run(sentQueen(values)) : await update.run(values);
    if (answer === undefined) return;
    if (isFailure(answer)) {
      setFailure(answer);
      return setServerProblems(form.setError, answer);
    }
    notify({ kind: 'success', text: formatMessage({ id: 'hives.queenSaved' }) });
    leave();
  });

  function beginNew() {
    form.reset(newQueen);
    setIsNew(true);
  }

  const actions = edited && !isNew && (
    <Row gap={8}>
      <Button icon="add" onClick={beginNew}>
        {formatMessage({ id: 'hives.newQueen' })}
      </Button>
      <Button
        icon="trash"
        isBusy={deletion.isRunning}
        onClick={async () => {
          if (await deletion.run(edited)) leave();
        }}
      >
        {formatMessage({ id: 'hives.deleteQueen' })}
      </Button>
    </Row>
  );

  return (
    <Page title={title} actions={actions || undefined} maxWidth="readable">
      <form noValidate onSubmit={submit}>
        <Stack gap={16}>
          <ProblemSummary
            title={formatMessage({ id: 'hives.problems' })}
            problems={problems}
            attempt={form.formState.submitCount}
          />
          <Card as="section">
            <Heading level={2}>
              {formatMessage({ id: isNew ? 'hives.newQueen' : 'hives.presentQueen' })}
            </Heading>
            <Stack gap={24}>
              <QueenFields
                form={form}
                races={races}
                mothers={mothers}
                queenId={isNew ? undefined : edited?.id}
              />
            </Stack>
          </Card>
          {failure && problems.length === 0 && <Notice kind="problem">{failureText(failure)}</Notice>}
          <Row gap={12}>
            <Button kind="main" type="submit" isBusy={creation.isRunning || update.isRunning}>
              {formatMessage({ id: 'hives.save' })}
            </Button>
            <Button kind="quiet" onClick={() => navigation.back('/')}>
              {formatMessage({ id: 'hives.cancel' })}
            </Button>
          </Row>
          <KnownQueens queens={isNew && present ? [present, ...earlier] : earlier} />
        </Stack>
      </form>
      {update.dialog}
    </Page>
  );
}
