import { useMutationFeedback, useMutationResult, useNotify, useUpload } from '@skep/remote-kit';
import { Button, Card, Heading, Row, Stack, Text } from '@skep/ui';
import styled from 'styled-components';
import { useIntl } from '../forms/use-form-intl.ts';
import type { EditedDashboardFragment } from '../generated/graphql.ts';
import { RemoveLogoMutation } from './dashboard-mutations.graphql.ts';

export interface LogoCardProps {
  dashboard: EditedDashboardFragment;
  /** Called when it has another logo. */
  onChanged: () => void;
}

/** The emblem next to a dashboard's title: encoded again by the service, as photos are. */
export function LogoCard({ dashboard: { id, logoUrl }, onChanged }: LogoCardProps) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const feedback = useMutationFeedback();
  const removal = useMutationResult(RemoveLogoMutation);
  const label = formatMessage({ id: 'dashboards.chooseLogo' });
  const { isSending, choose, input } = useUpload({
    ...{ path: `/api/v1/dashboards/${id}/logo`, accept: 'image/*', label },
    onSent() {
      notify({ kind: 'success', text: formatMessage({ id: 'dashboards.logoSaved' }) });
      onChanged();
    },
  });

  return (
    <Card as="section">
      <Heading level={2}>{formatMessage({ id: 'dashboards.logo' })}</Heading>
      <Stack gap={12}>
        {logoUrl && <Emblem src={logoUrl} alt={formatMessage({ id: 'dashboards.logo' })} />}
        <Text tone="muted">{formatMessage({ id: 'dashboards.logoHint' })}</Text>
        <Row>
          <Button icon="camera" isBusy={isSending} onClick={choose}>
            {label}
          </Button>
          {input}
          {logoUrl && (
            <Button
              icon="trash"
              isBusy={removal.isRunning}
              onClick={() =>
                void feedback(removal.run({ id }), formatMessage({ id: 'dashboards.logoSaved' }))
              }
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
