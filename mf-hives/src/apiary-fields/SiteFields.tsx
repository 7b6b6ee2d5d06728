import { apiaryLimits } from '@skep/domain';
import { TypedField } from '@skep/remote-kit/form';
import { Text, TextField } from '@skep/ui';
import { TextArea } from '@skep/ui/form';
import { useFormContext } from 'react-hook-form';
import { useIntl } from '../form/use-form-intl.ts';
import type { ApiaryValues } from './apiary-values.ts';

/** What authorities call the apiary, who owns the land, and how to get there; in the form around it. */
export function SiteFields() {
  const { formatMessage } = useIntl();
  const form = useFormContext<ApiaryValues>();
  return (
    <>
      <Text tone="muted">{formatMessage({ id: 'hives.siteHint' })}</Text>
      <TypedField
        form={form}
        name="registrationNumber"
        label={formatMessage({ id: 'hives.registrationNumber' })}
      >
        {(field) => (
          <TextField
            {...field}
            hint={formatMessage({ id: 'hives.registrationNumberHint' })}
            maxLength={apiaryLimits.registrationNumberLength}
            autoComplete="off"
          />
        )}
      </TypedField>
      <TypedField form={form} name="landOwnerContact" label={formatMessage({ id: 'hives.landOwnerContact' })}>
        {(field) => (
          <TextArea
            {...field}
            rows={2}
            hint={formatMessage({ id: 'hives.landOwnerContactHint' })}
            maxLength={apiaryLimits.contactLength}
          />
        )}
      </TypedField>
      <TypedField form={form} name="accessNotes" label={formatMessage({ id: 'hives.accessNotes' })}>
        {(field) => (
          <TextArea
            {...field}
            rows={2}
            hint={formatMessage({ id: 'hives.accessNotesHint' })}
            maxLength={apiaryLimits.accessNotesLength}
          />
        )}
      </TypedField>
    </>
  );
}
