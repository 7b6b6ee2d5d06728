import { apiTokenForm } from '@skep/domain';
import { useMutationResult } from '@skep/remote-kit';
import { Field, RequestForm, TypedField, useRequestForm } from '@skep/remote-kit/form';
import { Checkbox, TextField } from '@skep/ui';
import { SelectField } from '@skep/ui/form';
import { useState } from 'react';
import * as v from 'valibot';
import { createApiTokenMutation } from './ApiTokensCard.graphql.ts';
import { securityQuery } from './SecurityScreen.graphql.ts';
import { ShownOnce } from './ShownOnce.tsx';
import { useIntl } from './use-security-intl.ts';

const lifetimes = ['30', '90', '365'] as const;

const newTokenForm = v.object({
  ...apiTokenForm.entries,
  expiresInDays: v.optional(v.pipe(v.picklist(lifetimes), v.transform(Number))),
});

const fresh: v.InferInput<typeof newTokenForm> = { name: '', isReadOnly: false, expiresInDays: undefined };

/** Makes a key, which is shown until the person has stored it: nobody can show it again. */
export function NewApiToken() {
  const { formatMessage, formatNumber } = useIntl();
  const { run } = useMutationResult(createApiTokenMutation, { refetchQueries: [securityQuery] });
  const [token, setToken] = useState<string>();
  const sent = useRequestForm({
    schema: newTokenForm,
    values: fresh,
    send: run,
    onSent(answer) {
      sent.form.reset();
      setToken(answer.token);
    },
  });
  if (token !== undefined) {
    return (
      <ShownOnce
        text={formatMessage({ id: 'shell.security.tokenOnce' })}
        label={formatMessage({ id: 'shell.security.token' })}
        codes={[token]}
        onStored={() => setToken(undefined)}
      />
    );
  }
  return (
    <RequestForm
      of={sent}
      submitLabel={formatMessage({ id: 'shell.security.createToken' })}
      submitKind="plain"
    >
      <TypedField form={sent.form} name="name" label={formatMessage({ id: 'shell.security.tokenName' })}>
        {(field) => (
          <TextField
            {...field}
            hint={formatMessage({ id: 'shell.security.tokenNameHint' })}
            autoComplete="off"
            isRequired
          />
        )}
      </TypedField>
      <Field
        form={sent.form}
        name="isReadOnly"
        label={formatMessage({ id: 'shell.security.tokenMayOnlyRead' })}
      >
        {({ value, ...field }) => (
          <Checkbox
            {...field}
            hint={formatMessage({ id: 'shell.security.tokenMayOnlyReadHint' })}
            isChecked={value}
          />
        )}
      </Field>
      <Field
        form={sent.form}
        name="expiresInDays"
        label={formatMessage({ id: 'shell.security.tokenEndsAfter' })}
      >
        {(field) => (
          <SelectField
            {...field}
            placeholder={formatMessage({ id: 'shell.security.tokenNeverEnds' })}
            options={lifetimes.map((days) => ({
              value: days,
              label: formatNumber(Number(days), { style: 'unit', unit: 'day', unitDisplay: 'long' }),
            }))}
          />
        )}
      </Field>
    </RequestForm>
  );
}
