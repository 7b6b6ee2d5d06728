import { useConfirm, useMutationFeedback, useMutationResult } from '@skep/remote-kit';
import { Button, Card, Heading, Row, Stack, Text } from '@skep/ui';
import { QrCode } from '@skep/ui/qr-code';
import type { EditedGroupFragment } from '../generated/graphql.ts';
import { useIntl } from '../use-intl.ts';
import { WithdrawLinkMutation } from './group-mutations.graphql.ts';
import { LinkForm } from './LinkForm.tsx';

type Link = EditedGroupFragment['links'][number];

/** Links by which whoever has one joins: to be shown on the wall of a club evening, and counted. */
export function LinksCard({ group }: { group: EditedGroupFragment }) {
  const { formatMessage } = useIntl();
  return (
    <Card as="section">
      <Heading level={2}>{formatMessage({ id: 'groups.links' })}</Heading>
      <Stack gap={24}>
        <Text>{formatMessage({ id: 'groups.linksMean' })}</Text>
        {group.links.length > 0 && (
          <Stack as="ul" gap={24}>
            {group.links.map((link) => (
              <LinkLine key={link.id} link={link} group={group} />
            ))}
          </Stack>
        )}
        <LinkForm groupId={group.id} />
      </Stack>
    </Card>
  );
}

function LinkLine({ link, group }: { link: Link; group: EditedGroupFragment }) {
  const { formatMessage, formatDate } = useIntl();
  const confirm = useConfirm();
  const feedback = useMutationFeedback();
  const withdrawal = useMutationResult(WithdrawLinkMutation);
  const { id, url, makerName, until, maxUses, useCount } = link;
  // What leads nowhere is not held up to be read.
  const isOpen = useCount < maxUses;
  async function withdraw() {
    const isMeant = await confirm({
      title: formatMessage({ id: 'groups.withdrawTitle' }),
      text: formatMessage({ id: 'groups.withdrawText' }),
      confirmLabel: formatMessage({ id: 'groups.withdraw' }),
      isDestructive: true,
    });
    if (!isMeant) return;
    await feedback(
      withdrawal.run({ groupId: group.id, linkId: id }),
      formatMessage({ id: 'groups.withdrawDone' }),
    );
  }
  return (
    <Stack as="li" gap={12}>
      {isOpen && (
        <>
          <QrCode text={url} label={formatMessage({ id: 'groups.qr' }, { group: group.name })} />
          <Text>
            <a href={url}>{url}</a>
          </Text>
        </>
      )}
      <Text>
        {formatMessage(
          { id: isOpen ? 'groups.linkUses' : 'groups.linkUsedUp' },
          { used: useCount, uses: maxUses, date: formatDate(until) },
        )}
      </Text>
      {makerName && <Text tone="muted">{formatMessage({ id: 'groups.linkBy' }, { who: makerName })}</Text>}
      <Row>
        <Button icon="trash" isBusy={withdrawal.isRunning} onClick={() => void withdraw()}>
          {formatMessage({ id: 'groups.withdraw' })}
        </Button>
      </Row>
    </Stack>
  );
}
