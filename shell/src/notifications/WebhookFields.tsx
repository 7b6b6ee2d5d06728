import {
  type WebhookForm,
  type WebhookKind,
  webhookHomes,
  webhookNeeds,
  webhookTakesToken,
} from '@skep/domain';
import { type SentFormState, TypedField } from '@skep/remote-kit/form';
import { TextField } from '@skep/ui';
import { useIntl } from './use-notification-intl.ts';

/** What the forms of webhooks hold. */
export interface WebhookValues {
  name: string;
  kind: WebhookKind;
  address: string;
  recipient: string;
  accessToken: string;
}

export interface WebhookFieldsProps {
  form: SentFormState<WebhookValues, WebhookForm>['form'];
  kind: WebhookKind;
  /** One is stored, and does not change where nothing is typed. Default: none is. */
  hasToken?: boolean;
}

/** All that is typed of a webhook, by its kind. */
export function WebhookFields({ form, kind, hasToken = false }: WebhookFieldsProps) {
  const { formatMessage } = useIntl();
  const tokenHint = hasToken && formatMessage({ id: 'shell.notifications.accessTokenKept' });
  return (
    <>
      <TypedField form={form} name="name" label={formatMessage({ id: 'shell.notifications.name' })}>
        {(field) => <TextField {...field} autoComplete="off" isRequired />}
      </TypedField>
      <TypedField form={form} name="address" label={formatMessage({ id: 'shell.notifications.address' })}>
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
          form={form}
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
          form={form}
          name="accessToken"
          label={formatMessage({ id: 'shell.notifications.accessToken' })}
        >
          {(field) => (
            <TextField
              {...field}
              {...(tokenHint && { hint: tokenHint })}
              type="password"
              autoComplete="off"
              isRequired={webhookNeeds[kind].accessToken && !hasToken}
            />
          )}
        </TypedField>
      )}
    </>
  );
}
