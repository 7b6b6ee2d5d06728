import { type HiveTagForm, possibleHiveTagActions, type TaggedHive } from '@skep/domain';
import { Field, NamedField, useFormValue } from '@skep/remote-kit/form';
import { ChoiceField, Stack, Text } from '@skep/ui';
import { SelectField } from '@skep/ui/form';
import type { UseFormReturn } from 'react-hook-form';
import type { HiveOfTag } from '../../offline/waiting-tag.ts';
import { useIntl } from '../use-tag-intl.ts';
import { useNumberProblemText } from '../useNumberProblemText.ts';
import { actionFor, numbersToChoose, type TagValues } from './tag-values.ts';

export interface ChoosableApiary {
  id: string;
  name: string;
  hives: readonly (TaggedHive & Omit<HiveOfTag, 'apiary'>)[];
}

export interface HiveTagFieldsProps {
  form: UseFormReturn<TagValues, unknown, HiveTagForm>;
  /** Number of this tag. */
  own: string | undefined;
  free: readonly string[];
  apiaries: readonly ChoosableApiary[];
}

export function HiveTagFields({ form, own, free, apiaries }: HiveTagFieldsProps) {
  const { formatMessage } = useIntl();
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
      <Field
        form={form}
        name="number"
        label={formatMessage({ id: 'tags.numberField' })}
        ownText={useNumberProblemText()}
      >
        {(field) => (
          <SelectField
            {...field}
            hint={formatMessage({ id: 'tags.numberHint' })}
            isRequired
            options={numbersToChoose(free, own).map((value) => ({ value, label: value }))}
          />
        )}
      </Field>
      <NamedField name="hiveId" label={formatMessage({ id: 'tags.hiveField' })}>
        {(field) => (
          <SelectField
            {...field}
            placeholder={formatMessage({ id: 'tags.hivePlaceholder' })}
            isRequired
            isSearched="long"
            options={apiaries.flatMap(({ name: group, hives: inside }) =>
              inside.map(({ id, name }) => ({ value: id, label: name, group })),
            )}
            value={hiveId.value}
            onChange={chooseHive}
          />
        )}
      </NamedField>
      {hive === undefined ? (
        <Text tone="muted">{formatMessage({ id: 'tags.actionAfterHive' })}</Text>
      ) : (
        <NamedField name="action" label={formatMessage({ id: 'tags.actionField' })}>
          {(field) => (
            <ChoiceField
              {...field}
              {...action}
              hint={action.value && formatMessage({ id: `tags.actionHint.${action.value}` })}
              isRequired
              options={possibleHiveTagActions(hive).map((value) => ({
                value,
                label: formatMessage({ id: `tags.action.${value}` }),
              }))}
            />
          )}
        </NamedField>
      )}
    </Stack>
  );
}
