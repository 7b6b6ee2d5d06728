import {
  type WebhookForm,
  type WebhookKind,
  webhookForm,
  webhookHomes,
  webhookKinds,
  webhookNeeds,
  webhookTakesToken,
} from '@skep/domain';
import { useMutationResult } from '@skep/remote-kit';
import { Field, SentForm, TypedField, useFormValue, useSentForm } from '@skep/remote-kit/form';
import { TextField } from '@skep/ui';
import { SelectField } from '@skep/ui/form';
import { useState } from 'react';
import type { WebhookInput } from '../generated/graphql.ts';
import { ShownOnce } from '../security/ShownOnce.tsx';
import { waysQuery } from './NotificationsScreen.graphql.ts';
import { useIntl } from './use-notification-intl.ts';
import { createWebhookMutation } from './WebhooksCard.graphql.ts';

const kindsOfServer: Readonly<Record<WebhookKind, WebhookInput['kind']>> = {
  plain: 'PLAIN',
  ntfy: 'NTFY',
  home_assistant: 'HOME_ASSISTANT',
  telegram: 'TELEGRAM',
  matrix: 'MATRIX',
};

const fresh = {
  name: '',
  kind: 'plain' as WebhookKind,
  address: '',
  recipient: '',
  accessToken: '',
};

/** Makes a webhook; the secret that signs its messages is shown until the person has kept it. */
export function NewWebhook() {
  const { formatMessage } = useIntl();
  const { run } = useMutationResult(createWebhookMutation, { refetchQueries: [waysQuery] });
  const [secret, setSecret] = useState<string>();
  const sent = useSentForm({
    schema: webhookForm,
    values: fresh,
    send: (form: WebhookForm) => run({ input: { ...form, kind: kindsOfServer[form.kind] } }),
    onSent(answer) {
      const isChecked = sent.form.getValues().kind === 'plain';
      sent.form.reset();
      // Programs of others take messages as they come.
      if (isChecked) setSecret(answer.secret);
    },
  });
  const { value: kind } = useFormValue(sent.form, 'kind');
  if (secret !== undefined)
    return (
      <ShownOnce
        text={formatMessage({ id: 'shell.notifications.secretOnce' })}
        label={formatMessage({ id: 'shell.notifications.secret' })}
        codes={[secret]}
        onKept={() => setSecret(undefined)}
      />
    );
  return (
    <SentForm
      of={sent}
      submitLabel={formatMessage({ id: 'shell.notifications.addWebhook' })}
      submitKind="plain"
    >
      <Field form={sent.form} name="kind" label={formatMessage({ id: 'shell.notifications.kind' })}>
        {({ onChange, ...field }) => (
          <SelectField
            {...field}
            onChange={(value) => value && onChange(value)}
            options={webhookKinds.map((value) => ({
              value,
              label: formatMessage({ id: `shell.notifications.kind.${value}` }),
            }))}
            isRequired
          />
        )}
      </Field>
      <TypedField form={sent.form} name="name" label={formatMessage({ id: 'shell.notifications.name' })}>
        {(field) => <TextField {...field} autoComplete="off" isRequired />}
      </TypedField>
      <TypedField
        form={sent.form}
        name="address"
        label={formatMessage({ id: 'shell.notifications.address' })}
      >
        {(field) => (
          <TextField
            {...field}
            hint={formatMessage(
              { id: 'shell.notifications.addressHint' },
              { example: webhookHomes[kind] ?? 'https://example.com/bees' },
            )}
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            isRequired
          />
        )}
      </TypedField>
      {webhookNeeds[kind].recipient && (
        <TypedField
          form={sent.form}
          name="recipient"
          label={formatMessage({
            id: kind === 'matrix' ? 'shell.notifications.room' : 'shell.notifications.chat',
          })}
        >
          {(field) => <TextField {...field} autoComplete="off" isRequired />}
        </TypedField>
      )}
      {webhookTakesToken[kind] && (
        <TypedField
          form={sent.form}
          name="accessToken"
          label={formatMessage({ id: 'shell.notifications.accessToken' })}
        >
          {(field) => (
            <TextField
              {...field}
              type="password"
              autoComplete="off"
              isRequired={webhookNeeds[kind].accessToken}
            />
          )}
        </TypedField>
      )}
    </SentForm>
  );
}
