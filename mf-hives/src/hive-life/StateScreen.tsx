import { useFieldError, useMutationResult } from '@skep/remote-kit';
import { formResolver, useFormValue } from '@skep/remote-kit/form';
import { ChoiceField, Text } from '@skep/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { v7 as newClientId } from 'uuid';
import * as v from 'valibot';
import type { HiveState } from '../generated/graphql.ts';
import { useQueenName } from '../queen/useQueenName.ts';
import { ColonyStepScreen, type StepScene } from './ColonyStepScreen.tsx';
import { ChangeHiveStateMutation } from './colony-steps.graphql.ts';
import { StepFields } from './StepFields.tsx';
import { StepForm } from './StepForm.tsx';
import { newStep, type StepValues, stepRules } from './step-values.ts';

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
  const form = useForm<StateValues, unknown, v.InferOutput<typeof schema>>({
    resolver: formResolver(schema),
    defaultValues: { ...newStep(), state: choosable.find((state) => state === hive.state) },
    shouldFocusError: false,
  });
  const errorOf = useFieldError(form.formState.errors);
  const state = useFormValue(form, 'state');
  const change = useMutationResult(ChangeHiveStateMutation);
  const [clientId] = useState(() => newClientId());
  const label = (name: string) => formatMessage({ id: 'life.field' }, { name });
  const losesQueen =
    queen && (state.value === 'LOST' || state.value === 'SOLD' || state.value === 'QUEENLESS');

  return (
    <StepForm
      form={form}
      labels={{ state: label('state'), date: label('date'), note: label('note') }}
      submitLabel={formatMessage({ id: 'hives.save' })}
      isRunning={change.isRunning}
      run={({ note, ...values }) =>
        change.run({ hiveId: hive.id, input: { clientId, note: note ?? null, ...values } })
      }
      doneText={formatMessage({ id: 'life.stateSaved' }, { hive: hive.name })}
    >
      <ChoiceField
        id="state"
        label={label('state')}
        isRequired
        options={choosable.map((value) => ({
          value,
          label: formatMessage({ id: 'life.stateName' }, { state: value }),
        }))}
        value={state.value}
        onChange={state.onChange}
        error={errorOf('state')}
      />
      {losesQueen && (
        <Text tone="muted">
          {formatMessage({ id: 'life.queenGoesToo' }, { state: state.value, queen: queenName(queen) })}
        </Text>
      )}
      <StepFields date={useFormValue(form, 'date')} note={useFormValue(form, 'note')} errorOf={errorOf} />
    </StepForm>
  );
}
