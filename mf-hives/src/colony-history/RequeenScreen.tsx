import { useMutationResult } from '@skep/remote-kit';
import { Field, useEntityForm, useFormValue } from '@skep/remote-kit/form';
import { ChoiceField } from '@skep/ui';
import { SelectField } from '@skep/ui/form';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { readFragment } from '../generated/fragment-masking.ts';
import type { QueenFate } from '../generated/graphql.ts';
import { waitingRequeening } from '../offline/waiting-steps.ts';
import type { ChoosableQueens } from '../queen/MotherField.tsx';
import { useQueenName } from '../queen/useQueenName.ts';
import { ChoosableQueenFragment } from '../queen-register/registered-queen.graphql.ts';
import { ColonyStepScreen, type StepScene } from './ColonyStepScreen.tsx';
import { RequeenColonyMutation } from './colony-steps.graphql.ts';
import { NewQueenFields } from './NewQueenFields.tsx';
import { QueenOutcomeField } from './QueenOutcomeField.tsx';
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
import { useIntl } from './use-life-intl.ts';
import { useStepDraft } from './useStepDraft.ts';

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
  const { hive, queen, data } = scene;
  const { formatMessage } = useIntl();
  const queenName = useQueenName();
  const requeen = useRequeen(scene);
  const [begun] = useState<RequeenValues>(() => ({
    ...newStep(),
    source: 'new',
    queen: noQueenYet(),
    queenId: '',
    fate: 'DEAD',
  }));
  const saved = useEntityForm({
    schema,
    values: begun,
    draft: useStepDraft('requeen', hive.id),
    save: (values, _revision, draftId) => requeen(values, draftId),
    savedText: () => formatMessage({ id: 'life.requeenDone' }, { hive: hive.name }),
  });
  return (
    <StepForm saved={saved} submitLabel={formatMessage({ id: 'life.requeen' })}>
      <QueenSource form={saved.form} data={data} />
      {queen && (
        <QueenOutcomeField queen={queenName(queen)} fates={['DEAD', 'SOLD', 'KEPT', 'LOST', 'REPLACED']} />
      )}
      <StepFields />
    </StepForm>
  );
}

function useRequeen({ hive, queen, data }: StepScene) {
  const { formatMessage } = useIntl();
  const requeen = useMutationResult(RequeenColonyMutation, {
    waits({ input }, id) {
      const known = freeQueens(data.queenRegister).find((row) => row.id === input.queenId)?.queen;
      const title = formatMessage({ id: 'life.stepTitle.requeen' }, { hive: hive.name });
      const races = data.hiveCatalogue.beeRaces;
      return waitingRequeening({ id, title, hive: { ...hive, queen }, input, known, races });
    },
  });
  return (values: v.InferOutput<typeof schema>, draftId: string) => {
    const { date, fate, note } = values;
    const who = values.source === 'new' ? { queen: sentNewQueen(values.queen) } : { queenId: values.queenId };
    return requeen.run({ hiveId: hive.id, input: { date, note: note ?? null, fate, ...who } }, draftId);
  };
}

interface QueenSourceProps {
  form: RequeenFormState;
  data: StepScene['data'];
}

/** A new queen, or one of the register who lives and heads no hive. */
function QueenSource({ form, data }: QueenSourceProps) {
  const { formatMessage } = useIntl();
  const queenName = useQueenName();
  const source = useWatch({ control: form.control, name: 'source' });
  const queen = useFormValue(form, 'queen');
  const free = freeQueens(data.queenRegister);
  return (
    <>
      {free.length > 0 && (
        <Field form={form} name="source" label={formatMessage({ id: 'life.field.source' })}>
          {(field) => (
            <ChoiceField
              {...field}
              options={(['new', 'known'] as const).map((value) => ({
                value,
                label: formatMessage({ id: `life.queenSource.${value}` }),
              }))}
            />
          )}
        </Field>
      )}
      {source === 'known' ? (
        <Field form={form} name="queenId" label={formatMessage({ id: 'life.field.knownQueen' })}>
          {({ value, onChange, ...field }) => (
            <SelectField
              {...field}
              isRequired
              isSearched="long"
              placeholder={formatMessage({ id: 'life.chooseQueen' })}
              options={free.map((row) => ({ value: row.id, label: queenName(row.queen) }))}
              value={value === '' ? undefined : value}
              onChange={(id) => onChange(id ?? '')}
            />
          )}
        </Field>
      ) : (
        <NewQueenFields
          name="queen"
          queen={queen}
          races={data.hiveCatalogue.beeRaces}
          mothers={data.queenRegister}
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
