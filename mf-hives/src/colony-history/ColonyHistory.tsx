import { Icon, type IconName, Stack, Text, tokens } from '@skep/ui';
import styled from 'styled-components';
import type { ColonyEventKind } from '../generated/graphql.ts';
import { calendarDay } from './calendar-day.ts';
import { EventSentence } from './EventSentence.tsx';
import type { HistoryEntry } from './history-entries.ts';
import { useIntl } from './use-life-intl.ts';

export interface ColonyHistoryProps {
  /** Of the hive whose history it is. */
  hiveId: string;
  entries: readonly HistoryEntry[];
  /** Several people look after the hive. Default: false. */
  areAuthorsShown?: boolean;
}

/** What happened to a colony, the newest first. */
export function ColonyHistory({ hiveId, entries, areAuthorsShown = false }: ColonyHistoryProps) {
  const { formatDate, formatMessage } = useIntl();
  return (
    <Line>
      {entries.map((entry) => (
        <Step key={entry.id}>
          <Sign>
            <Icon name={'event' in entry ? icons[entry.event.kind] : 'move'} size="small" />
          </Sign>
          <Stack gap={0}>
            <Text size="small" tone="muted">
              <time dateTime={entry.day}>{formatDate(...calendarDay(entry.day))}</time>
              {areAuthorsShown &&
                'event' in entry &&
                entry.event.authorName &&
                ` ${formatMessage({ id: 'life.by' }, { name: entry.event.authorName })}`}
            </Text>
            {'event' in entry ? (
              <EventSentence hiveId={hiveId} event={entry.event} />
            ) : (
              <Text as="div">{formatMessage({ id: 'life.event.moved' }, entry.move)}</Text>
            )}
            {'event' in entry && entry.event.movedBoxes !== null && (
              <Text as="div" tone="muted">
                {formatMessage(
                  { id: 'life.movedBoxes' },
                  { boxes: entry.event.movedBoxes, frames: entry.event.movedFrames ?? 0 },
                )}
              </Text>
            )}
            {'event' in entry && entry.event.note && <Note>{entry.event.note}</Note>}
          </Stack>
        </Step>
      ))}
    </Line>
  );
}

const icons: Readonly<Record<ColonyEventKind, IconName>> = {
  STATE: 'hive',
  SPLIT: 'copy',
  UNITE: 'group',
  REQUEEN: 'queen',
  QUEEN_MOVE: 'move',
  QUEEN_FATE: 'queen',
};

const Line = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Step = styled.li`
  position: relative;
  display: flex;
  gap: ${tokens.space[12]};
  padding-block-end: ${tokens.space[24]};
  &:last-child {
    padding-block-end: 0;
  }
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 2rem 0;
    inset-inline-start: calc(1rem - ${tokens.borderWidth} / 2);
    border-inline-start: ${tokens.borderWidth} solid ${tokens.color.borderStrong};
  }
`;

const Sign = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 2rem;
  height: 2rem;
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.accentSoft};
  color: ${tokens.color.accentInk};
`;

const Note = styled.p`
  margin: ${tokens.space[4]} 0 0;
  padding-inline-start: ${tokens.space[12]};
  border-inline-start: 3px solid ${tokens.color.border};
  color: ${tokens.color.textMuted};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
