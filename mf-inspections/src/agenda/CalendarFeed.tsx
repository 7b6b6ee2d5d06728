import {
  isFailure,
  useConfirm,
  useFailureText,
  useMutationFeedback,
  useMutationResult,
  useNotify,
} from '@skep/remote-kit';
import { Button, Card, Heading, Row, Stack, Text, TextField } from '@skep/ui';
import { useState } from 'react';
import { useIntl } from '../diary/use-diary-intl.ts';
import type { AgendaQuery } from '../generated/graphql.ts';
import { DeleteCalendarLinkMutation, MakeCalendarLinkMutation } from './AgendaScreen.graphql.ts';

interface CachedFields {
  calendarLink: AgendaQuery['calendarLink'];
}

/** An address at which a calendar reads all reminders: shown once, replaced or deleted at will. */
export function CalendarFeed({ link }: { link: AgendaQuery['calendarLink'] }) {
  const { formatMessage, formatDate } = useIntl();
  const { address, make, end, isRunning } = useCalendarLink(link !== null);
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} look={3}>
        {formatMessage({ id: 'diary.calendar' })}
      </Heading>
      <Text>{formatMessage({ id: 'diary.calendarHint' })}</Text>
      <Text tone="muted">{formatMessage({ id: 'diary.calendarWarning' })}</Text>
      {link && (
        <Text tone="muted" size="small">
          {formatMessage(
            { id: 'diary.calendarMade' },
            { date: formatDate(link.madeAt, { dateStyle: 'medium' }) },
          )}{' '}
          {link.lastReadAt
            ? formatMessage(
                { id: 'diary.calendarRead' },
                { date: formatDate(link.lastReadAt, { dateStyle: 'medium', timeStyle: 'short' }) },
              )
            : formatMessage({ id: 'diary.calendarUnread' })}
        </Text>
      )}
      {address !== undefined && <ShownAddress address={address} />}
      <Row gap={8}>
        <Button icon="calendar" isBusy={isRunning} onClick={() => void make()}>
          {formatMessage({ id: link ? 'diary.calendarMakeAnew' : 'diary.calendarMake' })}
        </Button>
        {link && (
          <Button kind="danger" icon="trash" onClick={() => void end()}>
            {formatMessage({ id: 'diary.calendarEnd' })}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

function ShownAddress({ address }: { address: string }) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      notify({ kind: 'success', text: formatMessage({ id: 'diary.calendarCopied' }) });
    } catch {
      notify({ kind: 'problem', text: formatMessage({ id: 'diary.calendarCopyFailed' }) });
    }
  }
  return (
    <div role="status">
      <Card>
        <Stack gap={12}>
          <TextField
            label={formatMessage({ id: 'diary.calendarAddress' })}
            value={address}
            onChange={() => undefined}
          />
          <Row>
            <Button icon="copy" onClick={() => void copy()}>
              {formatMessage({ id: 'diary.calendarCopy' })}
            </Button>
          </Row>
        </Stack>
      </Card>
    </div>
  );
}

function useCalendarLink(isThere: boolean) {
  const { formatMessage } = useIntl();
  const confirm = useConfirm();
  const notify = useNotify();
  const failureText = useFailureText();
  const feedback = useMutationFeedback();
  // Stored on this page alone: a person who leaves it does not see it again.
  const [address, setAddress] = useState<string>();
  const making = useMutationResult(MakeCalendarLinkMutation, {
    update: (cache, { data }) => {
      const made = data?.makeCalendarLink;
      if (made?.__typename !== 'CalendarAddress') return;
      const calendarLink = { __typename: 'CalendarLink' as const, madeAt: made.madeAt, lastReadAt: null };
      cache.modify<CachedFields>({ fields: { calendarLink: () => calendarLink } });
    },
  });
  const ending = useMutationResult(DeleteCalendarLinkMutation, {
    update: (cache, { data }) => {
      if (data?.deleteCalendarLink.__typename !== 'Done') return;
      cache.modify<CachedFields>({ fields: { calendarLink: () => null } });
    },
  });

  async function make(): Promise<void> {
    const isMeant =
      !isThere ||
      (await confirm({
        title: formatMessage({ id: 'diary.calendarAnewTitle' }),
        text: formatMessage({ id: 'diary.calendarAnewText' }),
        confirmLabel: formatMessage({ id: 'diary.calendarMakeAnew' }),
        isDestructive: true,
      }));
    if (!isMeant) return;
    const made = await making.run({});
    if (isFailure(made)) return notify({ kind: 'problem', text: failureText(made) });
    setAddress(made.address);
  }

  async function end(): Promise<void> {
    const isMeant = await confirm({
      title: formatMessage({ id: 'diary.calendarEndTitle' }),
      text: formatMessage({ id: 'diary.calendarEndText' }),
      confirmLabel: formatMessage({ id: 'diary.calendarEnd' }),
      isDestructive: true,
    });
    if (isMeant && (await feedback(ending.run({}), formatMessage({ id: 'diary.calendarEnded' }))))
      setAddress(undefined);
  }

  return { address, make, end, isRunning: making.isRunning };
}
