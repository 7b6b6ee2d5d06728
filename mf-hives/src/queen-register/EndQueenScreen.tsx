import { useFieldError, useMutationResult } from '@skep/remote-kit';
import { formResolver, useFormValue } from '@skep/remote-kit/form';
import { Text } from '@skep/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { v7 as newClientId } from 'uuid';
import * as v from 'valibot';
import type { QueenFate } from '../generated/graphql.ts';
import { FateField } from '../hive-life/FateField.tsx';
import { StepFields } from '../hive-life/StepFields.tsx';
import { StepForm } from '../hive-life/StepForm.tsx';
import { fateRule, newStep, type StepValues, stepRules } from '../hive-life/step-values.ts';
import { useQueenName } from '../queen/useQueenName.ts';
import { QueenPage, type QueenScene } from './QueenPage.tsx';
import { EndQueenMutation } from './QueenStep.graphql.ts';

const schema = v.object({ ...stepRules, fate: fateRule });

interface EndValues extends StepValues {
  fate: QueenFate;
}

/** What became of a queen; one who was thought gone can be found again. */
export function EndQueenScreen() {
  return <QueenPage step="fate">{(scene) => <EndQueenForm {...scene} />}</QueenPage>;
}

function EndQueenForm({ row }: QueenScene) {
  const { formatMessage } = useIntl();
  const queenName = useQueenName();
  const form = useForm<EndValues, unknown, v.InferOutput<typeof schema>>({
    resolver: formResolver(schema),
    defaultValues: { ...newStep(), fate: row.queen.goneOn === null ? 'DEAD' : 'KEPT' },
    shouldFocusError: false,
  });
  const errorOf = useFieldError(form.formState.errors);
  const end = useMutationResult(EndQueenMutation);
  const [clientId] = useState(() => newClientId());
  const present = row.reigns.find(({ until }) => until === null)?.hive;
  const label = (name: string) => formatMessage({ id: 'life.field' }, { name });

  return (
    <StepForm
      form={form}
      labels={{ fate: label('fate'), date: label('date'), note: label('note') }}
      submitLabel={formatMessage({ id: 'hives.save' })}
      isRunning={end.isRunning}
      run={({ note, ...values }) =>
        end.run({ queenId: row.id, input: { clientId, note: note ?? null, ...values } })
      }
      doneText={formatMessage({ id: 'hives.queenSaved' })}
    >
      <FateField
        queen={queenName(row.queen)}
        fates={['DEAD', 'SOLD', 'LOST', 'KEPT']}
        fate={useFormValue(form, 'fate')}
        error={errorOf('fate')}
      />
      {present && (
        <Text tone="muted">{formatMessage({ id: 'life.leavesQueenless' }, { hive: present.name })}</Text>
      )}
      <StepFields date={useFormValue(form, 'date')} note={useFormValue(form, 'note')} errorOf={errorOf} />
    </StepForm>
  );
}
