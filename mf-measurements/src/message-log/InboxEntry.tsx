import { Link } from '@skep/remote-kit';
import { Button, Card, Chip, Heading, LinkButton, Row, Stack, Text, tokens } from '@skep/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useIntl } from '../codecs/use-codec-intl.ts';
import type { Quantity } from '../device/quantity-options.ts';
import { sourceNames } from '../device/source-names.ts';
import type { InboxEntryFragment } from '../generated/graphql.ts';
import { isSameDay } from './messages-by-day.ts';
import { SentMessageDialog } from './SentMessageDialog.tsx';
import { statusLooks } from './status-looks.ts';
import { useNoteText } from './useNoteText.ts';

export interface InboxEntryProps {
  deviceId: string;
  message: InboxEntryFragment;
  quantities: readonly Quantity[];
}

/** What another codec, or a corrected one, would change. */
const codecNotes: readonly string[] = ['unknown_payload', 'codec_failed', 'codec_rests'];

/** One message of a day: when it came, what was stored of it, why something was not, and what to do then. */
export function InboxEntry({ deviceId, message: entry, quantities }: InboxEntryProps) {
  const { formatMessage, formatDate } = useIntl();
  const noteText = useNoteText(quantities);
  const wayText = useWayText(entry);
  const [isShown, setIsShown] = useState(false);
  const { id, status, valueCount: count } = entry;
  return (
    <Card as="li">
      <Stack gap={8}>
        <Row justify="between" gap={8}>
          <Heading level={3}>{formatDate(entry.receivedAt, { timeStyle: 'medium' })}</Heading>
          <Chip tone={statusLooks[status].tone} icon={statusLooks[status].icon}>
            {formatMessage({ id: `inbox.status.${status}` })}
          </Chip>
        </Row>
        <Text>{formatMessage({ id: `inbox.became.${status}` }, { count })}</Text>
        {entry.notes.map((note) => (
          <Text key={`${note.code} ${note.params.map(({ value }) => value)}`}>{noteText(note)}</Text>
        ))}
        <Foot>
          <Text tone="muted" size="small">
            {wayText}
          </Text>
          <Row gap={4}>
            {entry.notes.some(({ code }) => code === 'no_definition') && (
              <LinkButton to={`/devices/${deviceId}/calibrate`} as={Link} kind="quiet" icon="weight">
                {formatMessage({ id: 'devices.way.calibrate' })}
              </LinkButton>
            )}
            {entry.notes.some(({ code }) => codecNotes.includes(code)) && (
              <LinkButton to="/devices/codecs" as={Link} kind="quiet" icon="device">
                {formatMessage({ id: 'codecs.title' })}
              </LinkButton>
            )}
            <Button kind="quiet" icon="eye" onClick={() => setIsShown(true)}>
              {formatMessage({ id: 'inbox.asSent' })}
            </Button>
          </Row>
        </Foot>
      </Stack>
      {isShown && <SentMessageDialog deviceId={deviceId} id={id} onClose={() => setIsShown(false)} />}
    </Card>
  );
}

/** When it was measured, which way it came, and how often. */
function useWayText({ measuredAt, receivedAt, source, repeats }: InboxEntryFragment): string {
  const { formatMessage, formatDate } = useIntl();
  const server = sourceNames.get(source ?? '');
  const timeText = (iso: string) =>
    formatDate(iso, {
      timeStyle: 'medium',
      ...(isSameDay(iso, receivedAt) ? {} : { dateStyle: 'medium' }),
    });
  return [
    measuredAt && formatMessage({ id: 'inbox.measured' }, { time: timeText(measuredAt) }),
    server && formatMessage({ id: 'inbox.source' }, { source: server }),
    source === 'key-values' && formatMessage({ id: 'inbox.sourceDirect' }),
    repeats > 0 && formatMessage({ id: 'inbox.repeats' }, { repeats }),
  ]
    .filter(Boolean)
    .join(' · ');
}

// The buttons bring their own room to be touched; it may reach into the card's edge.
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${tokens.space[12]};
  margin-block-end: calc(-1 * ${tokens.space[8]});
  > :first-child {
    flex: 1 1 14rem;
  }
  > :last-child {
    margin-inline: calc(-1 * ${tokens.space[16]});
  }
`;
