import { Field } from '@skep/remote-kit/form';
import { SelectField } from '@skep/ui/form';
import { useIntl } from '../form/use-form-intl.ts';
import type { MoveFormState, MoveOptions } from './useMoveForm.ts';

export interface TargetFieldProps extends Pick<MoveOptions, 'targets'> {
  form: MoveFormState['form'];
}

/** Where hives move to. */
export function TargetField({ form, targets }: TargetFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <Field
      form={form}
      name="targetId"
      label={formatMessage({ id: 'hives.moveTo' })}
      ownText={() => formatMessage({ id: 'hives.moveNowhere' })}
    >
      {(field) => (
        <SelectField
          {...field}
          placeholder={formatMessage({ id: 'hives.moveChoose' })}
          isRequired
          isSearched="long"
          options={targets.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </Field>
  );
}
