import { useMutationResult } from '@skep/remote-kit';
import { Field, useEntityForm } from '@skep/remote-kit/form';
import { ChoiceField, Text } from '@skep/ui';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import type { HiveState } from '../generated/graphql.ts';
import { waitingState } from '../offline/waiting-steps.ts';
import { useQueenName } from '../queen/useQueenName.ts';
import { ColonyStepScreen, type StepScene } from './ColonyStepScreen.tsx';
import { ChangeHiveStateMutation } from './colony-steps.graphql.ts';
import { StepFields } from './StepFields.tsx';
import { StepForm } from './StepForm.tsx';
import { newStep, type StepValues, stepRules } from './step-values.ts';
import { useIntl } from './use-life-intl.ts';
import { useStepDraft } from './useStepDraft.ts';

/** United is left out: it comes of uniting, which knows with which hive. */
const choosable = ['ACTIVE', 'NUCLEUS', 'QUEENLESS', 'LOST', 'SOLD'] as const satisfies readonly HiveState[];

const schema = v.object({ ...stepRules, state: v.picklist(choosable, 'required') });

interface StateValues extends StepValues {
  state: (typeof choosable)[number] | undefined;
}

/** What the hive is from a day on. */
export function StateScreen() {
  return <ColonyStepScreen step="state" form={(scene) => <StateForm {...scene} />} />;
}

function StateForm({ hive, queen }: StepScene) {
  const { formatMessage } = useIntl();
  const queenName = useQueenName();
  const change = useMutationResult(ChangeHiveStateMutation, {
    waits({ input }) {
      const title = formatMessage({ id: 'life.stepTitle.state' }, { hive: hive.name });
      return waitingState({ title, hive: { ...hive, queen }, input });
    },
  });
  const [begun] = useState<StateValues>(() => ({
    ...newStep(),
    state: choosable.find((state) => state === hive.state),
  }));
  const saved = useEntityForm({
    schema,
    values: begun,
    draft: useStepDraft('state', hive.id),
    save: ({ note, ...values }, _revision, draftId) =>
      change.run({ hiveId: hive.id, input: { note: note ?? null, ...values } }, draftId),
    savedText: () => formatMessage({ id: 'life.stateSaved' }, { hive: hive.name }),
  });
  const state = useWatch({ control: saved.form.control, name: 'state' });
  const losesQueen = queen && (state === 'LOST' || state === 'SOLD' || state === 'QUEENLESS');

  return (
    <StepForm saved={saved}>
      <Field form={saved.form} name="state" label={formatMessage({ id: 'life.field.state' })}>
        {(field) => (
          <ChoiceField
            {...field}
            isRequired
            options={choosable.map((value) => ({
              value,
              label: formatMessage({ id: `life.stateName.${value}` }),
            }))}
          />
        )}
      </Field>
      {losesQueen && (
        <Text tone="muted">
          {formatMessage({ id: `life.queenGoesToo.${state}` }, { queen: queenName(queen) })}
        </Text>
      )}
      <StepFields />
    </StepForm>
  );
}
