import { type QueenForm, queenWhereabouts } from '@skep/domain';
import { useMutationResult, useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { useEntityForm } from '@skep/remote-kit/form';
import { Text } from '@skep/ui';
import { useFormContext } from 'react-hook-form';
import * as v from 'valibot';
import { StepForm } from '../colony-history/StepForm.tsx';
import { useIntl } from '../colony-history/use-life-intl.ts';
import { useStepDraft } from '../colony-history/useStepDraft.ts';
import { ReadablePage } from '../form/ReadablePage.tsx';
import type { QueenPurpose, QueenStepQuery as QueenStepData } from '../generated/graphql.ts';
import { waitingQueenWithoutHive } from '../offline/waiting-new-queen.ts';
import { QueenFields, type QueenFieldsProps } from '../queen/QueenFields.tsx';
import { newQueen, type QueenValues, queenFormRules, sentQueen } from '../queen/queen-values.ts';
import { CreateQueenMutation } from '../queen/useSaveQueen.graphql.ts';
import { QueenStepQuery } from './QueenStep.graphql.ts';
import { KeepingFields, purposes } from './WhereaboutsFields.tsx';

const schema = v.object({
  ...queenFormRules.entries,
  place: queenWhereabouts.place,
  purpose: v.optional(v.picklist(purposes)),
});

interface NewQueenValues extends QueenValues {
  place: string;
  purpose: QueenPurpose | undefined;
}

const begun: NewQueenValues = { ...newQueen, place: '', purpose: undefined };

/** A queen who heads no hive yet, such as one who was bought or is mated in an apidea. */
export function NewQueen() {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'hives.newQueen' });
  useTitle(title);
  const result = useQuery(QueenStepQuery, { fetchPolicy: 'no-cache' });
  return (
    <ReadablePage title={title} state={useScreenState(result)}>
      {result.data && <NewQueenForm data={result.data} title={title} />}
    </ReadablePage>
  );
}

function NewQueenForm({ data, title }: { data: QueenStepData; title: string }) {
  const { formatMessage } = useIntl();
  const races = data.hiveCatalogue.beeRaces;
  const creation = useMutationResult(CreateQueenMutation, {
    waits: (variables, id) => waitingQueenWithoutHive({ id, title, races, ...variables }),
  });
  const saved = useEntityForm({
    schema,
    values: begun,
    draft: useStepDraft('queen', 'new'),
    backTo: '/queens',
    save: ({ place, purpose, ...queen }, _revision, draftId) =>
      creation.run({ input: sentQueen(queen), place: place ?? null, purpose: purpose ?? null }, draftId),
    savedText: () => formatMessage({ id: 'hives.queenSaved' }),
  });
  return (
    <StepForm saved={saved}>
      <Text tone="muted">{formatMessage({ id: 'life.newQueenHint' })}</Text>
      <FieldsOfQueen races={races} mothers={data.queenRegister} />
      <KeepingFields />
    </StepForm>
  );
}

function FieldsOfQueen(queens: Pick<QueenFieldsProps, 'races' | 'mothers'>) {
  const form = useFormContext<QueenValues, unknown, QueenForm>();
  return <QueenFields form={form} queenId={undefined} {...queens} />;
}
