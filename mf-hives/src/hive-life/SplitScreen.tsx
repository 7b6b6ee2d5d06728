import { hiveLimits, hiveRules } from '@skep/domain';
import { useFieldError, useMutationResult, useNavigation } from '@skep/remote-kit';
import { formResolver, useFormValue } from '@skep/remote-kit/form';
import { ChoiceField, Grid, SelectField, Switch, TextField } from '@skep/ui';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { v7 as newClientId } from 'uuid';
import * as v from 'valibot';
import { placeHive } from '../edit-hive/saved-hive-cache.ts';
import type { HiveState } from '../generated/graphql.ts';
import { useQueenName } from '../queen/useQueenName.ts';
import { ColonyStepScreen, type StepScene } from './ColonyStepScreen.tsx';
import { SplitColonyMutation } from './colony-steps.graphql.ts';
import { NewQueenFields } from './NewQueenFields.tsx';
import { StepFields } from './StepFields.tsx';
import { StepForm } from './StepForm.tsx';
import {
  chosenId,
  type NewQueenValues,
  newQueenRules,
  newStep,
  noQueenYet,
  type StepValues,
  sentNewQueen,
  stepRules,
} from './step-values.ts';

const states = ['NUCLEUS', 'ACTIVE', 'QUEENLESS'] as const satisfies readonly HiveState[];
const places = ['stays', 'moves'] as const;

const schema = v.object({
  ...stepRules,
  name: hiveRules.name,
  apiaryId: chosenId,
  state: v.picklist(states, 'required'),
  queen: v.picklist(places, 'required'),
  hasNewQueen: v.boolean(),
  newQueen: newQueenRules,
});

interface SplitValues extends StepValues {
  name: string;
  apiaryId: string;
  state: (typeof states)[number];
  queen: (typeof places)[number];
  hasNewQueen: boolean;
  newQueen: NewQueenValues;
}

type SplitFormState = UseFormReturn<SplitValues, unknown, v.InferOutput<typeof schema>>;

/** One colony becomes two. */
export function SplitScreen() {
  return <ColonyStepScreen step="split" form={(scene) => <SplitForm {...scene} />} />;
}

function SplitForm(scene: StepScene) {
  const { hive, queen } = scene;
  const { formatMessage } = useIntl();
  const navigation = useNavigation();
  const form: SplitFormState = useForm<SplitValues, unknown, v.InferOutput<typeof schema>>({
    resolver: formResolver(schema),
    defaultValues: {
      ...newStep(),
      name: '',
      apiaryId: hive.apiary.id,
      state: 'NUCLEUS',
      queen: 'stays',
      hasNewQueen: false,
      newQueen: noQueenYet(queen?.id),
    },
    shouldFocusError: false,
  });
  const errorOf = useFieldError(form.formState.errors);
  const split = useSplit();
  const label = (name: string) => formatMessage({ id: 'life.field' }, { name });
  const ofQueen = (name: string) => formatMessage({ id: 'hives.queenField' }, { name });

  return (
    <StepForm
      form={form}
      labels={{
        name: label('newHive'),
        apiaryId: formatMessage({ id: 'hives.apiary' }),
        'newQueen.name': ofQueen('name'),
        'newQueen.birthDate': ofQueen('birthDate'),
        'newQueen.motherId': ofQueen('motherId'),
        date: label('date'),
        note: label('note'),
      }}
      submitLabel={formatMessage({ id: 'life.split' })}
      isRunning={split.isRunning}
      run={(values) => split.run(hive.id, values)}
      doneText={formatMessage({ id: 'life.splitDone' }, { hive: hive.name })}
      onDone={() => navigation.go(`/hives/${hive.id}/life`, { replace: true })}
    >
      <SplitFields form={form} errorOf={errorOf} {...scene} />
      <StepFields date={useFormValue(form, 'date')} note={useFormValue(form, 'note')} errorOf={errorOf} />
    </StepForm>
  );
}

function useSplit() {
  const [clientId] = useState(() => newClientId());
  const split = useMutationResult(SplitColonyMutation, {
    update: (cache, { data }, { variables }) => {
      if (data?.splitColony.__typename !== 'ChangedColonies' || !variables) return;
      const made = data.splitColony.hives.find(({ id }) => id !== variables.hiveId);
      if (made) placeHive(cache, made.id, variables.input.apiaryId);
    },
  });
  const run = (hiveId: string, values: v.InferOutput<typeof schema>) => {
    const { queen, hasNewQueen, newQueen, note, ...said } = values;
    const given = hasNewQueen ? { newQueen: sentNewQueen(newQueen) } : {};
    const input = { clientId, ...said, note: note ?? null, doesQueenMove: queen === 'moves', ...given };
    return split.run({ hiveId, input });
  };
  return { run, isRunning: split.isRunning };
}

interface SplitFieldsProps extends StepScene {
  form: SplitFormState;
  errorOf: (name: string) => string | undefined;
}

function SplitFields({ form, errorOf, hive, queen, data }: SplitFieldsProps) {
  const { formatMessage } = useIntl();
  const queenName = useQueenName();
  const apiary = useFormValue(form, 'apiaryId');
  const state = useFormValue(form, 'state');
  const place = useFormValue(form, 'queen');
  const hasNewQueen = useFormValue(form, 'hasNewQueen');
  const newQueen = useFormValue(form, 'newQueen');
  return (
    <>
      <Grid gap={16}>
        <TextField
          id="name"
          label={formatMessage({ id: 'life.field' }, { name: 'newHive' })}
          isRequired
          maxLength={hiveLimits.nameLength}
          autoComplete="off"
          error={errorOf('name')}
          {...form.register('name')}
        />
        <SelectField
          id="apiaryId"
          label={formatMessage({ id: 'hives.apiary' })}
          isRequired
          options={data.apiaries
            .filter(({ isOwner }) => isOwner)
            .map(({ id, name }) => ({ value: id, label: name }))}
          value={apiary.value}
          onChange={(id) => apiary.onChange(id ?? '')}
          error={errorOf('apiaryId')}
        />
      </Grid>
      <ChoiceField
        id="state"
        label={formatMessage({ id: 'life.newHiveIs' })}
        options={states.map((value) => ({
          value,
          label: formatMessage({ id: 'life.stateName' }, { state: value }),
        }))}
        value={state.value}
        onChange={state.onChange}
      />
      {queen && (
        <ChoiceField
          id="queen"
          label={formatMessage({ id: 'life.queenWhere' }, { queen: queenName(queen) })}
          options={places.map((value) => ({
            value,
            label: formatMessage({ id: 'life.queenPlace' }, { place: value, hive: hive.name }),
          }))}
          value={place.value}
          onChange={place.onChange}
        />
      )}
      <Switch
        id="hasNewQueen"
        label={formatMessage({ id: 'life.hasNewQueen' }, { place: place.value, hive: hive.name })}
        hint={formatMessage({ id: 'life.hasNewQueenHint' })}
        isChecked={hasNewQueen.value}
        onChange={hasNewQueen.onChange}
      />
      {hasNewQueen.value && (
        <NewQueenFields
          name="newQueen"
          queen={newQueen}
          races={data.hiveCatalogue.beeRaces}
          mothers={data.queenRegister}
          errorOf={errorOf}
        />
      )}
    </>
  );
}
