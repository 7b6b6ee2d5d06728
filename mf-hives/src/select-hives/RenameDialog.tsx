import { apiaryLimits, hiveLimits, newHivesRules, numberedHiveName } from '@skep/domain';
import { useMutationResult } from '@skep/remote-kit';
import { Field, FormDialog, TypedField, useEntityForm } from '@skep/remote-kit/form';
import { TextField } from '@skep/ui';
import { NumberField } from '@skep/ui/form';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import type { ChosenHive } from './chosen-hives.ts';
import { RenameHivesMutation } from './many-hives.graphql.ts';
import { NewNames } from './NewNames.tsx';
import { useIntl } from './use-select-intl.ts';

export interface RenameDialogProps {
  hives: readonly ChosenHive[];
  onClose: () => void;
}

const nameForm = v.pick(newHivesRules, ['prefix', 'firstNumber']);

interface NameValues {
  prefix: string;
  firstNumber: number | undefined;
}

/** The same word for the chosen hives and a running number, with the names as they will be. */
export function RenameDialog({ hives, onClose }: RenameDialogProps) {
  const { formatMessage } = useIntl();
  const [begun] = useState<NameValues>(() => ({
    prefix: formatMessage({ id: 'hives.hive' }),
    firstNumber: 1,
  }));
  const rename = useMutationResult(RenameHivesMutation);
  const count = hives.length;
  const saved = useEntityForm({
    schema: nameForm,
    values: begun,
    save: (values) => rename.run({ names: newNames(hives, values) }),
    savedText: () => formatMessage({ id: 'select.renamed' }, { count }),
    onSaved: onClose,
  });
  const { form } = saved;
  const typed = v.safeParse(nameForm, useWatch({ control: form.control }));

  return (
    <FormDialog
      of={saved}
      title={formatMessage({ id: 'select.renameTitle' }, { count })}
      submitLabel={formatMessage({ id: 'select.renameSubmit' }, { count })}
      onClose={onClose}
    >
      <TypedField form={form} name="prefix" label={formatMessage({ id: 'hives.prefix' })}>
        {(field) => <TextField {...field} isRequired maxLength={hiveLimits.nameLength} autoComplete="off" />}
      </TypedField>
      <Field form={form} name="firstNumber" label={formatMessage({ id: 'hives.firstNumber' })}>
        {(field) => (
          <NumberField
            {...field}
            hint={formatMessage({ id: 'select.numberHint' })}
            isRequired
            min={0}
            max={apiaryLimits.firstNumberMax}
          />
        )}
      </Field>
      {typed.success && <NewNames hives={hives} names={newNames(hives, typed.output)} />}
    </FormDialog>
  );
}

/** In the order in which they are shown. */
function newNames(hives: readonly ChosenHive[], { prefix, firstNumber }: v.InferOutput<typeof nameForm>) {
  return hives.map(({ id }, index) => ({ id, name: numberedHiveName(prefix, firstNumber + index) }));
}
