import { useFieldError, useMutationResult } from '@skep/remote-kit';
import { formResolver, useFormValue } from '@skep/remote-kit/form';
import { ChoiceField, SelectField } from '@skep/ui';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { v7 as newClientId } from 'uuid';
import * as v from 'valibot';
import { readFragment } from '../generated/fragment-masking.ts';
import type { QueenFate } from '../generated/graphql.ts';
import type { ChoosableQueens } from '../queen/MotherField.tsx';
import { useQueenName } from '../queen/useQueenName.ts';
import { ChoosableQueenFragment } from '../queen-register/registered-queen.graphql.ts';
import { ColonyStepScreen, type StepScene } from './ColonyStepScreen.tsx';
import { RequeenColonyMutation } from './colony-steps.graphql.ts';
import { FateField } from './FateField.tsx';
import { NewQueenFields } from './NewQueenFields.tsx';
import { StepFields } from './StepFields.tsx';
import { StepForm } from './StepForm.tsx';
import {
  chosenId,
  fateRule,
  type NewQueenValues,
  newQueenRules,
  newStep,
  noQueenYet,
  type StepValues,
  sentNewQueen,
  stepRules,
} from './step-values.ts';

const rules = { ...stepRules, fate: fateRule };

const schema = v.variant('source', [
  v.object({ ...rules, source: v.literal('new'), queen: newQueenRules }),
  v.object({ ...rules, source: v.literal('known'), queenId: chosenId }),
]);

interface RequeenValues extends StepValues {
  source: 'new' | 'known';
  queen: NewQueenValues;
  queenId: string;
  fate: QueenFate;
}

type RequeenFormState = UseFormReturn<RequeenValues, unknown, v.InferOutput<typeof schema>>;

/** A colony gets another queen. */
export function RequeenScreen() {
  return <ColonyStepScreen step="requeen" form={(scene) => <RequeenForm {...scene} />} />;
}

function RequeenForm(scene: StepScene) {
  const { hive, queen } = scene;
  const { formatMessage } = useIntl();
  const queenName = useQueenName();
  const form: RequeenFormState = useForm<RequeenValues, unknown, v.InferOutput<typeof schema>>({
    resolver: formResolver(schema),
    defaultValues: { ...newStep(), source: 'new', queen: noQueenYet(), queenId: '', fate: 'DEAD' },
    shouldFocusError: false,
  });
  const errorOf = useFieldError(form.formState.errors);
  const requeen = useRequeen(hive.id);
  const fate = useFormValue(form, 'fate');
  const label = (name: string) => formatMessage({ id: 'life.field' }, { name });
  const ofQueen = (name: string) => formatMessage({ id: 'hives.queenField' }, { name });

  return (
    <StepForm
      form={form}
      labels={{
        queenId: label('knownQueen'),
        'queen.name': ofQueen('name'),
        'queen.birthDate': ofQueen('birthDate'),
        'queen.motherId': ofQueen('motherId'),
        fate: label('fate'),
        date: label('date'),
        note: label('note'),
      }}
      submitLabel={formatMessage({ id: 'life.requeen' })}
      isRunning={requeen.isRunning}
      run={requeen.run}
      doneText={formatMessage({ id: 'life.requeenDone' }, { hive: hive.name })}
    >
      <QueenSource form={form} errorOf={errorOf} data={scene.data} />
      {queen && (
        <FateField
          queen={queenName(queen)}
          fates={['DEAD', 'SOLD', 'KEPT', 'LOST', 'REPLACED']}
          fate={fate}
          error={errorOf('fate')}
        />
      )}
      <StepFields date={useFormValue(form, 'date')} note={useFormValue(form, 'note')} errorOf={errorOf} />
    </StepForm>
  );
}

function useRequeen(hiveId: string) {
  const [clientId] = useState(() => newClientId());
  const requeen = useMutationResult(RequeenColonyMutation);
  const run = (values: v.InferOutput<typeof schema>) => {
    const { date, fate, note } = values;
    const who = values.source === 'new' ? { queen: sentNewQueen(values.queen) } : { queenId: values.queenId };
    return requeen.run({ hiveId, input: { clientId, date, note: note ?? null, fate, ...who } });
  };
  return { run, isRunning: requeen.isRunning };
}

interface QueenSourceProps {
  form: RequeenFormState;
  errorOf: (name: string) => string | undefined;
  data: StepScene['data'];
}

/** A new queen, or one of the register who lives and heads no hive. */
function QueenSource({ form, errorOf, data }: QueenSourceProps) {
  const { formatMessage } = useIntl();
  const queenName = useQueenName();
  const source = useFormValue(form, 'source');
  const queen = useFormValue(form, 'queen');
  const queenId = useFormValue(form, 'queenId');
  const free = freeQueens(data.queenRegister);
  return (
    <>
      {free.length > 0 && (
        <ChoiceField
          id="source"
          label={formatMessage({ id: 'life.field' }, { name: 'source' })}
          options={(['new', 'known'] as const).map((value) => ({
            value,
            label: formatMessage({ id: 'life.queenSource' }, { source: value }),
          }))}
          value={source.value}
          onChange={source.onChange}
        />
      )}
      {source.value === 'known' ? (
        <SelectField
          id="queenId"
          label={formatMessage({ id: 'life.field' }, { name: 'knownQueen' })}
          isRequired
          placeholder={formatMessage({ id: 'life.chooseQueen' })}
          options={free.map((row) => ({ value: row.id, label: queenName(row.queen) }))}
          value={queenId.value === '' ? undefined : queenId.value}
          onChange={(id) => queenId.onChange(id ?? '')}
          error={errorOf('queenId')}
        />
      ) : (
        <NewQueenFields
          name="queen"
          queen={queen}
          races={data.hiveCatalogue.beeRaces}
          mothers={data.queenRegister}
          errorOf={errorOf}
        />
      )}
    </>
  );
}

function freeQueens(register: ChoosableQueens) {
  return readFragment(ChoosableQueenFragment, register).filter(
    ({ queen, reigns }) => queen.goneOn === null && reigns.every(({ until }) => until !== null),
  );
}
