import { superReason } from '@skep/domain';
import { useMutationResult } from '@skep/remote-kit';
import { NamedField, TypedField, useEntityForm, useFormValue } from '@skep/remote-kit/form';
import { ChoiceField } from '@skep/ui';
import { SelectField, TextArea } from '@skep/ui/form';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { SupersWarning } from '../edit-hive/SupersWarning.tsx';
import { readFragment } from '../generated/fragment-masking.ts';
import type { HivePictureFragment as HivePicture, QueenFate, QueenOfUnion } from '../generated/graphql.ts';
import { HivePictureFragment } from '../hive/HivePicture.graphql.ts';
import { waitingUnion } from '../offline/waiting-steps.ts';
import { KnownQueenFragment } from '../queen/KnownQueens.graphql.ts';
import { useQueenName } from '../queen/useQueenName.ts';
import { ColonyStepScreen, type StepScene } from './ColonyStepScreen.tsx';
import { type ChoosableHive, choosableHives, hiveOptions } from './choosable-hives.ts';
import { UniteColoniesMutation } from './colony-steps.graphql.ts';
import { MovedBoxesField } from './MovedBoxesField.tsx';
import { QueenOutcomeField } from './QueenOutcomeField.tsx';
import { StepFields } from './StepFields.tsx';
import { StepForm } from './StepForm.tsx';
import { chosenId, fateRule, layerIdsRule, newStep, type StepValues, stepRules } from './step-values.ts';
import { useIntl } from './use-life-intl.ts';
import { useStepDraft } from './useStepDraft.ts';

const queens = ['THIS', 'OTHER', 'NONE'] as const satisfies readonly QueenOfUnion[];

const schema = v.object({
  ...stepRules,
  otherHiveId: chosenId,
  queen: v.picklist(queens, 'required'),
  fate: fateRule,
  layerIds: layerIdsRule,
  ...superReason.entries,
});

interface UniteValues extends StepValues {
  otherHiveId: string;
  queen: QueenOfUnion;
  fate: QueenFate;
  /** Boxes of the other hive that are put on this one. */
  layerIds: string[];
  /** Why supers are put on although honey has to wait. */
  withdrawalReason: string;
}

type UniteFormState = UseFormReturn<UniteValues, unknown, v.InferOutput<typeof schema>>;

/** The bees of another hive come into this one. */
export function UniteScreen() {
  return <ColonyStepScreen step="unite" form={(scene) => <UniteForm {...scene} />} />;
}

function UniteForm(scene: StepScene) {
  const { hive, queen, data } = scene;
  const { formatMessage } = useIntl();
  const others = choosableHives(data.apiaries).filter(({ id }) => id !== hive.id);
  const unite = useMutationResult(UniteColoniesMutation, {
    waits({ input }, id) {
      const other = others.find((one) => one.id === input.otherHiveId);
      const title = formatMessage({ id: 'life.stepTitle.unite' }, { hive: hive.name });
      const [mine, theirs] = [hive, other].map((one) => {
        // Without a network its boxes may not be known here.
        const picture: Partial<HivePicture> = one ? readFragment(HivePictureFragment, one) : {};
        const queen = one?.queen ? readFragment(KnownQueenFragment, one.queen) : undefined;
        return one && { ...one, queen, layers: picture.layers };
      });
      return mine && theirs && waitingUnion({ id, title, hive: mine, other: theirs, input });
    },
  });
  const [begun] = useState<UniteValues>(() => ({
    ...newStep(),
    otherHiveId: '',
    queen: queen ? 'THIS' : 'NONE',
    fate: 'DEAD',
    layerIds: [],
    withdrawalReason: '',
  }));
  const saved = useEntityForm({
    schema,
    values: begun,
    draft: useStepDraft('unite', hive.id),
    save: ({ note, withdrawalReason, layerIds, ...values }, _revision, draftId) => {
      const boxes = layerIds.length > 0 ? { layerIds } : {};
      const reason = withdrawalReason === undefined ? {} : { withdrawalReason };
      return unite.run(
        { hiveId: hive.id, input: { note: note ?? null, ...values, ...boxes, ...reason } },
        draftId,
      );
    },
    savedText: () => formatMessage({ id: 'life.uniteDone' }, { hive: hive.name }),
  });
  return (
    <StepForm saved={saved} submitLabel={formatMessage({ id: 'life.unite' })}>
      <UniteFields form={saved.form} others={others} {...scene} />
      <StepFields />
    </StepForm>
  );
}

