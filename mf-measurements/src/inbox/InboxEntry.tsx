import { Button, Card, Chip, Heading, Row, Stack, Text } from '@skep/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { sourceNames } from '../device/source-names.ts';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { InboxEntryFragment } from './InboxScreen.graphql.ts';
import { SentMessageDialog } from './SentMessageDialog.tsx';
import { statusLooks } from './status-looks.ts';
import { useNoteText } from './useNoteText.ts';

export interface InboxEntryProps {
  deviceId: string;
  message: FragmentType<typeof InboxEntryFragment>;
}

/** One message: when it came, what was stored of it, and why something was not. */
export function InboxEntry({ deviceId, message }: InboxEntryProps) {
  const { formatMessage, formatDate } = useIntl();
  const noteText = useNoteText();
  const [isShown, setIsShown] = useState(false);
  const entry = readFragment(InboxEntryFragment, message);
  const { id, status, valueCount: count, repeats } = entry;
  const moment = (iso: string) => formatDate(iso, { dateStyle: 'medium', timeStyle: 'medium' });
  const source = sourceNames.get(entry.source ?? '');
  return (
    <Card as="li">
      <Stack gap={8}>
        <Row justify="between" align="start">
          <Heading level={2}>{moment(entry.receivedAt)}</Heading>
          <Chip tone={statusLooks[status].tone} icon={statusLooks[status].icon}>
            {formatMessage({ id: 'inbox.status' }, { status })}
          </Chip>
        </Row>
        <Text>{formatMessage({ id: 'inbox.became' }, { status, count })}</Text>
        {entry.notes.map((note) => (
          <Text key={`${note.code} ${note.params.map(({ value }) => value)}`}>{noteText(note)}</Text>
        ))}
        <Text tone="muted" size="small">
          {[
            entry.measuredAt && formatMessage({ id: 'inbox.measured' }, { time: moment(entry.measuredAt) }),
            source && formatMessage({ id: 'inbox.source' }, { source }),
            entry.source === 'key-values' && formatMessage({ id: 'inbox.sourceDirect' }),
            repeats > 0 && formatMessage({ id: 'inbox.repeats' }, { repeats }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <div>
          <Button kind="quiet" icon="eye" onClick={() => setIsShown(true)}>
            {formatMessage({ id: 'inbox.asSent' })}
          </Button>
        </div>
      </Stack>
      {isShown && <SentMessageDialog deviceId={deviceId} id={id} onClose={() => setIsShown(false)} />}
    </Card>
  );
}
