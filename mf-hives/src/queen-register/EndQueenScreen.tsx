import { queenWhereabouts } from '@skep/domain';
import { useMutationResult } from '@skep/remote-kit';
import { useEntityForm } from '@skep/remote-kit/form';
import { Text } from '@skep/ui';
import { useState } from 'react';
import * as v from 'valibot';
import { QueenOutcomeField } from '../colony-history/QueenOutcomeField.tsx';
import { StepFields } from '../colony-history/StepFields.tsx';
import { StepForm } from '../colony-history/StepForm.tsx';
import { fateRule, newStep, type StepValues, stepRules } from '../colony-history/step-values.ts';
import { useIntl } from '../colony-history/use-life-intl.ts';
import { useStepDraft } from '../colony-history/useStepDraft.ts';
import type { QueenEndInput, QueenFate, QueenPurpose } from '../generated/graphql.ts';
import { waitingQueenEnd } from '../offline/waiting-queen-steps.ts';
import { useQueenName } from '../queen/useQueenName.ts';
import { QueenPage, type QueenScene } from './QueenPage.tsx';
import { EndQueenMutation } from './QueenStep.graphql.ts';
import { isFree } from './register-filters.ts';
import { purposes, WhereaboutsFields } from './WhereaboutsFields.tsx';

const schema = v.object({
  ...stepRules,
  fate: fateRule,
  ...queenWhereabouts,
  purpose: v.optional(v.picklist(purposes)),
});

interface EndValues extends StepValues {
  fate: QueenFate;
  place: string;
  purpose: QueenPurpose | undefined;
  recipient: string;
}

/** What became of a queen; one who was thought gone can be found again. */
export function EndQueenScreen() {
  return <QueenPage step="fate">{(scene) => <EndQueenForm {...scene} />}</QueenPage>;
}

function EndQueenForm({ row }: QueenScene) {
  const { formatMessage } = useIntl();
  const queenName = useQueenName();
  const end = useMutationResult(EndQueenMutation, {
    waits: ({ input }) =>
      waitingQueenEnd({
        title: formatMessage({ id: 'life.queenTitle.fate' }, { queen: queenName(row.queen) }),
        row,
        input,
      }),
  });
  const [begun] = useState<EndValues>(() => ({
    ...newStep(),
    fate: isFree(row) || row.queen.goneOn !== null ? 'KEPT' : 'DEAD',
    place: row.queen.place ?? '',
    purpose: row.queen.purpose ?? undefined,
    recipient: row.queen.recipient ?? '',
  }));
  const saved = useEntityForm({
    schema,
    values: begun,
    draft: useStepDraft('fate', row.id),
    save: (values, _revision, draftId) => end.run({ queenId: row.id, input: sentEnd(values) }, draftId),
    savedText: () => formatMessage({ id: 'hives.queenSaved' }),
  });
  const present = row.reigns.find(({ until }) => until === null)?.hive;
  return (
    <StepForm saved={saved}>
      <QueenOutcomeField queen={queenName(row.queen)} fates={['DEAD', 'SOLD', 'LOST', 'KEPT']} />
      <WhereaboutsFields />
      {present && (
        <Text tone="muted">{formatMessage({ id: 'life.leavesQueenless' }, { hive: present.name })}</Text>
      )}
      <StepFields isWithNote={row.reigns.length > 0} />
    </StepForm>
  );
}

/** What the person hides by another choice is not sent. */
function sentEnd({
  note,
  place,
  purpose,
  recipient,
  ...values
}: v.InferOutput<typeof schema>): QueenEndInput {
  return {
    ...values,
    note: note ?? null,
    ...(values.fate === 'KEPT' && { place: place ?? null, purpose: purpose ?? null }),
    ...(values.fate === 'SOLD' && { recipient: recipient ?? null }),
  };
}