interface UniteFieldsProps extends StepScene {
  form: UniteFormState;
  others: readonly ChoosableHive[];
}

function UniteFields({ form, others, hive, queen }: UniteFieldsProps) {
  const { formatMessage } = useIntl();
  const queenName = useQueenName();
  const otherId = useFormValue(form, 'otherHiveId');
  const remaining = useFormValue(form, 'queen');
  const other = others.find(({ id }) => id === otherId.value);
  const otherQueen = other?.queen ? readFragment(KnownQueenFragment, other.queen) : undefined;
  const nameOf = { THIS: queen && queenName(queen), OTHER: otherQueen && queenName(otherQueen), NONE: '' };
  const choices = queens.filter((value) => nameOf[value] !== undefined);
  const leaving = [
    remaining.value !== 'THIS' && nameOf.THIS,
    remaining.value !== 'OTHER' && nameOf.OTHER,
  ].filter(Boolean);

  function chooseOther(id: string | undefined) {
    otherId.onChange(id ?? '');
    form.setValue('layerIds', []);
    const chosen = others.find((candidate) => candidate.id === id);
    // The present queen remains, unless something else is chosen.
    remaining.onChange(queen ? 'THIS' : chosen?.queen ? 'OTHER' : 'NONE');
  }

  return (
    <>
      <NamedField name="otherHiveId" label={formatMessage({ id: 'life.field.otherHive' })}>
        {(field) => (
          <SelectField
            {...field}
            hint={formatMessage({ id: 'life.otherHiveHint' }, { hive: hive.name })}
            isRequired
            isSearched="long"
            placeholder={formatMessage({ id: 'life.chooseHive' })}
            options={hiveOptions(others)}
            value={otherId.value === '' ? undefined : otherId.value}
            onChange={chooseOther}
          />
        )}
      </NamedField>
      {other && <BoxesOfUnion form={form} hive={hive} other={other} />}
      {choices.length > 1 && (
        <NamedField name="queen" label={formatMessage({ id: 'life.field.queen' })}>
          {(field) => (
            <ChoiceField
              {...field}
              {...remaining}
              options={choices.map((value) => ({
                value,
                label: nameOf[value] || formatMessage({ id: 'life.noQueen' }),
              }))}
            />
          )}
        </NamedField>
      )}
      {leaving.length > 0 && (
        <QueenOutcomeField queen={leaving.join(', ')} fates={['DEAD', 'SOLD', 'KEPT', 'LOST']} />
      )}
    </>
  );
}

interface BoxesOfUnionProps {
  form: UniteFormState;
  hive: StepScene['hive'];
  other: ChoosableHive;
}

/** Which boxes of the other hive come along, and why supers do although honey has to wait. */
function BoxesOfUnion({ form, hive, other }: BoxesOfUnionProps) {
  const { formatMessage } = useIntl();
  const { value, onChange } = useFormValue(form, 'layerIds');
  const reason = useWatch({ control: form.control, name: 'withdrawalReason' });
  const day = useWatch({ control: form.control, name: 'date' }) ?? '';
  // Without a network its boxes may not be known here.
  const { layers = [] }: Partial<HivePicture> = readFragment(HivePictureFragment, other);
  return (
    <>
      <MovedBoxesField
        label={formatMessage({ id: 'life.field.boxesOfUnion' }, { hive: other.name })}
        hint={formatMessage({ id: 'life.boxesOfUnionHint' })}
        layers={layers}
        value={value}
        onChange={onChange}
      />
      <SupersWarning
        hiveId={hive.id}
        day={day}
        isPutOn={layers.some(({ id, kind }) => kind === 'HONEY' && value.includes(id))}
        hasReason={form.formState.errors.withdrawalReason !== undefined || reason !== ''}
      >
        <TypedField form={form} name="withdrawalReason" label={formatMessage({ id: 'hives.supersReason' })}>
          {(field) => (
            <TextArea {...field} isRequired rows={2} hint={formatMessage({ id: 'hives.supersReasonHint' })} />
          )}
        </TypedField>
      </SupersWarning>
    </>
  );
}
