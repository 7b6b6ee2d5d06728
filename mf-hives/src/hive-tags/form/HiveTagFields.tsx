import { possibleHiveTagActions, type TaggedHive } from '@skep/domain';
import { useFieldError } from '@skep/remote-kit';
import { useFormValue } from '@skep/remote-kit/form';
import { ChoiceField, SelectField, Stack, Text } from '@skep/ui';
import { useIntl } from 'react-intl';
import { useNumberProblemText } from '../useNumberProblemText.ts';
import { actionFor, numbersToChoose } from './tag-values.ts';
import type { TagFormState } from './useTagForm.ts';

export interface ChoosableApiary {
  id: string;
  name: string;
  hives: readonly (TaggedHive & { id: string; name: string })[];
}

export interface HiveTagFieldsProps {
  form: TagFormState;
  /** Number of this tag. */
  own: string | undefined;
  free: readonly string[];
  apiaries: readonly ChoosableApiary[];
}

export function HiveTagFields({ form, own, free, apiaries }: HiveTagFieldsProps) {
  const { formatMessage } = useIntl();
  const numberProblemText = useNumberProblemText();
  const { number: numberProblem } = form.formState.errors;
  const errorOf = useFieldError(form.formState.errors);
  const number = useFormValue(form, 'number');
  const hiveId = useFormValue(form, 'hiveId');
  const action = useFormValue(form, 'action');
  const hives = apiaries.flatMap((apiary) => apiary.hives);
  const hive = hives.find(({ id }) => id === hiveId.value);

  function chooseHive(id: string | undefined) {
    hiveId.onChange(id);
    const chosen = hives.find((other) => other.id === id);
    action.onChange(actionFor(chosen, action.value));
  }

  return (
    <Stack gap={24}>
      <SelectField
        id="number"
        label={formatMessage({ id: 'tags.numberField' })}
        hint={formatMessage({ id: 'tags.numberHint' })}
        isRequired
        options={numbersToChoose(free, own).map((value) => ({ value, label: value }))}
        value={number.value}
        onChange={number.onChange}
        error={numberProblem?.message && numberProblemText(numberProblem.message)}
      />
      <SelectField
        id="hiveId"
        label={formatMessage({ id: 'tags.hiveField' })}
        placeholder={formatMessage({ id: 'tags.hivePlaceholder' })}
        isRequired
        options={apiaries.flatMap(({ name: group, hives: inside }) =>
          inside.map(({ id, name }) => ({ value: id, label: name, group })),
        )}
        value={hiveId.value}
        onChange={chooseHive}
        error={errorOf('hiveId')}
      />
      {hive === undefined ? (
        <Text tone="muted">{formatMessage({ id: 'tags.actionAfterHive' })}</Text>
      ) : (
        <ChoiceField
          id="action"
          label={formatMessage({ id: 'tags.actionField' })}
          hint={action.value && formatMessage({ id: 'tags.actionHint' }, { action: action.value })}
          isRequired
          options={possibleHiveTagActions(hive).map((value) => ({
            value,
            label: formatMessage({ id: 'tags.action' }, { action: value }),
          }))}
          value={action.value}
          onChange={action.onChange}
          error={errorOf('action')}
        />
      )}
    </Stack>
  );
}
