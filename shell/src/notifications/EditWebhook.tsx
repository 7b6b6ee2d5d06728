import { type WebhookForm, type WebhookKind, webhookEditForm } from '@skep/domain';
import { isFailure, useConfirm, useFailureText, useMutationResult, useNotify } from '@skep/remote-kit';
import { RequestForm, useRequestForm } from '@skep/remote-kit/form';
import { Button } from '@skep/ui';
import { useState } from 'react';
import type { OwnWebhookFieldsFragment } from '../generated/graphql.ts';
import { ShownOnce } from '../security/ShownOnce.tsx';
import { waysQuery } from './NotificationsScreen.graphql.ts';
import { useIntl } from './use-notification-intl.ts';
import { WebhookFields, type WebhookValues } from './WebhookFields.tsx';
import { changeWebhookMutation, renewWebhookSecretMutation } from './WebhooksCard.graphql.ts';

export interface EditWebhookProps {
  webhook: OwnWebhookFieldsFragment;
  onDone: () => void;
}

/** Changes a webhook in its card; another secret is shown until the person has stored it. */
export function EditWebhook({ webhook, onDone }: EditWebhookProps) {
  const { formatMessage } = useIntl();
  const { id, name, address, recipient } = webhook;
  const kind = webhook.kind.toLowerCase() as WebhookKind;
  const { run } = useMutationResult(changeWebhookMutation, { refetchQueries: [waysQuery] });
  const [secret, setSecret] = useState<string>();
  const sent = useRequestForm<WebhookValues, WebhookForm, NonNullable<Awaited<ReturnType<typeof run>>>>({
    schema: webhookEditForm,
    values: { name, kind, address, recipient: recipient ?? '', accessToken: '' },
    send: ({ kind: _, ...input }) => run({ id, input }),
    onSent: onDone,
  });
  if (secret !== undefined)
    return (
      <ShownOnce
        text={formatMessage({ id: 'shell.notifications.secretOnce' })}
        label={formatMessage({ id: 'shell.notifications.secret' })}
        codes={[secret]}
        onStored={onDone}
      />
    );
  return (
    <RequestForm
      of={sent}
      idPrefix={`webhook-${id}`}
      aria-label={formatMessage({ id: 'shell.notifications.editTitle' }, { name })}
      onCancel={onDone}
      // Programs of others take messages as they come.
      moreButtons={kind === 'plain' && <RenewButton id={id} onRenewed={setSecret} />}
    >
      <WebhookFields form={sent.form} kind={kind} hasToken />
    </RequestForm>
  );
}

function RenewButton({ id, onRenewed }: { id: string; onRenewed: (secret: string) => void }) {
  const { formatMessage } = useIntl();
  const confirm = useConfirm();
  const notify = useNotify();
  const failureText = useFailureText();
  const { run, isRunning } = useMutationResult(renewWebhookSecretMutation);
  const renew = async () => {
    const isAgreed = await confirm({
      title: formatMessage({ id: 'shell.notifications.renewTitle' }),
      text: formatMessage({ id: 'shell.notifications.renewText' }),
      confirmLabel: formatMessage({ id: 'shell.notifications.renew' }),
    });
    if (!isAgreed) return;
    const answer = await run({ id });
    if (isFailure(answer)) notify({ kind: 'problem', text: failureText(answer) });
    else onRenewed(answer.secret);
  };
  return (
    <Button isBusy={isRunning} onClick={() => void renew()}>
      {formatMessage({ id: 'shell.notifications.renew' })}
    </Button>
  );
}
