import { isErrorCode } from '@skep/domain';
import { useErrorText } from '@skep/i18n';
import { useConfirm } from '@skep/remote-kit';
import { Button, Card, Chip, Heading, Row, Stack, Text } from '@skep/ui';
import { download } from '@skep/ui/download';
import { useShell } from '../shell-context.ts';
import type { Outbox } from './outbox.ts';
import { type OutboxItem, tooLongInDoubt } from './outbox-item.ts';
import { needsItsPerson, whatItWaitsFor } from './temporary-ids.ts';
import { useIntl } from './use-outbox-intl.ts';

const jsonFile = (content: string) => new Blob([content], { type: 'application/json' });

export interface WaitingCardProps {
  row: OutboxItem;
  /** All that waits. */
  rows: readonly OutboxItem[];
  /** That wait to be sent after it. */
  photoCount: number;
  isSending: boolean;
  outbox: Outbox;
}

/** One queued change: what it is, its state, and what can be done with it. */
export function OutboxCard({ row, rows, photoCount, isSending, outbox }: WaitingCardProps) {
  const { formatMessage, formatDate } = useIntl();
  const { work, refusal, savedAt } = row;
  const edit = useEdit(row, outbox);
  const otherCount = rows.filter((other) => whatItWaitsFor(other, rows)?.maker === row).length;
  const discard = useDiscard({ title: work.title, photoCount, otherCount }, () => outbox.discard(row));
  return (
    <Card as="li">
      <Stack gap={12}>
        <Row gap={8} align="center" wrap>
          <Heading level={2} look={3}>
            {work.title}
          </Heading>
          <StateChip isRefused={needsItsPerson(row, rows)} isSending={isSending} />
        </Row>
        <Text tone="muted" size="small">
          {formatMessage(
            { id: 'shell.waiting.savedAt' },
            { time: formatDate(savedAt, { dateStyle: 'medium', timeStyle: 'short' }) },
          )}
        </Text>
        <Explanation row={row} rows={rows} />
        <Row gap={8} wrap>
          {refusal && (
            <Button icon="retry" onClick={() => void outbox.retry(row)}>
              {formatMessage({ id: 'kit.retry' })}
            </Button>
          )}
          {edit && !isSending && (
            <Button icon="edit" onClick={() => void edit()}>
              {formatMessage({ id: 'shell.waiting.edit' })}
            </Button>
          )}
          <Button
            kind="quiet"
            icon="download"
            onClick={() => download(fileNameOf(row, 'json'), jsonFile(contentOf(row)))}
          >
            {formatMessage({ id: 'shell.waiting.export' })}
          </Button>
          {!isSending && (
            <Button kind="quiet" icon="trash" onClick={() => void discard()}>
              {formatMessage({ id: 'shell.waiting.discard' })}
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  );
}

export function StateChip({ isRefused, isSending }: { isRefused: boolean; isSending: boolean }) {
  const { formatMessage } = useIntl();
  if (isSending) return <Chip icon="clock">{formatMessage({ id: 'shell.waiting.sending' })}</Chip>;
  if (isRefused) {
    return (
      <Chip tone="problem" icon="attention">
        {formatMessage({ id: 'shell.waiting.refused' })}
      </Chip>
    );
  }
  return (
    <Chip tone="information" icon="offline">
      {formatMessage({ id: 'shell.waiting.waits' })}
    </Chip>
  );
}

/** Why it is still here, and what that means for it. */
function Explanation({ row, rows }: Pick<WaitingCardProps, 'row' | 'rows'>) {
  const { refusal, tries, nextAt, inDoubtSince, draft } = row;
  const { formatMessage, formatTime } = useIntl();
  const errorText = useErrorText();
  const waitsFor = whatItWaitsFor(row, rows);
  if (refusal?.code === tooLongInDoubt)
    return <Text>{formatMessage({ id: 'shell.waiting.lookFirst' })}</Text>;
  if (refusal) {
    return <Text>{errorText(isErrorCode(refusal.code) ? refusal.code : 'unexpected')}</Text>;
  }
  if (waitsFor && !waitsFor.maker) return <Text>{formatMessage({ id: 'shell.waiting.makerGone' })}</Text>;
  if (waitsFor?.maker?.refusal) {
    return <Text>{formatMessage({ id: 'shell.waiting.behind' }, { title: waitsFor.maker.work.title })}</Text>;
  }
  return (
    <>
      {tries > 0 && <Text>{formatMessage({ id: 'shell.waiting.later' }, { time: formatTime(nextAt) })}</Text>}
      {inDoubtSince !== undefined && draft && (
        <Text tone="muted" size="small">
          {formatMessage({ id: 'shell.waiting.inDoubt' })}
        </Text>
      )}
    </>
  );
}

/** Opens its form with what was typed. Undefined where it may have been done already: changed it would be done twice. */
function useEdit(row: OutboxItem, outbox: Outbox) {
  const { drafts, navigation } = useShell();
  if (row.draft === undefined || row.inDoubtSince !== undefined) return undefined;
  return async () => {
    const isTaken = await outbox.undoQueued(row, ({ form, id, content }) => drafts.keep(form, id, content));
    if (isTaken) navigation.go(row.work.path);
  };
}

interface Discarded {
  title: string;
  /** That go along. */
  photoCount: number;
  /** That could not be sent without it. */
  otherCount: number;
}

/** Asks first. */
export function useDiscard({ title, photoCount, otherCount }: Discarded, discard: () => Promise<void>) {
  const { formatMessage } = useIntl();
  const confirm = useConfirm();
  return async () => {
    const isSure = await confirm({
      title: formatMessage({ id: 'shell.waiting.discardTitle' }),
      text: [
        formatMessage(
          { id: photoCount > 0 ? 'shell.waiting.discardWithPhotos' : 'shell.waiting.discardText' },
          { title, count: photoCount },
        ),
        otherCount > 0 && formatMessage({ id: 'shell.waiting.discardOthers' }, { count: otherCount }),
      ]
        .filter(Boolean)
        .join(' '),
      confirmLabel: formatMessage({ id: 'shell.waiting.discard' }),
      isDestructive: true,
    });
    if (isSure) await discard();
  };
}

function contentOf({ work, operationName, variables, savedAt }: OutboxItem): string {
  const content = { title: work.title, savedAt: new Date(savedAt).toISOString(), operationName, variables };
  return JSON.stringify(content, null, 2);
}

export function fileNameOf({ savedAt }: Pick<OutboxItem, 'savedAt'>, extension: string): string {
  return `skep-${new Date(savedAt).toISOString().slice(0, 19).replaceAll(':', '-')}.${extension}`;
}
