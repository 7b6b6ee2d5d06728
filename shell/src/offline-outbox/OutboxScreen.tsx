import { Link, useSearchParams, useTitle } from '@skep/remote-kit';
import { Button, LinkButton, Notice, Page, type ScreenState, ScreenStates, Stack, Text } from '@skep/ui';
import { useEffect, useState } from 'react';
import { useSignOut } from '../session/useSignOut.ts';
import { OutboxCard } from './OutboxCard.tsx';
import { OutboxPhotoCard } from './OutboxPhotoCard.tsx';
import type { OutboxItem } from './outbox-item.ts';
import type { QueuedPhoto } from './queued-photo.ts';
import { isHeldUp } from './temporary-ids.ts';
import { useIntl } from './use-outbox-intl.ts';
import { useOutboxItems, type WaitingRows } from './useOutboxItems.ts';

export { outboxMessages as texts } from './outbox-messages.ts';

/** What was saved on this device and is not sent yet, each with its ways out. */
export function Screen() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const waiting = useOutboxItems();
  const isSafe = useIsSafe();
  const title = formatMessage({ id: 'shell.waiting.title' });
  useTitle(title);
  const before = search.get('before');
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates state={useWaitingState(waiting, before)}>
        {waiting.kind === 'ready' && (
          <Stack gap={16}>
            {before === 'signOut' && <BeforeSignOut />}
            {before === 'accountEnds' && (
              <Notice kind="warning">{formatMessage({ id: 'shell.waiting.beforeAccountEnds' })}</Notice>
            )}
            <Introduction {...waiting} />
            {!isSafe && <Notice kind="warning">{formatMessage({ id: 'shell.waiting.unsafe' })}</Notice>}
            <Stack as="ul" gap={12}>
              {waiting.rows.map((row) => (
                <OutboxCard
                  key={row.id}
                  row={row}
                  rows={waiting.rows}
                  photoCount={waiting.photos.filter(({ of }) => of?.id === row.id).length}
                  isSending={row.id === waiting.sendingId}
                  outbox={waiting.outbox}
                />
              ))}
              {waiting.photos.map((photo) => (
                <OutboxPhotoCard
                  key={photo.id}
                  photo={photo}
                  isSending={photo.id === waiting.sendingId}
                  outbox={waiting.outbox}
                />
              ))}
            </Stack>
          </Stack>
        )}
      </ScreenStates>
    </Page>
  );
}

type ReadyRows = Extract<WaitingRows, { kind: 'ready' }>;

/** What becomes of all this by itself, and the way to have it at once. */
function Introduction({ rows, photos, sendingId, outbox }: ReadyRows) {
  const { formatMessage } = useIntl();
  const all = rows.length + photos.length;
  const count =
    rows.filter((row) => isHeldUp(row, rows)).length +
    photos.filter((photo) => isPhotoHeldUp(photo, rows)).length;
  if (count === all) return <Text>{formatMessage({ id: 'shell.waiting.introNone' })}</Text>;
  return (
    <>
      <Text>
        {formatMessage({ id: count > 0 ? 'shell.waiting.introSome' : 'shell.waiting.intro' }, { count })}
      </Text>
      <div>
        <Button icon="retry" isBusy={sendingId !== undefined} onClick={() => void outbox.send(true)}>
          {formatMessage({ id: 'shell.waiting.sendAll' })}
        </Button>
      </div>
    </>
  );
}

/** It is sent after what names it. */
function isPhotoHeldUp({ of, refusal }: QueuedPhoto, rows: readonly OutboxItem[]): boolean {
  const before = rows.find(({ id }) => id === of?.id);
  return refusal !== undefined || (before !== undefined && isHeldUp(before, rows));
}

function BeforeSignOut() {
  const { formatMessage } = useIntl();
  const signOut = useSignOut({ leavesWork: true });
  return (
    <Notice
      kind="warning"
      action={<Button onClick={() => void signOut()}>{formatMessage({ id: 'shell.signOut' })}</Button>}
    >
      {formatMessage({ id: 'shell.waiting.beforeSignOut' })}
    </Notice>
  );
}

function useWaitingState(waiting: WaitingRows, before: string | null): ScreenState {
  const { formatMessage } = useIntl();
  const signOut = useSignOut();
  if (waiting.kind === 'loading') return { kind: 'loading' };
  if (waiting.kind === 'failed') {
    return {
      kind: 'error',
      title: formatMessage({ id: 'kit.failed.title' }),
      text: formatMessage({ id: 'shell.waiting.unreadable' }),
      retryLabel: formatMessage({ id: 'kit.retry' }),
      onRetry: waiting.retry,
    };
  }
  if (waiting.rows.length + waiting.photos.length > 0) return { kind: 'ready' };
  return {
    kind: 'empty',
    icon: 'check',
    title: formatMessage({ id: 'shell.waiting.emptyTitle' }),
    text: formatMessage({ id: 'shell.waiting.emptyText' }),
    action:
      before === 'accountEnds' ? (
        <LinkButton to="/profile" as={Link}>
          {formatMessage({ id: 'shell.profile.title' })}
        </LinkButton>
      ) : (
        before === 'signOut' && (
          <Button onClick={() => void signOut()}>{formatMessage({ id: 'shell.signOut' })}</Button>
        )
      ),
  };
}

/** Whether the browser keeps queued changes when it runs short of room; requested when something first waits. */
function useIsSafe(): boolean {
  const [isSafe, setIsSafe] = useState(true);
  useEffect(() => {
    navigator.storage?.persisted?.().then(setIsSafe, () => undefined);
  }, []);
  return isSafe;
}
