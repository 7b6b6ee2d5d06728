import { useErrorText, useFieldProblemText } from '@skep/i18n';
import { useMutationResult, useNotify, useServices, useTold } from '@skep/remote-kit';
import { Button, Card, Heading, Row, Stack, Text } from '@skep/ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useIntl } from '../forms/use-form-intl.ts';
import type { EditedDashboardFragment } from '../generated/graphql.ts';
import { RemoveLogoMutation } from './dashboard-mutations.graphql.ts';

export interface LogoCardProps {
  dashboard: EditedDashboardFragment;
  /** Told when it has another logo. */
  onChanged: () => void;
}

/** The emblem beside a dashboard's title: drawn anew by the service, as photos are. */
export function LogoCard({ dashboard: { id, logoUrl }, onChanged }: LogoCardProps) {
  const { formatMessage } = useIntl();
  const { sendFile } = useServices();
  const notify = useNotify();
  const told = useTold();
  const errorText = useErrorText();
  const problemText = useFieldProblemText();
  const removal = useMutationResult(RemoveLogoMutation);
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setIsSending] = useState(false);

  async function send(file: File | undefined) {
    if (file === undefined) return;
    setIsSending(true);
    const sent = await sendFile?.(`/api/dashboardgroups/${id}/logo`, file, {});
    setIsSending(false);
    if (sent?.kind === 'sent') {
      notify({ kind: 'success', text: formatMessage({ id: 'dashboards.logoSaved' }) });
      return onChanged();
    }
    const text = sent?.problem
      ? problemText(sent.problem.code, sent.problem.params)
      : errorText(sent?.code ?? 'unexpected');
    notify({ kind: 'problem', text });
  }

  return (
    <Card as="section">
      <Heading level={2}>{formatMessage({ id: 'dashboards.logo' })}</Heading>
      <Stack gap={12}>
        {logoUrl && <Emblem src={logoUrl} alt={formatMessage({ id: 'dashboards.logo' })} />}
        <Text tone="muted">{formatMessage({ id: 'dashboards.logoHint' })}</Text>
        <Row>
          <Button icon="camera" isBusy={isSending} onClick={() => input.current?.click()}>
            {formatMessage({ id: 'dashboards.chooseLogo' })}
          </Button>
          <input
            ref={input}
            type="file"
            accept="image/*"
            hidden
            aria-label={formatMessage({ id: 'dashboards.chooseLogo' })}
            onChange={(event) => {
              void send(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          {logoUrl && (
            <Button
              icon="trash"
              isBusy={removal.isRunning}
              onClick={() => void told(removal.run({ id }), formatMessage({ id: 'dashboards.logoSaved' }))}
            >
              {formatMessage({ id: 'dashboards.removeLogo' })}
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  );
}

const Emblem = styled.img`
  max-width: 12rem;
  max-height: 6rem;
  object-fit: contain;
`;
