import { groupLimits } from '@skep/domain';
import { Field, TypedField } from '@skep/remote-kit/form';
import { TextField } from '@skep/ui';
import { apiarySwatches, ColorField, TextArea } from '@skep/ui/form';
import { useFormContext } from 'react-hook-form';
import { useIntl } from '../use-intl.ts';

export interface GroupValues {
  name: string;
  description: string;
  color: string | undefined;
}

/** What a group is called and is for, in the form around it. */
export function GroupFields() {
  const { formatMessage } = useIntl();
  const form = useFormContext<GroupValues>();
  return (
    <>
      <TypedField form={form} name="name" label={formatMessage({ id: 'groups.name' })}>
        {(field) => <TextField {...field} isRequired maxLength={groupLimits.nameLength} autoComplete="off" />}
      </TypedField>
      <TypedField form={form} name="description" label={formatMessage({ id: 'groups.description' })}>
        {(field) => <TextArea {...field} maxLength={groupLimits.descriptionLength} />}
      </TypedField>
      <Field form={form} name="color" label={formatMessage({ id: 'groups.color' })}>
        {(field) => <ColorField {...field} swatches={apiarySwatches} />}
      </Field>
    </>
  );
}
