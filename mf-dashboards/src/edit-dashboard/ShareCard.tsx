import {
  Link,
  useConfirm,
  useMutationFeedback,
  useMutationResult,
  useNavigation,
  useNotify,
} from '@skep/remote-kit';
import { Button, Card, Heading, LinkButton, Row, Stack, Text } from '@skep/ui';
import { QrCode } from '@skep/ui/qr-code';
import { useIntl } from '../forms/use-form-intl.ts';
import type { EditedDashboardFragment } from '../generated/graphql.ts';
import { DeleteDashboardMutation, RenewCodeMutation } from './dashboard-mutations.graphql.ts';

/** The ways to a dashboard, and their end. */
export function ShareCard({ dashboard }: { dashboard: EditedDashboardFragment }) {
  const { formatMessage } = useIntl();
  const { url, accessCode: code, sites } = dashboard;
  return (
    <Card as="section">
      <Heading level={2}>{formatMessage({ id: 'dashboards.share' })}</Heading>
      <Stack gap={12}>
        <Text>{formatMessage({ id: 'dashboards.shareMeans' })}</Text>
        <QrCode text={url} label={formatMessage({ id: 'dashboards.qr' })} />
        <Text size="large" isBold>
          {formatMessage({ id: 'dashboards.code' }, { code })}
        </Text>
        <Text>
          <a href={url}>{url}</a>
        </Text>
        <Row>
          <LinkButton to={`/dashboard/${code}`} as={Link} icon="eye">
            {formatMessage({ id: 'dashboards.look' })}
          </LinkButton>
          <CopyButton text={url} label={formatMessage({ id: 'dashboards.copyLink' })} />
          {sites.length > 0 && (
            <CopyButton text={embedOf(url)} label={formatMessage({ id: 'dashboards.copyEmbed' })} />
          )}
        </Row>
        <Ends dashboard={dashboard} />
      </Stack>
    </Card>
  );
}

/** What a page of somebody else's shows it with. */
function embedOf(url: string): string {
  return `<iframe src="${url}" width="100%" height="600" style="border:0" loading="lazy"></iframe>`;
}

function CopyButton({ text, label }: { text: string; label: string }) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  async function copy() {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    const id = isCopied ? 'dashboards.copied' : 'dashboards.notCopied';
    notify({ kind: isCopied ? 'success' : 'problem', text: formatMessage({ id }) });
  }
  return (
    <Button icon="copy" onClick={() => void copy()}>
      {label}
    </Button>
  );
}

function Ends({ dashboard: { id, title } }: { dashboard: EditedDashboardFragment }) {
  const { formatMessage } = useIntl();
  const confirm = useConfirm();
  const navigation = useNavigation();
  const feedback = useMutationFeedback();
  const renewal = useMutationResult(RenewCodeMutation);
  const deletion = useMutationResult(DeleteDashboardMutation, {
    update: (cache) => cache.evict({ id: 'ROOT_QUERY', fieldName: 'dashboards' }),
  });

  async function renew() {
    const isMeant = await confirm({
      title: formatMessage({ id: 'dashboards.newCodeTitle' }),
      text: formatMessage({ id: 'dashboards.newCodeText' }),
      confirmLabel: formatMessage({ id: 'dashboards.newCode' }),
      isDestructive: true,
    });
    if (isMeant) await feedback(renewal.run({ id }), formatMessage({ id: 'dashboards.newCodeDone' }));
  }

  async function remove() {
    const isMeant = await confirm({
      title: formatMessage({ id: 'dashboards.deleteTitle' }, { title }),
      text: formatMessage({ id: 'dashboards.deleteText' }),
      confirmLabel: formatMessage({ id: 'dashboards.delete' }),
      isDestructive: true,
    });
    if (!isMeant) return;
    if (await feedback(deletion.run({ id }), formatMessage({ id: 'dashboards.deleteDone' }, { title })))
      navigation.go('/dashboards', { replace: true });
  }

  return (
    <Row>
      <Button icon="lock" isBusy={renewal.isRunning} onClick={() => void renew()}>
        {formatMessage({ id: 'dashboards.newCode' })}
      </Button>
      <Button kind="danger" icon="trash" isBusy={deletion.isRunning} onClick={() => void remove()}>
        {formatMessage({ id: 'dashboards.delete' })}
      </Button>
    </Row>
  );
}
