import { hiveLimits, hiveRules } from '@skep/domain';
import { useMutationResult } from '@skep/remote-kit';
import { Field, TypedField, useEntityForm, useFormValue } from '@skep/remote-kit/form';
import { ChoiceField, Grid, TextField } from '@skep/ui';
import { SelectField, Switch } from '@skep/ui/form';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { placeHive } from '../edit-hive/saved-hive-cache.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import type { HivePictureFragment as HivePicture, HiveState } from '../generated/graphql.ts';
import { HivePictureFragment } from '../hive/HivePicture.graphql.ts';
import { waitingSplit } from '../offline/waiting-steps.ts';
import { useQueenName } from '../queen/useQueenName.ts';
import { ColonyStepScreen, type StepScene } from './ColonyStepScreen.tsx';
import { SplitColonyMutation } from './colony-steps.graphql.ts';
import { MovedBoxesField } from './MovedBoxesField.tsx';
import { NewQueenFields } from './NewQueenFields.tsx';
import { StepFields } from './StepFields.tsx';
import { StepForm } from './StepForm.tsx';
import {
  chosenId,
  layerIdsRule,
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
  layerIds: layerIdsRule,
});

interface SplitValues extends StepValues {
  name: string;
  apiaryId: string;
  state: (typeof states)[number];
  queen: (typeof places)[number];
  hasNewQueen: boolean;
  newQueen: NewQueenValues;
  /** Boxes that go with the new hive. */
  layerIds: string[];
}

type SplitFormState = UseFormReturn<SplitValues, unknown, v.InferOutput<typeof schema>>;

/** One colony becomes two. */
export function SplitScreen() {
  return <ColonyStepScreen step="split" form={(scene) => <SplitForm {...scene} />} />;
}

function SplitForm(scene: StepScene) {
  const { hive, queen } = scene;
  const { formatMessage } = useIntl();
  const split = useSplit(scene);
  const [begun] = useState<SplitValues>(() => ({
    ...newStep(),
    name: '',
    apiaryId: hive.apiary.id,
    state: 'NUCLEUS',
    queen: 'stays',
    hasNewQueen: false,
    newQueen: noQueenYet(queen?.id),
    layerIds: [],
  }));
  const saved = useEntityForm({
    schema,
    values: begun,
    draft: useStepDraft('split', hive.id),
    save: (values, _revision, draftId) => split(values, draftId),
    savedText: () => formatMessage({ id: 'life.splitDone' }, { hive: hive.name }),
    backTo: `/hives/${hive.id}/life`,
  });
  return (
    <StepForm saved={saved} submitLabel={formatMessage({ id: 'life.split' })}>
      <NewHiveFields form={saved.form} apiaries={scene.data.apiaries} />
      <BoxesOfSplit form={saved.form} hive={hive} />
      <QueenFields form={saved.form} {...scene} />
      <StepFields />
    </StepForm>
  );
}

function useSplit({ hive, queen, data }: StepScene) {
  const { formatMessage } = useIntl();
  const split = useMutationResult(SplitColonyMutation, {
    waits({ input }, id) {
      const apiary = data.apiaries.find((one) => one.id === input.apiaryId);
      const build: Partial<HivePicture> = readFragment(HivePictureFragment, hive);
      const title = formatMessage({ id: 'life.stepTitle.split' }, { hive: hive.name });
      const races = data.hiveCatalogue.beeRaces;
      return apiary && waitingSplit({ id, title, hive: { ...hive, queen }, input, apiary, build, races });
    },
    update: (cache, { data }, { variables }) => {
      if (data?.splitColony.__typename !== 'ChangedColonies' || !variables) return;
      const made = data.splitColony.hives.find(({ id }) => id !== variables.hiveId);
      if (made) placeHive(cache, made.id, variables.input.apiaryId);
    },
  });
  return (values: v.InferOutput<typeof schema>, draftId: string) => {
    const { queen, hasNewQueen, newQueen, note, layerIds, ...said } = values;
    const given = hasNewQueen ? { newQueen: sentNewQueen(newQueen) } : {};
    const boxes = layerIds.length > 0 ? { layerIds } : {};
    const input = { ...said, ...boxes, note: note ?? null, doesQueenMove: queen === 'moves', ...given };
    return split.run({ hiveId: hive.id, input }, draftId);
  };
}

function BoxesOfSplit({ form, hive }: { form: SplitFormState; hive: StepScene['hive'] }) {
  const { formatMessage } = useIntl();
  const { value, onChange } = useFormValue(form, 'layerIds');
  // Without a network its boxes may not be known here.
  const { layers = [] }: Partial<HivePicture> = readFragment(HivePictureFragment, hive);
  return (
    <MovedBoxesField
      label={formatMessage({ id: 'life.field.boxesOfSplit' })}
      hint={formatMessage({ id: 'life.boxesOfSplitHint' })}
      layers={layers}
      value={value}
      onChange={onChange}
    />
  );
}

interface NewHiveFieldsProps {
  form: SplitFormState;
  apiaries: StepScene['data']['apiaries'];
}

/** What comes of it. */
function NewHiveFields({ form, apiaries }: NewHiveFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Grid gap={16}>
        <TypedField form={form} name="name" label={formatMessage({ id: 'life.field.newHive' })}>
          {(field) => (
            <TextField {...field} isRequired maxLength={hiveLimits.nameLength} autoComplete="off" />
          )}
        </TypedField>
        <Field form={form} name="apiaryId" label={formatMessage({ id: 'hives.apiary' })}>
          {({ onChange, ...field }) => (
            <SelectField
              {...field}
              isRequired
              isSearched="long"
              options={apiaries
                .filter(({ isOwner }) => isOwner)
                .map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(id) => onChange(id ?? '')}
            />
          )}
        </Field>
      </Grid>
      <Field form={form} name="state" label={formatMessage({ id: 'life.newHiveIs' })}>
        {(field) => (
          <ChoiceField
            {...field}
            options={states.map((value) => ({
              value,
              label: formatMessage({ id: `life.stateName.${value}` }),
            }))}
          />
        )}
      </Field>
    </>
  );
}

interface QueenFieldsProps extends StepScene {
  form: SplitFormState;
}

/** Where the queen is from then on, and who heads the other hive. */
function QueenFields({ form, hive, queen, data }: QueenFieldsProps) {
  const { formatMessage } = useIntl();
  const queenName = useQueenName();
  const place = useWatch({ control: form.control, name: 'queen' });
  const hasNewQueen = useWatch({ control: form.control, name: 'hasNewQueen' });
  const newQueen = useFormValue(form, 'newQueen');
  return (
    <>
      {queen && (
        <Field
          form={form}
          name="queen"
          label={formatMessage({ id: 'life.queenWhere' }, { queen: queenName(queen) })}
        >
          {(field) => (
            <ChoiceField
              {...field}
              options={places.map((value) => ({
                value,
                label: formatMessage({ id: `life.queenPlace.${value}` }, { hive: hive.name }),
              }))}
            />
          )}
        </Field>
      )}
      <Field
        form={form}
        name="hasNewQueen"
        label={formatMessage({ id: `life.hasNewQueen.${place}` }, { hive: hive.name })}
      >
        {({ value, ...field }) => (
          <Switch {...field} hint={formatMessage({ id: 'life.hasNewQueenHint' })} isChecked={value} />
        )}
      </Field>
      {hasNewQueen && (
        <NewQueenFields
          name="newQueen"
          queen={newQueen}
          races={data.hiveCatalogue.beeRaces}
          mothers={data.queenRegister}
        />
      )}
    </>
  );
}
