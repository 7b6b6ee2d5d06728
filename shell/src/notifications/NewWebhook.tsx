import { type WebhookForm, type WebhookKind, webhookForm, webhookKinds } from '@skep/domain';
import { useMutationResult } from '@skep/remote-kit';
import { Field, RequestForm, useFormValue, useRequestForm } from '@skep/remote-kit/form';
import { SelectField } from '@skep/ui/form';
import { useState } from 'react';
import type { WebhookInput } from '../generated/graphql.ts';
import { ShownOnce } from '../security/ShownOnce.tsx';
import { waysQuery } from './NotificationsScreen.graphql.ts';
import { useIntl } from './use-notification-intl.ts';
import { WebhookFields, type WebhookValues } from './WebhookFields.tsx';
import { createWebhookMutation } from './WebhooksCard.graphql.ts';

const kindsOfServer: Readonly<Record<WebhookKind, WebhookInput['kind']>> = {
  plain: 'PLAIN',
  ntfy: 'NTFY',
  home_assistant: 'HOME_ASSISTANT',
  telegram: 'TELEGRAM',
  matrix: 'MATRIX',
};

const fresh: WebhookValues = {
  name: '',
  kind: 'plain',
  address: '',
  recipient: '',
  accessToken: '',
};

/** Creates a webhook; the secret that signs its messages is shown until the person has stored it. */
export function NewWebhook() {
  const { formatMessage } = useIntl();
  const { run } = useMutationResult(createWebhookMutation, { refetchQueries: [waysQuery] });
  const [secret, setSecret] = useState<string>();
  const sent = useRequestForm({
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
        onStored={() => setSecret(undefined)}
      />
    );
  return (
    <RequestForm
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
      <WebhookFields form={sent.form} kind={kind} />
    </RequestForm>
  );
}
