import { useMutationResult } from '@skep/remote-kit';
import { Field, useEntityForm } from '@skep/remote-kit/form';
import { Notice } from '@skep/ui';
import { SelectField } from '@skep/ui/form';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { choosableHives, hiveOptions } from '../colony-history/choosable-hives.ts';
import { QueenOutcomeField } from '../colony-history/QueenOutcomeField.tsx';
import { StepFields } from '../colony-history/StepFields.tsx';
import { StepForm } from '../colony-history/StepForm.tsx';
import { chosenId, fateRule, newStep, type StepValues, stepRules } from '../colony-history/step-values.ts';
import { useIntl } from '../colony-history/use-life-intl.ts';
import { useStepDraft } from '../colony-history/useStepDraft.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import type { QueenFate } from '../generated/graphql.ts';
import { waitingQueenMove } from '../offline/waiting-queen-steps.ts';
import { KnownQueenFragment } from '../queen/KnownQueens.graphql.ts';
import { useQueenName } from '../queen/useQueenName.ts';
import { QueenPage, type QueenScene } from './QueenPage.tsx';
import { MoveQueenMutation } from './QueenStep.graphql.ts';

const schema = v.object({ ...stepRules, hiveId: chosenId, fate: fateRule });

interface MoveValues extends StepValues {
  hiveId: string;
  fate: QueenFate;
}

/** A living queen goes to another hive. */
export function MoveQueenScreen() {
  return <QueenPage step="move">{(scene) => <MoveQueen {...scene} />}</QueenPage>;
}

function MoveQueen(scene: QueenScene) {
  const { formatMessage } = useIntl();
  if (scene.row.queen.goneOn !== null) {
    return <Notice kind="information">{formatMessage({ id: 'life.queenIsGone' })}</Notice>;
  }
  return <MoveQueenForm {...scene} />;
}

function useMoveQueen({ row, register, data }: QueenScene) {
  const { formatMessage } = useIntl();
  const queenName = useQueenName();
  return useMutationResult(MoveQueenMutation, {
    waits({ input }) {
      const target = choosableHives(data.apiaries).find(({ id }) => id === input.hiveId);
      const headsIt = ({ hive, until }: (typeof row)['reigns'][number]) =>
        hive.id === input.hiveId && until === null;
      const title = formatMessage({ id: 'life.queenTitle.move' }, { queen: queenName(row.queen) });
      const former = register.find(({ reigns }) => reigns.some(headsIt));
      return target && waitingQueenMove({ title, row, input, target, former });
    },
  });
}

function MoveQueenForm(scene: QueenScene) {
  const { row, data } = scene;
  const { formatMessage } = useIntl();
  const queenName = useQueenName();
  const move = useMoveQueen(scene);
  const [begun] = useState<MoveValues>(() => ({ ...newStep(), hiveId: '', fate: 'DEAD' }));
  const saved = useEntityForm({
    schema,
    values: begun,
    draft: useStepDraft('move', row.id),
    save: ({ note, ...values }, _revision, draftId) =>
      move.run({ queenId: row.id, input: { note: note ?? null, ...values } }, draftId),
    savedText: () => formatMessage({ id: 'life.queenMoved' }, { queen: queenName(row.queen) }),
  });
  const present = row.reigns.find(({ until }) => until === null)?.hive;
  const hives = choosableHives(data.apiaries).filter(({ id }) => id !== present?.id);
  const hiveId = useWatch({ control: saved.form.control, name: 'hiveId' });
  const target = hives.find(({ id }) => id === hiveId);

  return (
    <StepForm
      saved={saved}
      submitLabel={formatMessage({ id: present ? 'life.moveQueen' : 'life.introduceQueen' })}
    >
      <Field form={saved.form} name="hiveId" label={formatMessage({ id: 'life.field.toHive' })}>
        {({ value, onChange, ...field }) => (
          <SelectField
            {...field}
            hint={present && formatMessage({ id: 'life.leavesQueenless' }, { hive: present.name })}
            isRequired
            isSearched="long"
            placeholder={formatMessage({ id: 'life.chooseHive' })}
            options={hiveOptions(hives)}
            value={value === '' ? undefined : value}
            onChange={(id) => onChange(id ?? '')}
          />
        )}
      </Field>
      {target?.queen && (
        <QueenOutcomeField
          queen={queenName(readFragment(KnownQueenFragment, target.queen))}
          fates={['DEAD', 'SOLD', 'KEPT', 'LOST', 'REPLACED']}
        />
      )}
      <StepFields />
    </StepForm>
  );
}
